import { observatoryHill, starTrails } from '../builders/observatory-hill.ts';
import { perspective } from '../kit/camera.ts';
import type { Scene } from '../kit/scene.ts';

export const scene: Scene = {
  subject: 'An observatory under star trails',
  format: 'wide',
  night: true,
  camera: perspective({ eye: [-3.4, 2.3, 14], target: [0.4, 3.4, 0], fieldOfView: 34, shift: [-0.85, 0] }),
  light: { from: [-0.8, 0.6, 0.5], ambient: 0.22, exposure: 0.9, shadow: 0, corners: 1.5 },
  inking: { pitch: 5 },
  overlay: starTrails({ x: 590, y: 74, skyline: 178, reach: 640 }),
  draw: observatoryHill,
};
