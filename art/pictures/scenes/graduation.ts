import { brickwork } from '../builders/brickwork.ts';
import { person } from '../builders/person.ts';
import { tree } from '../builders/tree.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';
import type { Vector } from '../kit/vector.ts';

const STONE: Material = { paint: brickwork({ length: 0.7, height: 0.34, share: 0.36 }) };
const GOWN: Material = { tone: 0.3, hatch: ({ x, z }) => Math.atan2(x, z) };

function arch(width: number, height: number): Point[] {
  const half = width / 2;
  const spring = height - half;
  const curve = Array.from({ length: 15 }, (_, step): Point => {
    const angle = (step / 14) * Math.PI;
    return [Math.cos(angle) * half, spring + Math.sin(angle) * half];
  });
  return [[half, 0], ...curve, [-half, 0]];
}

function battlements(model: Model, [x, y, z]: Vector, width: number, depth: number): void {
  for (let at = -width / 2 + 0.25; at < width / 2; at += 0.62)
    model.box([x + at, y, z], [0.34, 0.4, depth], STONE);
}

function gate(model: Model): void {
  model.slab(
    [0, 0, 0],
    [[-2.6, 0], ...arch(2.8, 3.9).reverse(), [2.6, 0], [2.6, 5.6], [-2.6, 5.6]],
    1,
    STONE,
  );
  battlements(model, [0, 5.6, 0], 5.2, 1);
  model.box([0, 4.15, 0.5], [5.2, 0.16, 0.14]);
  model.box([0, 4.55, 0.5], [0.8, 0.8, 0.1], INK);
  for (const x of [-3.3, 3.3]) {
    model.cylinder([x, 0, 0.2], 0.95, 7, { ...STONE, hatch: ({ y }) => y });
    model.cylinder([x, 6.9, 0.2], 1.08, 0.3);
    model.turned(
      [x, 7.2, 0.2],
      [
        [1.05, 0],
        [0.02, 2],
      ],
      { tone: 0.6, hatch: ({ y }) => y },
    );
    for (const y of [2.2, 4.6]) model.box([x, y, 1.05], [0.26, 0.9, 0.2], INK);
  }
  for (const side of [-1, 1]) {
    model.box([side * 9, 0, -0.4], [11, 3, 0.6], STONE);
    battlements(model, [side * 9, 3, -0.4], 11, 0.6);
  }
}

function mortarboard(model: Model, board: Material): void {
  model.box([0, 0, 0], [0.86, 0.04, 0.86], board);
  model.cylinder([0, -0.2, 0], 0.27, 0.2, { tone: 0.35 });
  model.rod([0, 0.05, 0], [0.44, 0.05, 0.2], 0.02, INK);
  model.rod([0.44, 0.05, 0.2], [0.5, -0.34, 0.22], 0.045, INK);
}

const CAPS: readonly (readonly [Vector, number, number, number])[] = [
  [[-2.9, 3.1, 5], 20, 40, 15],
  [[-1.75, 4.5, 5], 50, 30, -20],
  [[-0.75, 3.35, 5.2], 10, 55, 8],
  [[1.25, 3.3, 5], 70, 35, -24],
  [[1.9, 4.75, 4.6], 15, 48, 22],
  [[2.9, 3.5, 5], 40, 30, -10],
];

const GRADUATES = [-2.5, -1.55, -0.65, 0.75, 1.65, 2.6] as const;

export const scene: Scene = {
  subject: 'Graduates throwing their mortarboards before a college gate',
  camera: perspective({ eye: [0.9, 1.7, 15.5], target: [0.1, 3.75, 0], fieldOfView: 41 }),
  light: { from: [-0.6, 0.9, 0.7], ambient: 0.5, shadow: 0.5 },
  inking: { pitch: 4.8 },
  draw(model) {
    model.box([0, -0.3, 0], [200, 0.3, 200], { tone: 1.05 });
    model.box([0, 0, 10], [0.3, 0.01, 40], ACCENT);
    gate(model);
    for (const [index, x] of GRADUATES.entries()) {
      const foot: Vector = [x, 0, 5.4 + (index % 3) * 0.5];
      const reach = { elbow: [0.4, 1.55, 0.1], hand: [0.42 - (index % 2) * 0.1, 1.9, 0.1] } as const;
      const graduate = person(model, foot, {
        turn: 165 + index * 8,
        clothes: GOWN,
        hair: index % 2 ? 'long' : 'short',
        leftArm: reach,
        rightArm: reach,
      });
      graduate.turned(
        [0, 0.22, 0],
        [
          [0.36, 0],
          [0.26, 0.7],
          [0.2, 1.12],
        ],
        GOWN,
      );
    }
    for (const [place, turn, tilt, roll] of CAPS) mortarboard(model.at(place, { turn, tilt, roll }), INK);
    mortarboard(model.at([0.35, 4.9, 5.6], { turn: 30, tilt: 58, roll: -8, scale: 1.35 }), ACCENT);
    tree(model, -5.7, 1.5, 0.8, 1.1);
    tree(model, 5.5, 1.5, 0.9, 1.2);
  },
};
