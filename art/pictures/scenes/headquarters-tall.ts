import { perspective } from '../kit/camera.ts';
import type { Scene } from '../kit/scene.ts';
import { scene as headquarters } from './headquarters.ts';

export const scene: Scene = {
  ...headquarters,
  subject: 'The door and the dome of a brick office, for narrow pages',
  format: 'tall',
  camera: perspective({ eye: [5.5, 4, 24], target: [0.3, 5.6, 0], fieldOfView: 37.5 }),
};
