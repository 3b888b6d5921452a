import { runner } from '../builders/runner.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Scene } from '../kit/scene.ts';

export const scene: Scene = {
  subject: 'A runner handing the baton to the next',
  camera: perspective({ eye: [0.5, 1.35, 6.2], target: [0.08, 0.94, 0], fieldOfView: 27 }),
  light: { from: [-0.45, 0.9, 0.75], ambient: 0.46, exposure: 1.2, corners: 0.5 },
  draw(model) {
    model.box([0, -0.3, 0], [200, 0.3, 60], { tone: 1.08 });
    for (const z of [-3.4, -2.2, -1, 1.4]) model.box([0, 0, z], [200, 0.008, 0.05], INK);
    model.box([0, 0, 0.35], [200, 0.01, 0.12], ACCENT);
    for (const x of [-1.5, 1.9]) model.box([x, 0, -1], [0.05, 0.008, 5], INK);
    runner(
      model,
      [-1.12, 0.06, 0],
      {
        rightArm: [
          [0.46, 1.22, 0.04],
          [0.8, 1.12, 0],
        ],
        leftArm: [
          [-0.2, 1.22, -0.02],
          [-0.12, 0.94, 0],
        ],
        rightLeg: [
          [-0.2, 0.55, 0],
          [-0.6, 0.42, 0],
        ],
        leftLeg: [
          [0.4, 0.78, 0],
          [0.36, 0.34, 0],
        ],
      },
      { shirt: { tone: 0.9 }, shorts: 0.3, skin: 0.95 },
    );
    runner(
      model,
      [0.95, 0.02, 0],
      {
        rightArm: [
          [-0.22, 1.22, 0.04],
          [-0.62, 1.12, 0],
        ],
        leftArm: [
          [0.3, 1.08, -0.04],
          [0.58, 1.24, 0],
        ],
        rightLeg: [
          [0.42, 0.84, 0],
          [0.44, 0.4, 0],
        ],
        leftLeg: [
          [-0.14, 0.5, 0],
          [-0.44, 0.12, 0],
        ],
      },
      { shirt: { tone: 0.38 }, shorts: 1.1, skin: 0.6 },
    );
    model.rod([-0.42, 1.19, 0.29], [0.42, 1.13, 0.29], 0.036, ACCENT);
    model.box([0, 0, -9], [60, 0.7, 0.2], { tone: 0.9 });
    for (let row = 0; row < 3; row++) model.box([0, 0.7 + row * 0.28, -9.6 - row * 0.6], [60, 0.28, 0.6]);
  },
};
