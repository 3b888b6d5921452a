import { person } from '../builders/person.ts';
import { parallel } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';

const STOREY = 3;
const FLOORS = 4;
const TOP = STOREY * FLOORS;
/** Masonry is solid ink where the section cuts through it. */
const CUT: Material = {
  tone: 1.05,
  castsShadow: false,
  paint: ({ nz }, mark) => {
    if (nz > 0.5) mark.ink = 0.92;
  },
};

function shell(model: Model): void {
  for (let floor = 0; floor <= FLOORS; floor++)
    for (const side of [-1, 1]) model.box([side * 4.35, floor * STOREY - 0.22, 0], [6.1, 0.22, 4], CUT);
  model.box([0, -1.2, 0], [15.4, 0.98, 4], CUT);
  model.box([0, TOP + 1.9, 0], [3.2, 0.22, 4], CUT);
  for (const x of [-7.4, 7.4]) model.box([x, -0.3, 0], [0.3, TOP + 0.3, 4], CUT);
  for (const x of [-1.4, 1.4]) model.box([x, -0.3, -0.6], [0.2, TOP + 2.3, 2.8], CUT);
  model.box([0, -0.3, -2.05], [15, TOP + 0.3, 0.1], { tone: 1.15 });
  model.box([0, TOP, -2.05], [3, 2, 0.1], { tone: 1 });
  model.box([0, 0, -1.98], [2.6, TOP + 1.9, 0.04], { tone: 0.62, hatch: ({ y }) => y });
}

function machinery(model: Model, car: number): void {
  model.cylinder([0, TOP + 1.1, -0.4], 0.62, 0.3, { tone: 0.5 }, 'z');
  model.cylinder([0, TOP + 1.1, -0.2], 0.16, 0.3, INK, 'z');
  for (const x of [-0.62, 0.62])
    model.rod([x, x < 0 ? car + 2.4 : 3.4, -0.4], [x, TOP + 1.1, -0.4], 0.035, INK);
  model.box([0.72, 2.2, -0.6], [0.5, 1.3, 0.9], INK);
  for (const x of [-1.2, 1.2]) model.box([x, 0, -1.2], [0.1, TOP + 1.8, 0.12], { tone: 0.3 });
  const lift = model.at([-0.25, car, -0.5]);
  lift.box([0, 0, 0], [1.75, 0.14, 2.2], ACCENT);
  lift.box([0, 2.3, 0], [1.75, 0.16, 2.2], ACCENT);
  for (const x of [-0.84, 0.84]) lift.box([x, 0.14, 0], [0.1, 2.16, 2.2], ACCENT);
  lift.box([0, 0.14, -1.05], [1.6, 2.16, 0.08], { ink: 0 });
  person(lift, [-0.3, 0.14, 0.1], { turn: 20, clothes: { tone: 0.3 } });
  person(lift, [0.36, 0.14, -0.1], { turn: -10, hair: 'long' });
}

/** Doors to the shaft, a window and some furniture for each floor. */
function rooms(model: Model, floor: number): void {
  const y = floor * STOREY;
  for (const side of [-1, 1]) {
    model.box([side * 5.9, y + 1, -1.98], [1.5, 1.3, 0.06], {
      paint: ({ x, y: rise, nz }, mark) => {
        if (nz > 0.5 && Math.abs(x) > 0.05 && Math.abs(x) < 0.68 && Math.abs(rise - 0.65) < 0.55)
          mark.ink = 0.3;
      },
    });
    model.rod([side * 4.2, y + 2.2, 0], [side * 4.2, y + 2.78, 0], 0.03, INK);
    model.turned(
      [side * 4.2, y + 2, 0],
      [
        [0.34, 0],
        [0.1, 0.24],
      ],
      INK,
    );
  }
  const desk = model.at([floor % 2 ? 5.4 : -5.4, y, -0.3]);
  desk.box([0, 0.72, 0], [1.9, 0.07, 0.9], { tone: 0.7 });
  for (const x of [-0.85, 0.85]) desk.box([x, 0, 0], [0.08, 0.72, 0.8], { tone: 0.5 });
  desk.box([0.1, 0.79, 0], [0.6, 0.4, 0.05], INK);
  const shelf = model.at([floor % 2 ? -6.2 : 6.2, y, -1.5]);
  shelf.box([0, 0, 0], [1.4, 0.95, 0.7], {
    tone: 0.9,
    paint: ({ x, y: rise }, mark) => {
      mark.part = 1 + (Math.floor(rise / 0.32) % 2) + (x > 0 ? 2 : 0);
    },
  });
}

export const scene: Scene = {
  subject: 'A section through an office building and its lift shaft',
  camera: parallel({ eye: [7, 9, 26], target: [0, 6.3, 0], span: 16.6 }),
  light: {
    from: [-0.35, 0.85, 0.9],
    ambient: 0.55,
    exposure: 1.22,
    shadow: 0.45,
    corners: 0.8,
    cornerInk: 0.12,
  },
  inking: { pitch: 4.8 },
  draw(model) {
    shell(model);
    machinery(model, STOREY * 2);
    for (let floor = 0; floor < FLOORS; floor++) rooms(model, floor);
    person(model, [2.3, STOREY * 2, 0.4], { turn: -80, clothes: { tone: 0.4 } });
    person(model, [-2.6, 0, 0.6], { turn: 70, pose: 'walking', hair: 'long' });
    person(model, [4.4, STOREY * 3, 0.3], { turn: -60, pose: 'walking' });
    person(model, [-3, STOREY, 0.4], { turn: 60, clothes: { tone: 0.9 } });
  },
};
