import { starTrails } from '../builders/observatory-hill.ts';
import { perspective } from '../kit/camera.ts';
import type { Scene } from '../kit/scene.ts';
import { scene as wide } from './observatory-wide.ts';

export const scene: Scene = {
  ...wide,
  subject: 'An observatory under star trails, for narrow pages',
  format: 'tall',
  camera: perspective({ eye: [-3.4, 2.3, 15.5], target: [0.5, 3.4, 0], fieldOfView: 44, shift: [0, 0.06] }),
  overlay: starTrails({ x: 400, y: 150, skyline: 470, reach: 700 }),
};
