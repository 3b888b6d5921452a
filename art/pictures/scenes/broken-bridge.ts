import { brickwork } from '../builders/brickwork.ts';
import { person } from '../builders/person.ts';
import { water } from '../builders/water.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene, Sky } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';

const STONE: Material = { tone: 0.95, paint: brickwork({ length: 0.9, height: 0.42, share: 0.62 }) };
const DECK = 5;

function arch(from: number, to: number): Point[] {
  const middle = (from + to) / 2;
  const half = Math.abs(to - from) / 2;
  return Array.from({ length: 13 }, (_, step): Point => {
    const angle = (step / 12) * Math.PI;
    return [middle + Math.cos(angle) * half, 0.9 + Math.sin(angle) * half * 1.25];
  });
}

/** Two arches and the torn stump of the third, the break on the right; mirrored for the other bank. */
function half(side: 1 | -1, stump: readonly Point[]): Point[] {
  const outline: Point[] = [
    [-22, DECK],
    ...stump,
    [-3.4, 0.9],
    [-3.4, -1],
    [-4.8, -1],
    ...arch(-9.2, -4.8),
    [-9.2, -1],
    [-10.6, -1],
    ...arch(-15, -10.6),
    [-15, -1],
    [-22, -1],
  ];
  return outline.map(([x, y]): Point => [x * side, y]);
}

const LEFT: readonly Point[] = [
  [-2.1, DECK],
  [-2.3, 4.5],
  [-1.8, 4.35],
  [-2.2, 3.9],
  [-2.7, 3.7],
  [-2.6, 3.2],
  [-3.1, 2.8],
];
const RIGHT: readonly Point[] = [
  [-2.7, DECK],
  [-2.5, 4.6],
  [-2.9, 4.4],
  [-2.6, 3.9],
  [-3, 3.3],
  [-2.9, 2.9],
];

function bank(model: Model, side: 1 | -1, stump: readonly Point[]): void {
  const end = side * -2.6;
  model.slab([0, 0, 0], half(side, stump), 2.6, STONE);
  model.box([side * -12.4, DECK, 0], [19.2, 0.06, 0.24], ACCENT);
  for (const z of [-1.2, 1.2]) model.box([side * -12.6, DECK, z], [19, 0.55, 0.22], { tone: 0.95 });
  for (const x of [-4.1, -9.9]) model.spire([x * side, -1, 1.4], [1.7, 4.4, 1], STONE, 0.5);
  model.box([end * 1.7, DECK, 0], [0.12, 0.9, 0.12], ACCENT);
  model.box([end * 1.7, DECK + 0.55, 0.1], [0.1, 0.22, 2.2], ACCENT);
}

/** A low moon behind the gap, and stars. */
function sky(u: number, v: number): Sky {
  const radius = Math.hypot((u - 0.53) * 1.333, v - 0.36);
  if (radius < 0.135) return { accent: 1 };
  const [column, row] = [Math.floor(u * 28), Math.floor(v * 21)];
  const kind = (column * 31 + row * 17 + column * row * 7) % 23;
  const away = Math.hypot(u * 28 - column - 0.5, v * 21 - row - 0.5);
  return { dark: kind === 4 && away < 0.09 && radius > 0.2 ? 1 : 0 };
}

export const scene: Scene = {
  subject: 'A stone bridge at night, its middle span missing',
  night: true,
  camera: perspective({ eye: [-5.4, 7.2, 23], target: [-0.2, 3.4, 0], fieldOfView: 34 }),
  light: { from: [-0.4, 0.85, 0.7], ambient: 0.26, exposure: 0.92, shadow: 0, corners: 1.5 },
  sky,
  draw(model) {
    model.box([0, -0.3, 0], [400, 0.3, 120], water({ chop: 0.07, ripple: 1.7, tone: 0.2 }));
    bank(model, 1, LEFT);
    bank(model, -1, RIGHT);
    const walker = person(model, [-4.3, DECK, 0.3], {
      turn: 80,
      scale: 1.25,
      clothes: { tone: 0.9 },
      rightArm: { elbow: [0.3, 1.12, 0.2], hand: [0.24, 1.2, 0.5] },
    });
    walker.box([0.24, 0.9, 0.5], [0.16, 0.26, 0.16], ACCENT);
    for (const [x, z, size, turn] of [
      [-0.9, 0.6, 1.5, 20],
      [0.8, -0.6, 1.9, 50],
      [0.5, 2.2, 1.1, 75],
      [-1.4, 2.6, 0.8, 10],
    ] as const)
      model.box([x, -0.6, z], [size, size * 0.75, size], { tone: 0.9 }, { turn, tilt: 14, roll: 18 });
  },
};
