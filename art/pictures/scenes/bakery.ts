import { brickwork } from '../builders/brickwork.ts';
import { person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';

const BRICK: Material = { paint: brickwork({ length: 0.42, height: 0.17, share: 0.55 }) };
const CRUST: Material = {
  tone: 0.78,
  pitch: 0.8,
  paint: ({ x, y, z }, mark) => {
    if (y > 0.02 && Math.abs(fraction(x / 0.16 + z * 1.2) - 0.5) < 0.1 && Math.abs(z) < 0.07) mark.ink = 0.9;
  },
};

const loaf = (model: Model, x: number, y: number, z: number, turn: number): void =>
  model.ellipsoid([x, y + 0.09, z], [0.27, 0.12, 0.13], CRUST, { turn });

function mouth(width: number, foot: number, spring: number): Point[] {
  const half = width / 2;
  return Array.from({ length: 13 }, (_, step): Point => {
    const angle = (step / 12) * Math.PI;
    return [Math.cos(angle) * half, spring + Math.sin(angle) * half * 0.8];
  }).concat([
    [-half, foot],
    [half, foot],
  ]);
}

function oven(model: Model): void {
  model.box([0, 0, -1.2], [3.4, 3.6, 2], BRICK);
  model.box([0, 3.6, -1.2], [3.7, 0.18, 2.2]);
  model.spire([0, 3.78, -1.2], [2.8, 1.6, 1.6], BRICK, 0.5);
  model.slab([0, 0, -0.17], mouth(2.1, 0.95, 1.5), 0.14, { tone: 0.9 });
  model.slab([0, 0, -0.12], mouth(1.7, 1, 1.5), 0.12, INK);
  model.slab([0, 0, -0.05], flames, 0.04, ACCENT);
  model.box([0, 0.82, 0.05], [2.6, 0.14, 0.5]);
  model.slab([0, -0.72, -0.15], mouth(0.9, 0.85, 1.1), 0.1, INK);
}

const flames: readonly Point[] = [
  [-0.75, 1],
  [-0.66, 1.4],
  [-0.5, 1.2],
  [-0.32, 1.72],
  [-0.14, 1.3],
  [0.08, 1.9],
  [0.26, 1.35],
  [0.42, 1.66],
  [0.58, 1.2],
  [0.7, 1.42],
  [0.76, 1],
];

function table(model: Model): void {
  model.box([0, 0.82, 0], [2.5, 0.1, 1], { tone: 0.85 });
  for (const [x, z] of [
    [-1.1, -0.4],
    [1.1, -0.4],
    [-1.1, 0.4],
    [1.1, 0.4],
  ] as const)
    model.box([x, 0, z], [0.11, 0.82, 0.11], { tone: 0.6 });
  for (let row = 0; row < 3; row++)
    for (let place = 0; place < 4 - row; place++)
      loaf(model, -0.85 + place * 0.55 + row * 0.27, 0.92 + row * 0.19, 0.1, 12);
}

export const scene: Scene = {
  subject: 'A baker drawing loaves from a brick oven',
  camera: perspective({ eye: [1.1, 1.9, 7.4], target: [0.2, 1.65, 0], fieldOfView: 38 }),
  light: { from: [-0.5, 0.9, 0.8], ambient: 0.5, exposure: 1.2, shadow: 0.5, corners: 0.7 },
  inking: { pitch: 4.8 },
  draw(model) {
    model.box([0, -0.2, 0], [60, 0.2, 60], { paint: tiles({ across: 0.8 }), tone: 1.08 });
    model.box([0, 0, -2.4], [60, 9, 0.2], { tone: 1.12 });
    model.box([0.35, 0, 3], [0.12, 0.008, 4.4], ACCENT);
    oven(model.at([-0.6, 0, 0]));
    const baker = person(model, [1.25, 0, 1.35], {
      turn: -125,
      clothes: { tone: 1.1 },
      leftArm: { elbow: [0.34, 1.08, 0.2], hand: [0.1, 1.12, 0.5] },
      rightArm: { elbow: [0.34, 1.08, 0.1], hand: [0.16, 1.06, 0.28] },
    });
    baker.cylinder([0, 1.72, 0], 0.12, 0.14, { tone: 1.2 });
    baker.ellipsoid([0, 1.9, 0], [0.18, 0.11, 0.18], { tone: 1.2 });
    model.rod([1.75, 1.08, 1.45], [0.1, 1.12, 0.55], 0.03, { tone: 0.4 });
    model.box([-0.2, 1.08, 0.45], [0.8, 0.03, 0.5], { tone: 0.6 });
    loaf(model, -0.2, 1.11, 0.45, 10);
    table(model.at([-2.6, 0, 1.6], { turn: 14 }));
    for (const [x, z, height] of [
      [2.4, -0.6, 0.95],
      [3, -0.3, 0.8],
    ] as const) {
      model.turned(
        [x, 0, z],
        [
          [0.3, 0],
          [0.36, 0.3],
          [0.3, height],
          [0.08, height + 0.12],
          [0.16, height + 0.3],
        ],
        {
          hatch: ({ y }) => y,
        },
      );
    }
    for (const y of [1.7, 2.4]) {
      model.box([2.75, y, -2], [1.9, 0.07, 0.6], { tone: 0.6 });
      for (const x of [2.1, 2.75, 3.4]) loaf(model, x, y + 0.07, -1.9, 8);
    }
  },
};
