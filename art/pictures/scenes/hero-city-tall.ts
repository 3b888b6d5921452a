import { parallel } from '../kit/camera.ts';
import type { Scene } from '../kit/scene.ts';
import { scene as city } from './hero-city.ts';

export const scene: Scene = {
  ...city,
  subject: 'The middle of the model city: observatory, towers, hospital and data hall, for narrow pages',
  format: 'heroTall',
  camera: parallel({ eye: [24, 19, 26], target: [-0.6, 1.4, -0.6], span: 20, shift: [0.06, 0] }),
  inking: { pitch: 5.2, dots: 4.6, bareBelow: 0.3 },
};
