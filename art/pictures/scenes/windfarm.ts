import { person } from '../builders/person.ts';
import { tree } from '../builders/tree.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene, Sky } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';

const TOWER = 10;
const BLADE: Point[] = [
  [-0.14, 0.2],
  [-0.34, 1.1],
  [-0.2, 3.2],
  [0.02, 5.4],
  [0.12, 5.4],
  [0.18, 1],
  [0.14, 0.2],
];

const hill: Material = { tone: 0.86, hatch: ({ x, y }) => y * 1.6 + Math.sin(x * 0.25) * 0.15 };

function turbine(model: Model, phase: number, rotor: Material): void {
  model.turned(
    [0, -1.5, 0],
    [
      [0.42, 0],
      [0.2, TOWER + 1.5],
    ],
    { tone: 1, hatch: ({ y }) => y, pitch: 1.1 },
  );
  model.box([0, TOWER - 0.1, -0.35], [0.62, 0.62, 1.7], { tone: 0.95 });
  model.ellipsoid([0, TOWER + 0.2, 0.62], [0.34, 0.34, 0.45], rotor);
  for (let blade = 0; blade < 3; blade++)
    model.at([0, TOWER + 0.2, 0.66], { roll: phase + blade * 120 }).slab([0, 0, 0], BLADE, 0.08, rotor);
}

/** Level streaks of cloud. */
function sky(u: number, v: number): Sky {
  for (const [left, right, height] of [
    [0.02, 0.24, 0.2],
    [0.06, 0.18, 0.225],
    [0.62, 0.98, 0.1],
    [0.7, 0.9, 0.125],
    [0.36, 0.52, 0.07],
  ] as const)
    if (u > left && u < right && Math.abs(v - height) < 0.002) return { dark: 1 };
  return {};
}

export const scene: Scene = {
  subject: 'A wind farm on rolling hills',
  camera: perspective({ eye: [-2.4, 3.4, 27], target: [0.3, 6.6, 0], fieldOfView: 42 }),
  light: { from: [-0.6, 0.85, 0.7], ambient: 0.44, exposure: 1.18, corners: 2, shadow: 0.5 },
  sky,
  draw(model) {
    model.box([0, -0.4, 0], [300, 0.4, 300], { tone: 1.05 });
    model.ellipsoid([-3, -3.4, -6], [24, 5.2, 11], hill);
    model.ellipsoid([14, -2.6, -13], [18, 6.4, 11], hill);
    model.ellipsoid([-20, -2.4, -22], [22, 8, 12], hill);
    model.ellipsoid([2, -2.4, -38], [30, 7.4, 12], hill);
    model.box([6.6, 0, 0], [0.22, 0.02, 300], ACCENT);
    turbine(model.at([-0.6, 1.4, -4], { turn: -14 }), 14, ACCENT);
    turbine(model.at([8.6, 2.4, -12], { turn: -14 }), 50, { tone: 1 });
    turbine(model.at([-12.5, 4.4, -19], { turn: -14 }), 80, { tone: 1 });
    turbine(model.at([18, 3, -16], { turn: -14 }), 100, { tone: 1 });
    turbine(model.at([3, 4.4, -36], { turn: -14 }), 30, { tone: 1 });
    for (const [x, z, radius] of [
      [-7.6, 8, 0.9],
      [-9, 7, 1.1],
    ] as const)
      tree(model, x, z, radius, radius);
    person(model, [3.4, 0, 8], { turn: 200, clothes: { tone: 0.4 } });
  },
};
