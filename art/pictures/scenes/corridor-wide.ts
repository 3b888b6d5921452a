import { hospitalCorridor } from '../builders/hospital-corridor.ts';
import { perspective } from '../kit/camera.ts';
import type { Scene } from '../kit/scene.ts';

export const scene: Scene = {
  subject: 'A hospital corridor with two clinicians and a bed',
  format: 'wide',
  camera: perspective({
    eye: [-0.35, 1.6, 7.4],
    target: [0.05, 1.42, -4],
    fieldOfView: 36,
    shift: [-1.06, -0.1],
  }),
  light: {
    from: [0.15, 1, 0.35],
    shadow: 0,
    shade: 0,
    ambient: 0.66,
    exposure: 1.4,
    corners: 1.7,
    cornerInk: 0.6,
  },
  inking: { pitch: 5 },
  draw: hospitalCorridor,
};
