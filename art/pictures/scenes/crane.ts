import { brickwork } from '../builders/brickwork.ts';
import { person } from '../builders/person.ts';
import { tree } from '../builders/tree.ts';
import { parallel } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';
import type { Vector } from '../kit/vector.ts';

const MAST = 8.2;
const HALF = 0.42;
const STEEL: Material = { tone: 0.6, castsShadow: true };

/** A square lattice from the origin upwards. */
function mast(model: Model): void {
  for (const x of [-HALF, HALF])
    for (const z of [-HALF, HALF]) model.box([x, 0, z], [0.1, MAST, 0.1], { tone: 0.9 });
  for (let y = 0.2; y < MAST - 0.5; y += 0.84)
    for (const side of [-HALF, HALF]) {
      model.rod([-HALF, y, side], [HALF, y + 0.84, side], 0.022, STEEL);
      model.rod([side, y, -HALF], [side, y + 0.84, HALF], 0.022, STEEL);
    }
}

/** A triangular lattice along x. */
function jib(model: Model, from: number, to: number): void {
  const y = MAST + 0.3;
  for (const z of [-0.26, 0.26]) model.rod([from, y, z], [to, y, z], 0.04, STEEL);
  model.rod([from, y + 0.6, 0], [to, y + 0.6, 0], 0.04, STEEL);
  const step = from < to ? 0.8 : -0.8;
  for (let x = from; Math.abs(x - to) > 0.7; x += step)
    for (const z of [-0.26, 0.26]) {
      model.rod([x, y, z], [x + step / 2, y + 0.6, 0], 0.018, STEEL);
      model.rod([x + step / 2, y + 0.6, 0], [x + step, y, z], 0.018, STEEL);
    }
}

function crane(model: Model): void {
  model.box([0, 0, 0], [1.5, 0.3, 1.5], { tone: 0.9 });
  mast(model);
  jib(model, 0.3, 7.4);
  jib(model, -0.3, -2.9);
  model.box([-2.5, MAST - 0.35, 0], [0.8, 0.8, 0.7], { tone: 0.5 });
  model.box([0.1, MAST, 0], [0.8, 0.25, 0.8], { tone: 0.7 });
  model.box([0.35, MAST - 0.8, 0.55], [0.75, 0.85, 0.6], ACCENT);
  model.spire([0, MAST + 0.3, 0], [0.6, 1.7, 0.6], STEEL, 0.15);
  const top: Vector = [0, MAST + 1.9, 0];
  model.rod(top, [6.2, MAST + 0.8, 0], 0.025, INK);
  model.rod(top, [3.2, MAST + 0.8, 0], 0.025, INK);
  model.rod(top, [-2.6, MAST + 0.8, 0], 0.025, INK);
}

/** A roof truss on the hook. */
function load(model: Model, x: number, y: number): void {
  model.rod([x, y + 2.3, 0], [x, MAST + 0.3, 0], 0.025, INK);
  model.box([x, MAST + 0.05, 0], [0.4, 0.2, 0.6], INK);
  model.sphere([x, y + 2.2, 0], 0.12, INK);
  for (const side of [-1, 1]) {
    model.plank([x + side * 1.9, y, 0], [x, y + 1.1, 0], 0.13, 0.13, ACCENT);
    model.plank([x, y, 0], [x + side * 0.95, y + 0.55, 0], 0.1, 0.1, ACCENT);
    model.rod([x, y + 2.2, 0], [x + side * 0.95, y + 0.6, 0], 0.02, INK);
  }
  model.plank([x - 1.9, y, 0], [x + 1.9, y, 0], 0.13, 0.13, ACCENT);
  model.plank([x, y, 0], [x, y + 1.1, 0], 0.1, 0.1, ACCENT);
}

function house(model: Model): void {
  const brick: Material = { tone: 0.97, paint: brickwork({ length: 0.36, height: 0.16, share: 0.45 }) };
  const opening: Material = { ink: 0.9 };
  model.box([0, 0, 0], [5, 0.2, 3.8], { tone: 0.9 });
  model.box([0, 0.2, -1.7], [4.6, 2.3, 0.25], brick);
  model.box([-2.2, 0.2, 0], [0.25, 2.3, 3.4], brick);
  model.box([0, 0.2, 1.7], [4.6, 2.3, 0.25], brick);
  model.box([2.2, 0.2, -0.6], [0.25, 1.9, 2.2], brick);
  model.box([2.2, 0.2, 1.2], [0.25, 1.2, 1.2], brick);
  for (const x of [-1.4, 1.4]) model.box([x, 1.1, 1.82], [0.8, 0.9, 0.03], opening);
  model.box([0, 0.2, 1.82], [0.75, 1.7, 0.03], opening);
  for (let joist = -2; joist <= 2.01; joist += 0.5)
    model.box([joist, 2.5, 0], [0.12, 0.16, 3.7], { tone: 1 });
  for (let rafter = -2.1; rafter <= 0.4; rafter += 0.6)
    for (const side of [-1, 1])
      model.plank([rafter, 2.6, side * 1.9], [rafter, 3.95, 0], 0.12, 0.13, { tone: 1 });
  model.plank([-2.2, 3.98, 0], [0.5, 3.98, 0], 0.12, 0.14, { tone: 1 });
  for (const x of [-2.3, -0.75, 0.75, 2.3]) model.cylinder([x, 0, 2.5], 0.035, 3.1, INK);
  model.box([0, 1.45, 2.35], [4.9, 0.07, 0.6], { tone: 0.9 });
  for (const y of [2.1, 2.7]) model.cylinder([0, y, 2.5], 0.03, 4.9, INK, 'x');
}

export const scene: Scene = {
  subject: 'A tower crane over a half-built house',
  camera: parallel({ eye: [24, 17, 26], target: [0, 4.1, 0], span: 13.8 }),
  light: { from: [-0.5, 1, 0.6], ambient: 0.46, exposure: 1.2, corners: 0.8, shadow: 0.5 },
  draw(model) {
    model.box([0.3, -0.4, 0.2], [11.6, 0.4, 9], { tone: 1.06 });
    model.box([0.3, 0, 3.95], [11.6, 0.02, 0.16], ACCENT);
    crane(model.at([-3.7, 0, 2.5], { turn: 42 }));
    load(model.at([-3.7, 0, 2.5], { turn: 42 }), 5.6, 4.75);
    house(model.at([1.5, 0, -1], { scale: 1.08 }));
    person(model, [0.7, 1.64, 1.54], { turn: 20, clothes: { tone: 0.4 } });
    person(model, [-1, 0, 3.1], { turn: 60, pose: 'walking', clothes: { tone: 0.6 } });
    for (let pallet = 0; pallet < 3; pallet++)
      model.box([3.6 + pallet * 0.1, pallet * 0.3, 3], [1, 0.28, 0.8], {
        tone: 0.7,
        paint: brickwork({ length: 0.25, height: 0.14, share: 1 }),
      });
    tree(model, 5.3, -3.4, 0.55, 0.6);
    tree(model, -4.7, -3.3, 0.5, 0.5);
  },
};
