import { person } from '../builders/person.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const PLATFORM = 1.28;
const SHAFT = 4.1;

/** A fluted column with base and volutes. */
function column(model: Model): void {
  model.box([0, 0, 0], [0.92, 0.2, 0.92]);
  model.field(
    (x, y, z) => {
      const flutes = 0.018 * Math.cos(Math.atan2(z, x) * 16);
      return Math.max(Math.hypot(x, z) - (0.36 - (0.05 * y) / 4.2) + flutes, y - SHAFT, 0.2 - y) * 0.8;
    },
    [-0.4, 0.18, -0.4],
    [0.4, SHAFT, 0.4],
    { tone: 1.05, hatch: ({ x }) => x, pitch: 0.75 },
  );
  model.box([0, SHAFT, 0], [0.92, 0.16, 0.92]);
  for (const x of [-0.32, 0.32]) model.ellipsoid([x, SHAFT - 0.05, 0.35], [0.16, 0.16, 0.12]);
}

function roof(model: Model): void {
  model.box([0, 0, 0], [9.4, 0.42, 3.9]);
  model.box([0, 0.42, 0], [9.4, 0.32, 3.7], {
    paint: ({ x }, mark) => {
      mark.part = 1 + stripe(x / 0.31, 2);
    },
  });
  model.box([0, 0.74, 0], [9.8, 0.14, 4.2]);
  model.gable([0, 0.88, 0], [9.8, 1.75, 4.2], {}, 'z');
  model.gable([0, 1.04, 1.2], [8, 1.3, 2], { tone: 0.7, accent: 1 }, 'z');
  model.cylinder([0, 1.59, 2.25], 0.46, 0.1, {}, 'z');
  model.cylinder([0, 1.59, 2.32], 0.3, 0.04, ACCENT, 'z');
  model.cylinder([0, 1.59, 2.36], 0.14, 0.04, { ink: 0 }, 'z');
}

function lamp(model: Model): void {
  model.cylinder([0, 0, 0], 0.3, 0.5);
  model.cylinder([0, 0.5, 0], 0.06, 2.6, INK);
  model.sphere([0, 3.3, 0], 0.26);
}

export const scene: Scene = {
  subject: 'A court house with columns, and people on its steps',
  camera: perspective({ eye: [-6.8, 1.5, 14.5], target: [-0.3, 3.5, 0], fieldOfView: 42 }),
  light: { from: [0.75, 0.95, 0.8], ambient: 0.4, corners: 1.5, shadow: 0.6 },
  sky: (_u, v) => ({ dark: v < 0.62 ? 0.4 - 0.62 * v : 0 }),
  draw(model) {
    model.box([0, -0.3, 0], [400, 0.3, 400], { tone: 1.05 });
    for (let step = 0; step < 8; step++)
      model.box([0, step * 0.16, 1.6 - step * 0.28], [11 - step * 0.24, 0.16, 7]);
    model.box([0, PLATFORM, -2], [9.2, 4.6, 3], { tone: 0.8, ink: 0.72 });
    for (let count = 0; count < 6; count++) column(model.at([-3.75 + count * 1.5, PLATFORM, 1.4]));
    roof(model.at([0, PLATFORM + 4.26, 0]));
    model.box([0, PLATFORM, -0.45], [1.5, 3, 0.1], { ink: 0, accent: 1 });
    for (const x of [-2.6, 2.6]) model.box([x, PLATFORM + 0.4, -0.45], [1, 2.2, 0.1], INK);
    person(model, [1.1, 0.48, 3.7], { turn: 160, pose: 'walking', clothes: { tone: 0.4 } });
    person(model, [-2.4, 0, 6.2], { turn: 200, pose: 'walking', clothes: { tone: 0.7 }, hair: 'long' });
    person(model, [-1.75, 0, 6.3], { turn: 200, scale: 1.08, pose: 'walking', clothes: { tone: 0.35 } });
    for (const x of [-6.6, 6.6]) lamp(model.at([x, 0, 3.4]));
  },
};
