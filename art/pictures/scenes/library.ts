import { bookSpines } from '../builders/book-spines.ts';
import { ground, meridian } from '../builders/floor.ts';
import { ARMS_ON_TABLE, person } from '../builders/person.ts';
import { seated } from '../builders/seat.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Paint } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const WALL = -9;

const arches: Paint = ({ x, y, nz }, mark) => {
  if (nz < 0.5 || y < 3.3) return;
  const across = (fraction(x / 3 + 0.5) - 0.5) * 3;
  const edge = y < 5.6 ? 1.05 - Math.abs(across) : 1.05 - Math.hypot(across, y - 5.6);
  if (edge < -0.14) return;
  mark.part = edge < 0 ? 1 : 2 + stripe(across / 0.7 + 0.5, 2) + 2 * stripe(y / 0.8, 2);
  mark.ink = edge < 0 ? 0.9 : 0;
};

function shelves(model: Model): void {
  const books = { tone: 0.95, paint: bookSpines({ shelf: 0.55, spine: 0.14, foot: 0.1 }) };
  for (let bay = -4; bay <= 4; bay++) {
    if (bay !== 0) model.box([bay * 1.5, 0, WALL + 0.5], [1.4, 2.75, 0.5], books);
    model.box([bay * 1.5 + 0.75, 0, WALL + 0.55], [0.14, 2.95, 0.6], { tone: 0.9 });
  }
  model.box([0, 2.85, WALL + 0.5], [14, 0.2, 0.75], { tone: 0.9 });
  model.box([0, 0, WALL + 0.3], [1.36, 2.5, 0.1], { ink: 0.92 });
  for (const side of [-1, 1])
    for (let bay = 0; bay < 4; bay++) {
      model.box([side * 5.9, 0, -7.3 + bay * 3], [1, 3.4, 2.5], books);
      model.box([side * 5.85, 3.4, -7.3 + bay * 3], [1.2, 0.18, 2.7], { tone: 0.8 });
    }
}

function lamp(model: Model, x: number, z: number): void {
  model.cylinder([x, 0.74, z], 0.1, 0.04, INK);
  model.cylinder([x, 0.74, z], 0.025, 0.5, INK);
  model.turned(
    [x, 1.14, z],
    [
      [0.26, 0],
      [0.24, 0.08],
      [0.1, 0.2],
    ],
    ACCENT,
  );
}

function table(model: Model): void {
  model.box([0, 0.66, 0], [1.5, 0.08, 7.4], { tone: 1.03 });
  model.box([0, 0.58, 0], [1.3, 0.1, 7.2], { tone: 0.6 });
  for (const z of [-3.3, 0, 3.3]) model.box([0, 0, z], [1, 0.6, 0.14], { tone: 0.7 });
  for (const z of [-2.6, -0.2, 2.2]) lamp(model, 0, z);
}

function reader(model: Model, x: number, z: number, turn: number, tone: number, isLong = false): void {
  seated(
    model,
    [x, 0, z],
    {
      turn,
      clothes: { tone },
      hair: isLong ? 'long' : 'short',
      leftArm: ARMS_ON_TABLE,
      rightArm: ARMS_ON_TABLE,
    },
    { cover: { tone: 0.6 } },
  );
  const towards = turn > 0 ? 0.62 : -0.62;
  model.box([x + towards, 0.74, z], [0.32, 0.03, 0.44], { ink: 0 });
}

export const scene: Scene = {
  subject: 'The reading room of a library',
  camera: perspective({ eye: [0.7, 3.3, 10.4], target: [0, 2.05, -9], fieldOfView: 44 }),
  light: { from: [-0.35, 1, 0.8], ambient: 0.55, exposure: 1.25, corners: 0.9, shadow: 0.5 },
  inking: { pitch: 4.7 },
  draw(model) {
    ground(model, { tone: 1.06, paint: tiles({ across: 1.2 }) });
    meridian(model, 0, 0.12);
    model.box([0, 0, WALL - 0.1], [60, 20, 0.3], { tone: 1.05, paint: arches });
    shelves(model);
    for (const x of [-2.5, 2.5]) table(model.at([x, 0, -1.2]));
    reader(model, -3.6, 0.8, 90, 0.5);
    reader(model, -1.4, -2.4, -90, 0.75, true);
    reader(model, 1.4, 0.6, 90, 0.45, true);
    reader(model, 3.6, -0.9, -90, 0.8);
    reader(model, 1.4, -3.4, 90, 0.7);
    person(model, [0.1, 0, -4.2], { turn: 10, pose: 'walking', clothes: { tone: 0.4 } });
  },
};
