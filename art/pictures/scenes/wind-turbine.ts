import { person } from '../builders/person.ts';
import { tree } from '../builders/tree.ts';
import { wheel } from '../builders/wheel.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene, Sky } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';

const HUB = 9.4;
const BLADE: readonly Point[] = [
  [-0.14, 0.3],
  [0.14, 0.3],
  [0.5, 1.2],
  [0.42, 2],
  [0.1, 5.3],
  [0, 5.5],
  [-0.1, 5.3],
  [-0.16, 1.2],
];

function turbine(model: Model): void {
  model.cylinder([0, 0, 0], 1.1, 0.25, { tone: 0.9 });
  model.turned(
    [0, 0.25, 0],
    [
      [0.55, 0],
      [0.27, HUB - 0.6],
    ],
    {
      hatch: ({ y }) => y,
      paint: ({ x, y, z }, mark) => {
        if (z > 0.2 && Math.abs(x) < 0.22 && y < 1.35) mark.ink = 0.9;
      },
    },
  );
  const head = model.at([0, HUB, 0], { turn: -14 });
  head.box([0, -0.36, -0.55], [0.85, 0.8, 2.3], { tone: 0.95 });
  head.cylinder([0, 0, 0.75], 0.36, 0.5, { tone: 0.8 }, 'z');
  head.ellipsoid([0, 0, 1], [0.36, 0.36, 0.5], { tone: 0.8 });
  for (const roll of [48, 168, 288]) head.slab([0, 0, 0.85], BLADE, 0.12, { tone: 1.05 }, { roll });
}

/** A van standing along x, its front to the left. */
function van(model: Model): void {
  model.box([0.35, 0.3, 0], [2.6, 1.55, 1.5], ACCENT);
  model.slab(
    [-1.5, 0.3, 0],
    [
      [-0.75, 0],
      [0.6, 0],
      [0.6, 1.5],
      [0.05, 1.45],
      [-0.3, 0.8],
      [-0.75, 0.66],
    ],
    1.46,
    {
      accent: 1,
      paint: ({ x, y, nz }, mark) => {
        if (nz < 0.5 || y < 0.78 || y > 1.3 || x > 0.42 || x < -0.3 + (y - 0.78) * 0.55 + 0.1) return;
        mark.part = 1;
        mark.accent = 0;
        mark.ink = 0.92;
      },
    },
  );
  for (const x of [-1.5, 1]) wheel(model, x, 0.6, 0.36);
  for (const z of [-0.5, 0.5]) model.rod([-0.7, 1.98, z], [1.5, 1.98, z], 0.05, INK);
  for (let x = -0.6; x < 1.5; x += 0.3) model.rod([x, 1.98, -0.5], [x, 1.98, 0.5], 0.03, INK);
}

/** Two thin bands of cloud. */
function sky(u: number, v: number): Sky {
  const isCloud = (du: number, dv: number, size: number): boolean =>
    v < dv + 0.02 && Math.hypot((u - du) / size, (v - dv) / (size * 0.22)) < 1;
  return {
    dark: isCloud(0.16, 0.3, 0.13) || isCloud(0.26, 0.32, 0.11) || isCloud(0.86, 0.46, 0.12) ? 0.26 : 0,
  };
}

export const scene: Scene = {
  subject: 'A wind turbine and a maintenance van at its foot',
  camera: perspective({ eye: [3.6, 2.3, 23], target: [0.9, 6, 0], fieldOfView: 35 }),
  light: { from: [-0.6, 0.9, 0.6], ambient: 0.48, exposure: 1.2, shadow: 0.5, corners: 0.9 },
  sky,
  draw(model) {
    model.box([0, -0.3, 0], [400, 0.3, 60], { tone: 1.08 });
    for (const [x, z, size] of [
      [-26, -30, 9],
      [30, -32, 11],
      [4, -40, 8],
    ] as const)
      model.ellipsoid([x, -1, z], [size * 3, size * 0.62, size], {
        tone: 0.72,
        hatch: ({ x: across, y }) => y + Math.abs(across) * 0.12,
      });
    model.box([-2.2, 0, 8], [0.24, 0.012, 44], ACCENT);
    for (let post = 0; post < 12; post++) {
      const x = -14 + post * 2.6;
      model.box([x, 0, -5], [0.14, 0.9, 0.14], INK);
      for (const y of [0.35, 0.75]) model.rod([x, y, -5], [x + 2.6, y, -5], 0.04, INK);
    }
    turbine(model);
    van(model.at([3.4, 0, 3.2], { turn: 16, scale: 1.1 }));
    person(model, [-0.3, 0, 5.2], {
      turn: -150,
      clothes: { tone: 0.35 },
      hair: 'none',
    }).ellipsoid([0, 1.72, 0.01], [0.13, 0.11, 0.15], INK);
    model.box([0.5, 0, 5.6], [0.6, 0.36, 0.4], { tone: 0.5 });
    tree(model, -6.6, -2, 0.8, 1.1);
    tree(model, -8, -3.4, 0.6, 0.8);
  },
};
