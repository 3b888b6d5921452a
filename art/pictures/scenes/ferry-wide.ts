import { perspective } from '../kit/camera.ts';
import type { Scene } from '../kit/scene.ts';
import { scene as ferry } from './ferry.ts';

export const scene: Scene = {
  ...ferry,
  subject: 'A car ferry on wide water, at the right',
  format: 'strip',
  camera: perspective({
    eye: [-9.2, 4.4, 19],
    target: [-0.5, 2, 0],
    fieldOfView: 23,
    shift: [-0.95, 0.12],
  }),
};
