import { perspective } from '../kit/camera.ts';
import { ACCENT, BARE, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';

const ENAMEL: Material = { tone: 0.6 };
const CHEEK: readonly Point[] = [
  [-1.9, 0.1],
  [1.5, 0.1],
  [1.5, 1.35],
  [0.3, 1.5],
  [-0.1, 1.15],
  [-1.9, 0.42],
];

function keys(model: Model): void {
  for (let row = 0; row < 4; row++) {
    const z = 0.42 + row * 0.37;
    const y = 0.98 - row * 0.16;
    const count = row === 3 ? 9 : 10;
    for (let key = 0; key < count; key++) {
      const x = (key - (count - 1) / 2) * 0.36 + (row % 2 ? 0.06 : -0.06);
      model.cylinder([x, y - 0.34, z], 0.03, 0.34, INK);
      model.cylinder([x, y, z], 0.145, 0.06, { tone: 0.2 });
      model.cylinder([x, y + 0.06, z], 0.11, 0.012, BARE);
    }
  }
  model.box([0, 0.3, 1.88], [2.2, 0.1, 0.2], ACCENT);
}

function typeBars(model: Model): void {
  for (let bar = 0; bar < 19; bar++) {
    const angle = Math.PI * (0.08 + (bar / 18) * 0.84);
    model.plank(
      [Math.cos(angle) * 1.05, 1.22, -0.55 + Math.sin(angle) * 0.85],
      [Math.cos(angle) * 0.36, 1.12, -0.6 + Math.sin(angle) * 0.28],
      0.05,
      0.05,
      { tone: 0.6 },
    );
  }
}

function carriage(model: Model): void {
  model.box([0, 1.42, -1], [4.3, 0.16, 0.7], ENAMEL);
  model.cylinder([0, 1.85, -0.95], 0.3, 4.2, { tone: 0.25, hatch: ({ x, z }) => Math.atan2(x, z) }, 'x');
  for (const side of [-1, 1]) {
    model.cylinder([side * 2.3, 1.85, -0.95], 0.26, 0.24, INK, 'x');
    model.box([side * 2.08, 1.5, -0.95], [0.08, 0.7, 0.7], ENAMEL);
  }
  model.tube(
    [
      [-2.1, 1.7, -0.6],
      [-2.35, 1.75, -0.2],
      [-2.55, 1.95, 0.25],
    ],
    0.05,
    INK,
  );
  model.rod([-1.9, 2.22, -0.86], [1.9, 2.22, -0.86], 0.03, INK);
  for (const x of [-0.9, 0.9]) model.cylinder([x, 2.22, -0.86], 0.09, 0.3, INK, 'x');
}

export const scene: Scene = {
  subject: 'A typewriter with a sheet of paper in it',
  camera: perspective({ eye: [3.6, 5.6, 8.4], target: [0.05, 1.62, 0], fieldOfView: 35 }),
  light: { from: [-0.5, 1, 0.6], ambient: 0.45, exposure: 1.2, corners: 0.7 },
  draw(model) {
    model.box([0, -0.3, 0], [200, 0.3, 200], { tone: 1.08 });
    model.box([-4.2, 0, 0], [0.14, 0.01, 14], ACCENT);
    for (const side of [-1, 1])
      model.slab(
        [side * 2, 0, 0],
        CHEEK.map(([x, y]): Point => [x, y]),
        0.3,
        ENAMEL,
        { turn: 90 },
      );
    model.box([0, 0.08, 0.2], [3.9, 0.14, 3.4], { tone: 0.3 });
    model.box([0, 0.2, -1.1], [3.8, 1.2, 0.8], ENAMEL);
    keys(model);
    typeBars(model);
    for (const x of [-1.5, 1.5]) {
      model.cylinder([x, 1.26, -0.2], 0.42, 0.14, ACCENT);
      model.cylinder([x, 1.4, -0.2], 0.1, 0.08, INK);
    }
    carriage(model);
    model.box(
      [0, 1.95, -1.2],
      [2.7, 2, 0.03],
      {
        castsShadow: true,
        paint: ({ x, y, nz }, mark) => {
          mark.ink = 0;
          const line = fraction(y / 0.2);
          const end = y < 1 ? 0.1 : 1;
          if (nz > 0.5 && y > 0.8 && y < 1.75 && x > -1 && x < end && line < 0.28) mark.ink = 0.9;
        },
      },
      { tilt: -16 },
    );
  },
};
