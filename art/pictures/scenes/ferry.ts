import { person } from '../builders/person.ts';
import { poplar } from '../builders/tree.ts';
import { water } from '../builders/water.ts';
import { windows } from '../builders/windows.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';

/** The hull from above: blunt at both ends, as a ferry loads at either. */
const PLAN: Point[] = [
  [-6.6, -1.2],
  [-5, -1.9],
  [5, -1.9],
  [6.6, -1.2],
  [6.6, 1.2],
  [5, 1.9],
  [-5, 1.9],
  [-6.6, 1.2],
];

const plan = (scale: number): Point[] => PLAN.map(([x, z]) => [x * scale, z * scale]);

function layer(model: Model, y: number, height: number, scale: number, material: Material): void {
  model.slab([0, y + height / 2, 0], plan(scale), height, material, { tilt: 90 });
}

function car(model: Model, x: number, z: number, isPurple: boolean): void {
  model.box([x, 1.2, z], [1.2, 0.3, 0.6], isPurple ? ACCENT : { tone: 0.8 });
  model.box([x, 1.5, z], [0.7, 0.25, 0.54], { tone: 0.4 });
}

function vessel(model: Model): void {
  layer(model, -0.4, 0.75, 0.95, { ink: 0.9 });
  layer(model, 0.35, 0.75, 1, { tone: 1 });
  layer(model, 0.82, 0.14, 1.012, ACCENT);
  model.box([0, 1.1, 0], [8.4, 1.15, 3], {
    tone: 1,
    paint: windows({ across: 0.8, storey: 1.1, glass: 0.6, sill: 0.35, lintel: 0.75, foot: 0.05 }),
  });
  model.box([0, 2.25, 0], [9, 0.1, 3.5], { tone: 0.9 });
  model.box([0, 2.35, 0], [5, 0.85, 2.3], {
    tone: 1,
    paint: windows({ across: 0.6, storey: 0.85, glass: 0.6, sill: 0.35, lintel: 0.78, foot: 0 }),
  });
  model.box([0, 3.2, 0], [5.4, 0.1, 2.7], { tone: 0.9 });
  for (const side of [-1, 1]) {
    model.box([side * 1.9, 3.3, 0], [1.1, 0.75, 1.5], {
      tone: 1,
      paint: windows({ across: 0.36, storey: 0.75, glass: 0.75, foot: 0, sill: 0.4, lintel: 0.85 }),
    });
    model.box([side * 1.9, 4.05, 0], [1.35, 0.08, 1.75], { tone: 0.8 });
    model.plank([side * 6.5, 0.95, 0], [side * 7.5, 1.9, 0], 2.2, 0.1, { tone: 0.8 });
    model.rod([side * 1.9, 4.1, 0], [side * 1.9, 5.4, 0], 0.04, INK);
    for (const z of [-0.65, 0.6]) car(model, side * 5.2, z, side * z > 0.3);
  }
  model.cylinder([0, 3.3, 0], 0.46, 1.5, ACCENT);
  model.cylinder([0, 4.8, 0], 0.48, 0.22, INK);
  for (let post = -4.4; post <= 4.41; post += 0.55) model.box([post, 2.35, 1.68], [0.03, 0.4, 0.03], INK);
  model.box([0, 2.72, 1.68], [8.9, 0.04, 0.04], INK);
  for (const x of [-3.4, 3.1])
    person(model, [x, 2.35, 1.4], { turn: 10, clothes: { tone: 0.5 }, scale: 0.62 });
}

export const scene: Scene = {
  subject: 'A car ferry crossing the water',
  camera: perspective({ eye: [-9.2, 4.4, 19], target: [-0.5, 2, 0], fieldOfView: 32.5 }),
  light: { from: [-0.35, 0.9, 0.8], ambient: 0.46, exposure: 1.22, corners: 0.9, shadow: 0.5 },
  draw(model) {
    model.box([0, -0.3, 0], [400, 0.3, 200], water({ chop: 0.06, ripple: 1.5, tone: 1.05 }));
    model.box([0, 0, 6.2], [400, 0.012, 0.16], { ...ACCENT, takesShadow: false });
    vessel(model);
    const hill: Material = { tone: 1, hatch: ({ y }) => y };
    model.ellipsoid([26, -1, -62], [30, 7, 12], hill);
    model.ellipsoid([-34, -1, -70], [30, 9, 12], hill);
    for (let tree = 0; tree < 7; tree++) poplar(model, 27 + tree * 2.1, -48 + (tree % 3), 4 + (tree % 3));
  },
};
