import { lattice } from '../builders/lattice.ts';
import { person } from '../builders/person.ts';
import { water } from '../builders/water.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';
import type { Vector } from '../kit/vector.ts';

const STEEL: Material = { tone: 0.5 };

function portal(model: Model): void {
  for (const x of [-1.9, 1.9])
    for (const z of [-1.6, 1.6]) {
      model.plank([x * 1.15, 0.4, z * 1.1], [x * 0.72, 4.6, z * 0.8], 0.42, 0.42, STEEL);
      model.box([x * 1.15, 0, z * 1.1], [0.9, 0.45, 0.5], INK);
    }
  model.box([0, 4.5, 0], [3.5, 0.6, 3.3], STEEL);
  model.cylinder([0, 5.1, 0], 1.2, 0.5, { tone: 0.3 });
}

function slewing(model: Model): void {
  model.box([-0.9, 5.6, 0], [3.6, 2, 2.2], {
    tone: 0.95,
    paint: ({ x, y, ny }, mark) => {
      if (Math.abs(ny) < 0.5 && x > 0.5 && x < 1.6 && y > 0.6 && y < 1.6) mark.ink = 0.9;
    },
  });
  model.box([-0.9, 7.6, 0], [3.9, 0.16, 2.4]);
  model.box([-3.1, 5.7, 0], [0.9, 1.5, 2], INK);
  for (const z of [-0.6, 0.6]) {
    model.plank([0.2, 7.7, z], [-0.7, 10.6, z * 0.4], 0.2, 0.2, STEEL);
    model.plank([-2.2, 7.7, z], [-0.7, 10.6, z * 0.4], 0.2, 0.2, STEEL);
    lattice(
      model,
      [
        [1, 6.2, z * 1.2],
        [8.4, 12.2, z * 0.2],
      ],
      [
        [1, 7.2, z * 1.2],
        [8.4, 12.5, z * 0.2],
      ],
      9,
      STEEL,
    );
  }
  model.rod([-0.7, 10.6, 0], [8.4, 12.4, 0], 0.05, INK);
  model.rod([-0.7, 10.6, 0], [-2.9, 7.2, 0], 0.05, INK);
  model.cylinder([8.4, 12.25, 0], 0.4, 0.3, INK, 'z');
}

function load(model: Model, [x, y, z]: Vector): void {
  model.rod([x, y + 2, z], [x, 12.2, z], 0.04, INK);
  model.box([x, y + 1.75, z], [0.3, 0.45, 0.3], INK);
  for (const corner of [-1.1, 1.1]) model.rod([x, y + 1.8, z], [x + corner, y + 1.1, z], 0.035, INK);
  model.box([x, y, z], [2.5, 1.15, 1.5], ACCENT);
}

/** The ship from above, its bow towards the viewer. */
const DECK: readonly Point[] = [
  [-2.7, -16],
  [2.7, -16],
  [2.7, 4],
  [2.2, 6.5],
  [1.2, 8.6],
  [0, 9.8],
  [-1.2, 8.6],
  [-2.2, 6.5],
  [-2.7, 4],
];

function ship(model: Model): void {
  const side: Material = {
    tone: 0.28,
    paint: ({ z }, mark) => {
      mark.part = z < -0.9 ? 1 : 2;
      if (z < -0.9) mark.tone = 1.1;
    },
  };
  model.slab([0, 0.8, 0], DECK, 2.6, side, { tilt: 90 });
  model.box([0, 2.1, -6.5], [4.4, 3.4, 3.6], {
    paint: ({ x, y, z, nx, ny }, mark) => {
      const along = Math.abs(nx) > 0.5 ? z : x;
      if (Math.abs(ny) < 0.5 && y % 1.6 > 0.8 && y % 1.6 < 1.3 && Math.abs((along * 1.1) % 1) > 0.4)
        mark.ink = 0.9;
    },
  });
  model.cylinder([0, 5.5, -7], 0.8, 1.9, { tone: 0.5, hatch: ({ y }) => y });
  for (const z of [-2.6, 1.4]) model.box([0, 2.1, z], [3.2, 0.5, 3], { tone: 0.8 });
}

export const scene: Scene = {
  subject: 'A quayside crane lifting a crate off a ship',
  camera: perspective({ eye: [-6.5, 3.2, 24.5], target: [3, 6.1, 0], fieldOfView: 37 }),
  light: { from: [-0.55, 0.9, 0.7], ambient: 0.48, exposure: 1.2, shadow: 0.5, corners: 1 },
  draw(model) {
    model.box([0, -1.4, 0], [300, 0.6, 300], water({ chop: 0.07, ripple: 2, tone: 0.75 }));
    model.box([-22, -1, 0], [50, 1, 60], { tone: 1.05 });
    for (const z of [-1.76, 1.76]) model.box([-20, 0, z], [44, 0.06, 0.14], INK);
    model.box([-20, 0, 4.6], [46, 0.012, 0.24], ACCENT);
    portal(model);
    slewing(model);
    load(model, [8.4, 5.2, 0]);
    ship(model.at([8.6, -0.8, -3], { turn: -4 }));
    person(model, [-3.9, 0, 3.4], {
      turn: 70,
      clothes: { tone: 0.3 },
      rightArm: { elbow: [0.35, 1.5, 0.15], hand: [0.3, 1.8, 0.3] },
    });
    for (const [x, z, height] of [
      [-6.8, 0.6, 1.2],
      [-8.3, 0.2, 1.2],
      [-7.5, -1.1, 2.3],
    ] as const)
      model.box([x, 0, z], [1.3, height, 1.2], { tone: 0.85 });
  },
};
