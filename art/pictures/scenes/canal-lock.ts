import { person } from '../builders/person.ts';
import { tree } from '../builders/tree.ts';
import { windows } from '../builders/windows.ts';
import { parallel } from '../kit/camera.ts';
import { ACCENT, INK, type Material, type Paint } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const HIGH = -0.4;
const LOW = -1.35;
const BED = -2.4;
const HALF = 1.75;

const stones: Paint = ({ x, y, z, nx, ny }, mark) => {
  if (Math.abs(ny) > 0.5) return;
  const course = Math.floor(y / 0.5);
  mark.part = 1 + stripe(course, 2) + 2 * stripe((Math.abs(nx) > 0.7 ? z : x) / 1.2 + course * 0.5, 2);
};
const LAND: Material = { tone: 1.05 };

const SURFACE: Material = {
  tone: 0.85,
  takesShadow: false,
  paint: ({ x, z, ny }, mark) => {
    if (ny < 0.5) return;
    mark.ink = 0;
    if (
      fraction(z * 1.7 + Math.sin(x * 0.9) * 0.2) < 0.1 &&
      fraction(x * 0.23 + Math.floor(z * 1.7) * 0.37) < 0.55
    )
      mark.ink = 0.9;
  },
};

/** Banks and water along x: high on the left, low on the right. */
function canal(model: Model): void {
  for (const [side, breadth] of [
    [-1, 5.6],
    [1, 4.2],
  ] as const) {
    model.box([0, BED, side * (HALF + breadth / 2)], [26, -BED, breadth], LAND);
    model.box([-0.4, BED, side * (HALF + 0.35)], [11.6, -BED + 0.05, 0.7], { tone: 1, paint: stones });
  }
  model.box([0, BED - 0.3, -0.7], [26.4, 0.3, 13.6], { tone: 0.6 });
  model.box([-9.2, BED, 0], [7.6, HIGH - BED, HALF * 2], SURFACE);
  model.box([-0.4, BED, 0], [10, LOW - BED, HALF * 2], SURFACE);
  model.box([8.9, BED, 0], [8.2, LOW - BED, HALF * 2], SURFACE);
  model.box([-5.5, BED, 0], [0.4, 1.8, HALF * 2], { tone: 0.9, paint: stones });
}

/** A pair of gates that lean on each other against the water, with their balance beams. */
function gates(model: Model, x: number): void {
  for (const side of [-1, 1]) {
    const leaf = model.at([x, 0, side * HALF], { turn: side * -62 });
    leaf.box([-0.97, BED + 0.3, 0], [1.94, -BED + 0.3, 0.2], {
      tone: 0.8,
      paint: ({ x: along, y }, mark) => {
        mark.part = 1 + stripe(along / 0.28, 2);
        if (fraction(y / 0.9) < 0.16) mark.ink = 0.9;
      },
    });
    leaf.box([0.5, 0.62, 0], [5, 0.32, 0.32], INK);
    leaf.box([2.8, 0.6, 0], [0.5, 0.38, 0.4], { ink: 0 });
    for (const post of [-1.5, 0]) leaf.box([post, 0, 0], [0.14, 0.66, 0.14], INK);
  }
}

function narrowboat(model: Model): void {
  model.box([0, 0, 0], [7.2, 0.62, 1.9], INK);
  model.spire([-4.1, 0, 0], [1, 0.62, 1.9], INK, 1);
  model.box([-4.7, 0, 0], [0.5, 0.7, 1.1], INK);
  model.box([0.55, 0.62, 0], [5.2, 1, 1.6], {
    accent: 1,
    paint: ({ x, y, ny }, mark) => {
      if (Math.abs(ny) > 0.5) return;
      if (Math.hypot(fraction(x / 1.2) * 1.2 - 0.6, y - 0.55) > 0.22) return;
      mark.accent = 0;
      mark.ink = 0.94;
    },
  });
  model.box([0.55, 1.62, 0], [5.4, 0.1, 1.76], { tone: 1 });
  model.cylinder([1.9, 1.7, 0.2], 0.1, 0.6, INK);
  person(model, [3.55, 0.5, 0], { turn: -80, clothes: { tone: 0.4 }, scale: 0.95 });
}

export const scene: Scene = {
  subject: 'A narrowboat in a canal lock, the keeper at the gate',
  camera: parallel({ eye: [13, 22, 24], target: [0.3, -0.2, -0.9], span: 15.4 }),
  light: { from: [0.35, 1, 0.7], ambient: 0.46, exposure: 1.24, shadow: 0.5, corners: 1.1 },
  inking: { pitch: 4.6 },
  draw(model) {
    canal(model);
    gates(model, -4.6);
    gates(model, 5.4);
    narrowboat(model.at([0.2, LOW - 0.1, 0]));
    model.box([0, 0, 5], [26, 0.014, 0.26], ACCENT);
    person(model, [7.1, 0, 4.2], { turn: 200, pose: 'walking', clothes: { tone: 0.4 }, scale: 1.1 });
    const cottage = model.at([-1.2, 0, -5.1]);
    cottage.box([0, 0, 0], [4.6, 2, 2.8], {
      paint: windows({ across: 1.5, storey: 1.9, glass: 0.4, sill: 0.35, lintel: 0.75 }),
    });
    cottage.gable([0, 2, 0], [5, 1.4, 3.2], { tone: 0.7 });
    cottage.box([1.6, 2.6, 0], [0.5, 1.3, 0.5]);
    for (const [x, z] of [
      [3.9, -6],
      [8.6, -5.4],
      [-7.6, -5.4],
      [-9.6, -4.6],
      [10.4, -4.4],
    ] as const)
      tree(model, x, z, 0.9, 0.9);
  },
};
