import { dressForm, measuringTape } from '../builders/dress-form.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';

const FRONT: readonly Point[] = [
  [-0.7, -1.4],
  [0.75, -1.4],
  [0.72, 0.3],
  [0.35, 0.75],
  [0.45, 1.3],
  [0.05, 1.5],
  [-0.25, 1.1],
  [-0.68, 0.95],
];
const SLEEVE: readonly Point[] = [
  [-0.36, -1.3],
  [0.36, -1.3],
  [0.62, 0.5],
  [0.3, 1.02],
  [0, 1.16],
  [-0.3, 1.02],
  [-0.62, 0.5],
];
const COLLAR: readonly Point[] = [
  [-0.8, 0],
  [-0.6, 0.34],
  [0, 0.2],
  [0.6, 0.34],
  [0.8, 0],
  [0, -0.16],
];

const pattern = {
  tone: 1.05,
  paint: (
    { x, y, z }: { readonly x: number; readonly y: number; readonly z: number },
    mark: { ink: number },
  ): void => {
    if (Math.abs(z) < 0.009) return;
    if (Math.abs(x) < 0.022 && Math.abs(y) < 0.7) mark.ink = 1;
    if (Math.hypot(x, Math.abs(y) - 0.7) < 0.06) mark.ink = 1;
  },
};

function wallPatterns(model: Model): void {
  model.slab([-3, 1.1, 0], FRONT, 0.04, pattern);
  model.slab([2.55, 1.35, 0], SLEEVE, 0.04, pattern, { roll: -6 });
  model.slab([4.2, 1.15, 0], FRONT, 0.04, pattern, { turn: 180 });
  model.slab([-4.85, 1.4, 0], SLEEVE, 0.04, pattern, { roll: 5 });
  model.slab([2.5, 3.4, 0], COLLAR, 0.04, pattern);
}

/** Shears with open blades, lying on the table. */
function shears(model: Model): void {
  for (const side of [-1, 1]) {
    const half = model.at([0, 0.06, 0], { turn: side * 13 });
    half.slab(
      [0, 0, -0.55],
      [
        [-0.07, -0.62],
        [0.07, -0.62],
        [0.09, 0.5],
        [0, 0.75],
      ],
      0.05,
      { tone: 0.8 },
      { tilt: -90 },
    );
    half.rod([0, 0, 0], [side * 0.06, 0, 0.45], 0.06, INK);
    half.ring([side * 0.09, 0, 0.72], 0.25, 0.065, INK);
  }
  model.cylinder([0, 0.06, 0], 0.07, 0.08);
}

function table(model: Model): void {
  model.box([0, -0.2, 0], [4.4, 0.2, 2.6], { tone: 1.04 });
  for (const x of [-2, 2]) model.box([x, -2, 0.9], [0.24, 1.8, 0.24]);
  shears(model.at([-0.9, 0, 0.55], { turn: 58, scale: 1.15 }));
  model.cylinder([0.7, 0.28, -0.6], 0.28, 1.2, ACCENT, 'x');
  for (const x of [0, 1.4]) model.cylinder([x, 0.28, -0.6], 0.12, 0.2, INK, 'x');
  model.turned(
    [-1.7, 0, -0.2],
    [
      [0.2, 0],
      [0.2, 0.06],
      [0.1, 0.1],
      [0.1, 0.5],
      [0.2, 0.54],
      [0.2, 0.6],
    ],
    INK,
  );
}

export const scene: Scene = {
  subject: "A tailor's dress form with half a jacket, a measuring tape and pattern pieces",
  camera: perspective({ eye: [1.2, 2.9, 11.2], target: [0.5, -0.3, 0], fieldOfView: 34 }),
  light: { from: [0.55, 0.85, 0.75], ambient: 0.42, corners: 0.8 },
  draw(model) {
    model.box([0, -3.4, 0], [200, 0.2, 200], {
      tone: 1.04,
      paint: ({ x }, mark) => {
        mark.part = 1 + stripe(x / 1.1, 2);
        if (Math.abs(x - 0.02) < 0.06) {
          mark.part = 5;
          mark.accent = 1;
        }
      },
    });
    model.box([0, -3.2, -2.4], [60, 12, 0.2], { tone: 1.05 });
    model.box([0, -3.2, -2.28], [60, 0.4, 0.06], { tone: 0.6 });
    wallPatterns(model.at([0, 0, -2.26]));
    dressForm(model);
    measuringTape(model);
    table(model.at([3.7, -1.2, 0.5], { turn: -10 }));
  },
};
