import { perspective } from '../../kit/camera.ts';
import type { Scene } from '../../kit/scene.ts';
import type { Vector } from '../../kit/vector.ts';
import { BACKDROPS } from './backdrop.ts';

/** What all portraits share: lens, light and line. */
export const sitting = (
  subject: string,
  backdrop: keyof typeof BACKDROPS,
  light: Vector,
  draw: Scene['draw'],
  ambient = 0.34,
): Scene => ({
  subject,
  format: 'portrait',
  camera: perspective({ eye: [0, -0.36, 9], target: [0, -0.47, 0], fieldOfView: 27, depthBreak: 0.12 }),
  light: { from: light, ambient, exposure: 1.26, corners: 0.7, cornerInk: 0, shadow: 0, shade: 0.9 },
  inking: { pitch: 4.4, bareBelow: 0.15, crease: 0.7, weight: 1.2 },
  sky: BACKDROPS[backdrop],
  draw,
});
