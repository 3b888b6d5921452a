import { person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Scene } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';

const NECK = 2.3;
const WOOD: Material = { tone: 0.55, hatch: ({ y }) => y };
const POST: readonly Point[] = [
  [0.16, 0],
  [0.16, 0.2],
  [0.09, 0.3],
  [0.1, 1.8],
  [0.17, 1.95],
  [0.1, 2.1],
  [0.09, 3.6],
  [0.16, 3.7],
  [0.16, 3.9],
];

/** Half of the glass, upwards from the neck. */
const BULB: readonly Point[] = [
  [0.09, 0],
  [0.14, 0.12],
  [0.5, 0.55],
  [0.86, 0.95],
  [1, 1.35],
  [0.96, 1.7],
  [0.8, 1.95],
];
const GLASS: readonly Point[] = [
  ...[...BULB].reverse().map(([radius, rise]): Point => [radius, NECK - rise]),
  ...BULB.map(([radius, rise]): Point => [radius, NECK + rise]),
];

export const scene: Scene = {
  subject: 'A man beside an hourglass twice his height',
  camera: perspective({ eye: [0.9, 2.7, 10.6], target: [-0.1, 2.25, 0], fieldOfView: 32 }),
  light: { from: [-0.55, 0.9, 0.6], ambient: 0.5, exposure: 1.2, corners: 0.8 },
  draw(model) {
    model.box([0, -0.3, 0], [60, 0.3, 14], { paint: tiles({ across: 1.2 }), tone: 1.08 });
    model.box([1.9, 0, 0], [0.16, 0.01, 14], ACCENT);
    for (const y of [0, 4.3]) {
      model.cylinder([0, y, 0], 1.5, 0.3, WOOD);
      model.cylinder([0, y === 0 ? 0.3 : 4.2, 0], 1.3, 0.1, WOOD);
    }
    for (const turn of [90, 210, 330]) {
      const angle = (turn * Math.PI) / 180;
      model.turned([Math.cos(angle) * 1.22, 0.35, -Math.sin(angle) * 1.22], POST, { ...WOOD, tone: 0.4 });
    }
    model.turned([0, 0, 0], GLASS, {
      tone: 1.2,
      crossFrom: 0.9,
      hatch: ({ x, z }) => Math.atan2(x, z),
      paint: ({ x, y, nz }, mark) => {
        const isAbove = y > NECK && y < 3.1;
        const heap = 1.15 - Math.abs(x) * 0.45;
        const isFalling = nz > 0 && y < NECK + 0.1 && Math.abs(x) < 0.035;
        if (!isAbove && y > heap && !isFalling) return;
        mark.accent = 1;
        mark.part = 1;
        mark.tone = 1.3;
      },
    });
    model.cylinder([0, NECK - 0.06, 0], 0.17, 0.12, INK);
    person(model, [-2.15, 0, 0.7], {
      turn: 75,
      rightArm: { elbow: [0.3, 1.15, 0.2], hand: [0.2, 1.42, 0.42] },
    });
  },
};
