import { ground, meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { randomFrom } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const COLUMNS = 9;
const ROWS = 6;
const ACROSS = 0.42;
const RISE = 0.28;
const FOOT = 0.9;
const WIDTH = COLUMNS * ACROSS;

function frame(model: Model): void {
  const wood: Material = { tone: 0.96 };
  model.box([0, FOOT, -0.2], [WIDTH + 0.1, ROWS * RISE + 0.04, 0.04], { tone: 1.05 });
  for (let row = 0; row <= ROWS; row++) model.box([0, FOOT + row * RISE, 0], [WIDTH, 0.035, 0.4], wood);
  for (let column = 0; column <= COLUMNS; column++)
    model.box([-WIDTH / 2 + column * ACROSS, FOOT, 0.01], [0.035, ROWS * RISE, 0.4], wood);
  for (const side of [-1, 1])
    model.box([(side * (WIDTH + 0.12)) / 2, 0, 0], [0.12, FOOT + ROWS * RISE + 0.1, 0.46], wood);
  model.box([0, FOOT + ROWS * RISE + 0.06, 0.02], [WIDTH + 0.4, 0.1, 0.54], { tone: 0.8 });
  model.box([0, FOOT - 0.07, 0.3], [WIDTH + 0.2, 0.06, 0.95], { tone: 1.03 });
  model.box([0, 0, -0.05], [WIDTH, FOOT - 0.1, 0.3], {
    tone: 0.85,
    paint: ({ x }, mark) => {
      mark.part = 1 + (Math.floor(x / 0.63 + 9) % 2);
    },
  });
}

/** Letters standing in the pigeon holes, leaning as they were thrown. */
function letters(model: Model): void {
  const random = randomFrom(17);
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const count = Math.floor(random() * 4.4);
      const isPurple = row === 3 && column === 5;
      const centre = -WIDTH / 2 + (column + 0.5) * ACROSS;
      for (let letter = 0; letter < (isPurple ? 4 : count); letter++)
        model.box(
          [centre - 0.1 + letter * 0.055, FOOT + row * RISE + 0.04, 0.03],
          [0.02, 0.17 + random() * 0.04, 0.34],
          isPurple ? ACCENT : { tone: letter % 2 ? 0.9 : 1.05 },
          { roll: -5 - random() * 12 },
        );
    }
}

function desk(model: Model): void {
  for (const [x, turn] of [
    [-1.3, 8],
    [-0.7, -6],
    [1.4, 4],
  ] as const)
    for (let letter = 0; letter < 7; letter++)
      model.box(
        [x, FOOT - 0.01 + letter * 0.022, 0.5],
        [0.34, 0.02, 0.22],
        { tone: 1 },
        { turn: turn + ((letter * 17) % 9) },
      );
  model.ellipsoid([1.5, 0.3, 0.95], [0.36, 0.4, 0.3], { tone: 0.85, hatch: ({ y }) => y });
  model.cylinder([1.5, 0.62, 0.95], 0.15, 0.12, { tone: 0.5 });
}

export const scene: Scene = {
  subject: 'A clerk at a sorting frame of pigeon holes',
  camera: perspective({ eye: [1.7, 2.05, 6.5], target: [0.05, 1.4, 0], fieldOfView: 33 }),
  light: {
    from: [0.35, 0.55, 1],
    ambient: 0.55,
    exposure: 1.3,
    corners: 0.16,
    cornerInk: 0.15,
    shadow: 0.45,
  },
  draw(model) {
    ground(model, { tone: 1.06, paint: tiles({ across: 0.6 }) });
    meridian(model, 1.7, 0.06, true);
    model.box([0, 0, -0.5], [40, 9, 0.2], { tone: 1.06 });
    frame(model);
    letters(model);
    desk(model);
    const clerk = person(model, [-0.62, 0, 1.12], {
      turn: 172,
      clothes: { tone: 0.6 },
      leftArm: { elbow: [0.32, 1.3, 0.25], hand: [0.42, 1.58, 0.55] },
      rightArm: { elbow: [0.3, 1.1, 0.15], hand: [0.22, 1.12, 0.42] },
    });
    clerk.box([-0.44, 1.55, 0.66], [0.02, 0.15, 0.24], ACCENT);
  },
};
