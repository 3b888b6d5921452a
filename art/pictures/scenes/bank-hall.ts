import { perspective } from '../kit/camera.ts';
import type { Scene } from '../kit/scene.ts';
import { scene as counter } from './bank-counter.ts';

export const scene: Scene = {
  ...counter,
  subject: 'The hall of a bank with customers at its counter',
  format: 'panorama',
  camera: perspective({ eye: [0, 1.75, 7.4], target: [0, 1.9, -2], fieldOfView: 36 }),
  inking: { pitch: 4.4 },
};
