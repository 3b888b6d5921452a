import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';

const IRON: Material = { tone: 0.55 };

/** The anvil from its side: face on top, heel to the left, horn to the right. */
const SIDE: readonly Point[] = [
  [-1.15, 0],
  [1.15, 0],
  [1.1, 0.3],
  [0.62, 0.5],
  [0.5, 0.8],
  [0.85, 1.05],
  [0.95, 1.15],
  [0.95, 1.62],
  [-1.6, 1.62],
  [-1.6, 1.3],
  [-0.8, 1.05],
  [-0.5, 0.8],
  [-0.62, 0.5],
  [-1.1, 0.3],
];

function anvil(model: Model): void {
  model.slab([0, 0, 0], SIDE, 0.9, IRON);
  model.at([0.95, 1.36, 0], { roll: -90 }).turned(
    [0, 0, 0],
    [
      [0.3, 0],
      [0.28, 0.4],
      [0.2, 0.9],
      [0.04, 1.45],
    ],
    { ...IRON, hatch: ({ y }) => y },
    { roll: 4 },
  );
  model.box([-0.32, 1.62, 0], [2.54, 0.02, 0.92], { tone: 1.15 });
  model.box([-1.38, 1.64, 0], [0.16, 0.01, 0.16], INK);
}

function stump(model: Model): void {
  model.cylinder([0, 0, 0], 1.45, 1.5, {
    tone: 0.85,
    hatch: ({ x, z, ny }) => (ny > 0.5 ? Math.hypot(x, z) : Math.atan2(x, z) * 1.6),
    paint: ({ x, z, ny }, mark) => {
      if (ny > 0.5) mark.part = 1 + (Math.floor(Math.hypot(x, z + 0.1) / 0.16) % 2);
    },
  });
  for (const y of [0.2, 1.18]) model.cylinder([0, y, 0], 1.48, 0.14, INK);
}

function hammer(model: Model): void {
  model.box([0, 0, 0], [0.36, 0.36, 0.85], { tone: 0.4 });
  model.spire([0, 0.18, -0.42], [0.36, 0.4, 0.36], { tone: 0.4 }, 0.25, { tilt: -90 });
  model.rod([0, 0.18, 0], [2.3, 0.14, 0], 0.09, { tone: 0.9, hatch: ({ y }) => y });
}

function bucket(model: Model): void {
  model.turned(
    [0, 0, 0],
    [
      [0.5, 0],
      [0.66, 1.1],
    ],
    {
      tone: 0.9,
      paint: ({ x, y, z }, mark) => {
        mark.part = 1 + Math.floor(fraction(Math.atan2(x, z) * 2.2) * 2);
        if (fraction(y / 0.42) < 0.14) mark.ink = 0.9;
      },
    },
  );
  model.cylinder([0, 1.02, 0], 0.6, 0.1, INK);
  model.tube(
    [
      [-0.64, 1.1, 0],
      [-0.5, 1.6, 0],
      [0, 1.8, 0],
      [0.5, 1.6, 0],
      [0.64, 1.1, 0],
    ],
    0.03,
    INK,
  );
}

export const scene: Scene = {
  subject: 'An anvil with a hammer and a hot iron bar',
  camera: perspective({ eye: [3.4, 5.4, 10.5], target: [0.2, 1.75, 0], fieldOfView: 31 }),
  light: { from: [-0.55, 1, 0.6], ambient: 0.45, exposure: 1.2, corners: 0.8 },
  draw(model) {
    model.box([0, -0.3, 0], [900, 0.3, 900], { tone: 1.08 });
    model.box([0, 0, 0], [11, 0.01, 7], { tone: 1.08, paint: tiles({ across: 1.1 }) });
    model.box([-2.7, 0, 0], [0.18, 0.02, 7], ACCENT);
    stump(model);
    anvil(model.at([0, 1.5, 0]));
    model.box([0.35, 3.14, 0.1], [0.22, 0.16, 2.9], ACCENT, { turn: -18 });
    hammer(model.at([-1, 3.14, 0.05], { turn: 205 }));
    bucket(model.at([3, 0, 0.6]));
    model.rod([1.75, 0, 1.5], [1.15, 1.5, 0.95], 0.06, INK);
    model.rod([2.05, 0, 1.35], [1.2, 1.52, 0.9], 0.06, INK);
  },
};
