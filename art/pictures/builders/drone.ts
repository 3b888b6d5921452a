import { ellipsoid } from '../kit/distance.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Point } from '../kit/solids/outlines.ts';

const ARMS = [
  [-2.5, -1.9],
  [2.5, -1.9],
  [-2.5, 1.9],
  [2.5, 1.9],
] as const;

const BLADE: readonly Point[] = [
  [0, -0.08],
  [0.35, -0.3],
  [1.4, -0.22],
  [1.6, 0],
  [1.4, 0.14],
  [0.3, 0.2],
  [0, 0.08],
  [-0.35, 0.3],
  [-1.4, 0.22],
  [-1.6, 0],
  [-1.4, -0.14],
  [-0.3, -0.2],
];

function propeller(model: Model, turn: number): void {
  model.slab([0, 0, 0], BLADE, 0.09, { tone: 0.7 }, { turn, tilt: 90 });
  model.cylinder([0, -0.1, 0], 0.2, 0.24, INK);
}

function skids(model: Model): void {
  for (const z of [-0.75, 0.75]) {
    model.rod([-1.2, 0.08, z], [1.2, 0.08, z], 0.07, INK);
    for (const x of [-0.7, 0.7]) model.rod([x, 0.08, z], [x * 0.8, 0.75, z * 0.6], 0.05);
  }
}

function frame(model: Model): void {
  model.box([0, 0, 0], [2.1, 0.22, 1.5]);
  for (const [x, z] of ARMS) {
    model.plank([0, 0.07, 0], [x, 0.07, z], 0.36, 0.2);
    model.cylinder([x, -0.1, z], 0.42, 0.46, { hatch: ({ y }) => y });
    model.cylinder([x, 0.36, z], 0.1, 0.16, INK);
  }
}

function board(model: Model): void {
  model.box([0, 0, 0], [1.4, 0.06, 1], { tone: 0.55 });
  model.box([-0.15, 0.06, 0], [0.5, 0.08, 0.5], INK);
  for (const [x, z] of [
    [0.4, -0.3],
    [0.4, 0.05],
    [0.4, 0.32],
    [-0.55, -0.3],
  ] as const)
    model.box([x, 0.06, z], [0.2, 0.1, 0.2]);
}

function shell(model: Model): void {
  model.field(
    (x, y, z) => Math.max(ellipsoid(x, y, z, 0, 0, 0, 1.5, 0.8, 1.1), -y),
    [-1.55, 0, -1.15],
    [1.55, 0.85, 1.15],
    { accent: 1, hatch: ({ y }) => y },
  );
}

/** A quadcopter taken apart along its axes: skids, camera, frame, board, shell and propellers, 7 wide and 5 high. */
export function explodedDrone(model: Model): void {
  skids(model);
  model.sphere([0, 1.25, 0.5], 0.42, { hatch: ({ y }) => y });
  model.cylinder([0, 1.25, 0.92], 0.26, 0.2, INK, 'z');
  frame(model.at([0, 2, 0]));
  board(model.at([0, 3, 0]));
  shell(model.at([0, 3.9, 0]));
  const axis = { ...ACCENT, castsShadow: false };
  for (const [index, [x, z]] of ARMS.entries()) {
    propeller(model.at([x, 3.1, z]), 20 + index * 52);
    model.rod([x, 2.3, z], [x, 3.1, z], 0.03, axis);
  }
  model.rod([0, 0.6, 0], [0, 4, 0], 0.03, axis);
}
