import { perspective } from '../kit/camera.ts';
import type { Scene } from '../kit/scene.ts';
import { scene as waterWorks } from './water-works.ts';

export const scene: Scene = {
  ...waterWorks,
  subject: 'A settling tank with its sweeping arm, the pump house behind it',
  camera: perspective({ eye: [9.5, 6.4, 18.5], target: [0.2, 1.1, 0], fieldOfView: 34 }),
};
