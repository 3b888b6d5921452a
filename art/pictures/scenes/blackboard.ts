import { isNear } from '../builders/chalk.ts';
import { meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { perspective } from '../kit/camera.ts';
import { BARE } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

type Corner = readonly [number, number];

const WIDTH = 4.5;
const HEIGHT = 2.5;
/** The right-angled triangle, and a square on each of its sides. */
const A: Corner = [-0.92, 0.98];
const B: Corner = [-0.2, 0.98];
const C: Corner = [-0.92, 1.52];
const SQUARES: readonly (readonly Corner[])[] = [
  [A, B, [B[0], 0.26], [A[0], 0.26]],
  [A, C, [-1.46, 1.52], [-1.46, 0.98]],
  [B, [0.34, 1.7], [-0.38, 2.24], C],
];

/** Left of every side, walking round: inside an outline drawn counter-clockwise. */
const isInside = (x: number, y: number, corners: readonly Corner[]): boolean =>
  corners.every(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [0, 0];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
  });

const isOnEdge = (x: number, y: number, corners: readonly Corner[]): boolean =>
  corners.some((corner, index) =>
    isNear(x, y, corner, corners[(index + 1) % corners.length] ?? corner, 0.018),
  );

/** Lines of a proof, in words of uneven length. */
const isWriting = (x: number, y: number): boolean => {
  const line = Math.floor((2.2 - y) / 0.22);
  const within = fraction((2.2 - y) / 0.22);
  if (line < 0 || line > 7 || x < 0.72 || x > 1.5 + ((line * 5) % 4) * 0.14) return false;
  const isStroke =
    within > 0.3 + 0.16 * Math.sin(x * 38 + line) && within < 0.5 + 0.16 * Math.sin(x * 38 + line);
  return isStroke && fraction(x * 3.1 + line * 0.37) > 0.2;
};

function board(model: Model): void {
  model.box([0, 0.55, 0], [WIDTH + 0.2, HEIGHT + 0.2, 0.12], { tone: 0.8 });
  model.box([0, 0.65, 0.06], [WIDTH, HEIGHT, 0.06], {
    hasSeams: false,
    paint: ({ x, y, nz }, mark) => {
      if (nz < 0.5) return;
      const isLine = SQUARES.some((square) => isOnEdge(x, y, square)) || isWriting(x, y);
      const largest = SQUARES[2];
      mark.ink = isLine ? 0 : 0.94;
      if (isLine || !largest || !isInside(x, y, largest)) return;
      mark.ink = 0;
      mark.accent = 1;
    },
  });
  model.box([0, 0.5, 0.16], [WIDTH + 0.2, 0.06, 0.2], { tone: 0.9 });
  model.box([-1.4, 0.56, 0.18], [0.3, 0.08, 0.12], { tone: 0.5 });
  for (const x of [0.2, 0.4]) model.cylinder([x, 0.59, 0.18], 0.025, 0.14, BARE, 'x');
  for (const side of [-1, 1]) {
    model.plank([side * 2.2, 0, 0.5], [side * 2.2, 0.9, -0.06], 0.1, 0.08, { tone: 0.7 });
    model.plank([side * 2.2, 0, -0.6], [side * 2.2, 3.2, -0.1], 0.1, 0.08, { tone: 0.7 });
  }
}

function steps(model: Model): void {
  for (const step of [0, 1])
    model.box([0, 0, -step * 0.16], [0.8, 0.24 + step * 0.24, 0.62 - step * 0.32], { tone: 0.95 });
}

export const scene: Scene = {
  subject: 'Someone writing a proof on a blackboard: three squares on a triangle',
  camera: perspective({ eye: [-1.6, 1.9, 6.9], target: [0.1, 1.62, 0], fieldOfView: 33 }),
  light: { from: [-0.4, 1, 0.8], ambient: 0.5, exposure: 1.22, shadow: 0.5, corners: 0.6 },
  draw(model) {
    model.box([0, -0.2, 0], [60, 0.2, 60], {
      tone: 1.08,
      paint: ({ x, ny }, mark) => {
        if (ny > 0.5) mark.part = 1 + (Math.floor(x / 0.6 + 60) % 2);
      },
    });
    meridian(model, -1.9, 0.1);
    board(model);
    steps(model.at([1.25, 0, 0.72]));
    person(model, [1.3, 0.48, 0.6], {
      turn: 200,
      clothes: { tone: 0.5 },
      hair: 'long',
      leftArm: { elbow: [0.36, 1.34, 0.2], hand: [0.3, 1.64, 0.44] },
    });
  },
};
