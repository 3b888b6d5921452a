import { ground, meridian } from '../builders/floor.ts';
import { type Arm, person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Paint } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const ACROSS = 0.62;
const RISE = 0.42;
const FOOT = 0.3;
const ROWS = 7;
const HEIGHT = FOOT + ROWS * RISE;
const HALF = 2.48;
const BACK = -4.6;
/** The box that stands open: its place on the right-hand wall. */
const OPEN = { z: -0.93, row: 3 };

const REACHING: Arm = { elbow: [0.3, 1.2, 0.2], hand: [0.16, 1.5, 0.45] };

/** Doors with a number plate and two keyholes. */
const doors: Paint = ({ x, y, z, nx, ny, bounds }, mark) => {
  if (Math.abs(ny) > 0.5 || y < FOOT || y > HEIGHT) return;
  const place = (Math.abs(nx) > 0.7 ? z - bounds.minZ : x - bounds.minX) / ACROSS;
  const rise = (y - FOOT) / RISE;
  mark.part = 1 + stripe(place, 2) + 2 * stripe(rise, 2);
  const u = (fraction(place) - 0.5) * ACROSS;
  const v = (fraction(rise) - 0.5) * RISE;
  if (Math.abs(u) < 0.09 && Math.abs(v - 0.09) < 0.035) mark.part = 6;
  if (Math.hypot(Math.abs(u) - 0.07, v + 0.08) < 0.03) mark.ink = 0.95;
};

function walls(model: Model): void {
  const steel = { tone: 1, paint: doors };
  model.box([0, 0, BACK - 0.2], [ACROSS * 8, HEIGHT + 0.3, 0.4], steel);
  for (const side of [-1, 1]) {
    model.box([side * (HALF + 0.2), 0, BACK + ACROSS * 6], [0.4, HEIGHT + 0.3, ACROSS * 12], steel);
    model.box([side * (HALF + 0.1), HEIGHT + 0.1, 0], [0.5, 0.25, 12], { tone: 0.6 });
  }
  model.box([0, HEIGHT + 0.1, BACK], [6, 0.25, 0.3], { tone: 0.6 });
  model.box([0, 0, BACK - 4], [60, 30, 0.3], { tone: 1.05 });
}

function openBox(model: Model): void {
  const y = FOOT + OPEN.row * RISE;
  model.box([HALF - 0.005, y + 0.03, OPEN.z], [0.02, RISE - 0.06, ACROSS - 0.06], { ink: 0.92 });
  model.box([HALF - 0.3, y + 0.02, OPEN.z - ACROSS / 2], [0.6, RISE - 0.02, 0.04], { tone: 1 }, { turn: -8 });
  model.box([HALF - 0.4, y + 0.05, OPEN.z], [0.9, 0.27, ACROSS - 0.16], ACCENT);
  model.box([HALF - 0.86, y + 0.14, OPEN.z], [0.05, 0.06, 0.2], INK);
}

function table(model: Model): void {
  model.box([0, 0.8, 0], [1.1, 0.07, 2], { tone: 1.03 });
  for (const x of [-0.45, 0.45])
    for (const z of [-0.88, 0.88]) model.box([x, 0, z], [0.08, 0.8, 0.08], { tone: 0.8 });
  model.box([0.05, 0.87, 0.25], [0.4, 0.2, 0.75], { tone: 0.85 });
  model.box([0.05, 0.99, 0.25], [0.34, 0.09, 0.69], { ink: 0.9 });
  model.box([-0.28, 1.07, 0.25], [0.4, 0.02, 0.75], { tone: 1 }, { roll: 62 });
}

export const scene: Scene = {
  subject: 'A room of safe-deposit boxes, one of them open',
  camera: perspective({ eye: [-0.7, 1.95, 5.1], target: [0.1, 1.5, -4.6], fieldOfView: 47 }),
  light: { from: [-0.16, 1, 0.9], ambient: 0.6, exposure: 1.28, corners: 0.7, shadow: 0.45 },
  inking: { pitch: 4.7 },
  draw(model) {
    ground(model, { tone: 1.06, paint: tiles({ across: 0.62 }) });
    meridian(model, 0.62, 0.08);
    walls(model);
    openBox(model);
    table(model.at([-0.75, 0, -1.9]));
    person(model, [1.16, 0, OPEN.z + 0.1], {
      turn: 95,
      clothes: { tone: 0.5 },
      leftArm: REACHING,
      rightArm: REACHING,
    });
    person(model, [-1.75, 0, -2.2], { turn: 80, clothes: { tone: 0.8 }, hair: 'long' });
  },
};
