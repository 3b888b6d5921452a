import { ground, meridian } from '../builders/floor.ts';
import { ARMS_DOWN, ARMS_FORWARD, ARMS_UP, person } from '../builders/person.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, type Paint } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, radians } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const WALL = -8;
/** Prices on the big board, from left to right. */
const COURSE = [1.2, 1.7, 1.4, 2.2, 1.9, 2.5, 2.2, 3.1, 2.8, 3.6];
/** Where traders stand, in degrees around the pit, from the floor up. */
const TIERS = [
  [30, 200],
  [190, 240, 115],
  [170, 225, 270, 95, 130],
  [200, 150, 110, 255, 300, 60, 180],
];
const ARMS = [ARMS_UP, ARMS_DOWN, ARMS_FORWARD, ARMS_UP, ARMS_FORWARD];

const quotes: Paint = ({ x, y, nz }, mark) => {
  if (nz < 0.5) return;
  const column = Math.floor(x / 1.1);
  const row = Math.floor(y / 0.42);
  mark.part = 1 + (column & 1) + 2 * (row & 1);
  const across = fraction(x / 1.1);
  const isFigure = fraction(y / 0.42) > 0.3 && fraction(y / 0.42) < 0.7;
  const length = 0.35 + Math.abs((column * 31 + row * 17) % 7) * 0.07;
  if (isFigure && across > 0.15 && across < length && fraction(across * 9) > 0.25) mark.ink = 0.9;
};

function board(model: Model): void {
  model.box([0, 2.6, WALL], [17.6, 0.3, 0.5], { tone: 0.6 });
  for (const x of [-6.05, 6.05]) model.box([x, 2.9, WALL], [5.5, 4.2, 0.3], { tone: 1, paint: quotes });
  model.box([0, 2.9, WALL], [6.4, 4.2, 0.3], {
    tone: 1,
    paint: ({ x, y, nz }, mark) => {
      if (nz > 0.5) mark.part = 1 + (Math.floor(x / 0.8) & 1) + 2 * (Math.floor(y / 0.7) & 1);
    },
  });
  COURSE.forEach((price, index) => {
    const next = COURSE[index + 1];
    const x = -2.8 + index * 0.62;
    if (next !== undefined)
      model.rod([x, 2.9 + price, WALL + 0.25], [x + 0.62, 2.9 + next, WALL + 0.25], 0.08, ACCENT);
  });
  model.box([0, 7.1, WALL], [17.6, 0.3, 0.5], { tone: 0.6 });
}

function pit(model: Model): void {
  model.turned(
    [0, 0, 0],
    [
      [5.2, 0],
      [5.2, 1.2],
      [4.3, 1.2],
      [4.3, 0.8],
      [3.3, 0.8],
      [3.3, 0.4],
      [2.3, 0.4],
      [2.3, 0.04],
    ],
    { tone: 1.02, hatch: ({ x, y, ny }) => (Math.abs(ny) > 0.5 ? x : y) },
  );
}

function trader(model: Model, degrees: number, tier: number, index: number): void {
  const radius = [1.5, 2.8, 3.8, 4.75][tier] ?? 0;
  const [x, z] = [Math.sin(radians(degrees)) * radius, Math.cos(radians(degrees)) * radius];
  const isPurple = index === 19;
  person(model, [x, tier * 0.4 + 0.03, z], {
    turn: degrees + 180 + ((index * 37) % 40) - 20,
    clothes: isPurple ? ACCENT : { tone: [0.4, 0.85, 0.6, 1][(index + 1) % 4] ?? 1 },
    skin: index % 3 ? 0.95 : 0.65,
    hair: (index + 1) % 4 === 1 ? 'long' : 'short',
    leftArm: ARMS[index % ARMS.length] ?? ARMS_DOWN,
    rightArm: ARMS[(index * 3 + 1) % ARMS.length] ?? ARMS_DOWN,
    scale: 1.08,
  });
}

export const scene: Scene = {
  subject: 'Traders in the pit of an exchange',
  camera: perspective({ eye: [3.2, 6.8, 14.5], target: [0, 2.2, -2], fieldOfView: 41 }),
  light: { from: [-0.5, 1, 0.6], ambient: 0.5, exposure: 1.22, corners: 0.9, shadow: 0.5 },
  inking: { pitch: 4.6 },
  draw(model) {
    ground(model);
    meridian(model, 6.3, 0.16);
    model.box([0, 0, WALL - 0.6], [80, 20, 0.4], { tone: 1.05 });
    for (const x of [-9.4, 9.4]) model.box([x, 0, WALL + 0.2], [0.9, 12, 0.9], { tone: 0.95 });
    board(model);
    pit(model);
    TIERS.forEach((places, tier) => {
      places.forEach((degrees, index) => {
        trader(model, degrees, tier, index + tier * 5);
      });
    });
  },
};
