import { brickwork } from '../builders/brickwork.ts';
import { bus } from '../builders/bus.ts';
import { person } from '../builders/person.ts';
import { parallel } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';

const BAYS = [-8, -4, 0, 4, 8] as const;
const WALL: Material = { paint: brickwork({ length: 0.8, height: 0.32, share: 0.34 }) };

/** One tooth of the roof, its glazed side to the right. */
const TOOTH: readonly Point[] = [
  [-2, 0],
  [2, 0],
  [2, 1.9],
  [1.8, 1.9],
];

function shed(model: Model): void {
  for (const x of [-10, -6, -2, 2, 6, 10]) model.box([x, 0, 0], [0.7, 4.2, 9], WALL);
  model.box([0, 3.7, 0], [20.6, 0.8, 9.2], WALL);
  model.box([0, 0, -4.4], [20, 4, 0.3], { tone: 0.6 });
  for (const x of BAYS)
    model.slab([x, 4.5, 0], TOOTH, 9, {
      tone: 0.95,
      paint: ({ nx, z, y }, mark) => {
        if (nx < 0.9) return;
        mark.part = 1 + (Math.floor(z / 0.9 + 20) % 2) + (y > 0.95 ? 2 : 0);
        mark.ink = 0.4;
      },
    });
}

function pump(model: Model): void {
  model.box([0, 0, 0], [1.4, 0.2, 3.4]);
  for (const z of [-0.9, 0.9]) {
    model.box([0, 0.2, z], [0.7, 1.7, 0.6], { tone: 0.4 });
    model.tube(
      [
        [0.36, 1.5, z],
        [0.8, 1.2, z],
        [0.75, 0.5, z],
        [0.4, 0.9, z + 0.1],
      ],
      0.06,
      INK,
    );
  }
  for (const z of [-1.5, 1.5]) model.box([0, 0.2, z], [0.16, 3.2, 0.16], INK);
  model.box([0, 3.4, 0], [3.6, 0.25, 4.6]);
}

export const scene: Scene = {
  subject: 'A bus depot, one bus leaving it',
  camera: parallel({ eye: [19, 17, 30], target: [0.4, 1.6, 2.2], span: 21.8 }),
  light: { from: [-0.45, 1, 0.55], ambient: 0.48, exposure: 1.2, shadow: 0.5, corners: 1.6 },
  draw(model) {
    model.box([0, -0.7, 3.4], [25, 0.7, 25], { tone: 1.08 });
    shed(model.at([0, 0, -3.4]));
    for (const x of [-8, -4, 8]) bus(model.at([x, 0, -1.8]));
    bus(model.at([4, 0, 2.2]));
    bus(model.at([-0.6, 0, 7.4], { turn: -10 }), ACCENT);
    model.box([1.6, 0, 8.2], [0.3, 0.02, 15.4], ACCENT);
    for (const x of [-10, -6, -2, 2, 6, 10]) model.box([x, 0, 3.6], [0.14, 0.02, 5], INK);
    pump(model.at([8.4, 0, 9.4]));
    person(model, [3.9, 0, 10.4], { turn: -60, pose: 'walking', scale: 1.15, clothes: { tone: 0.3 } });
    person(model, [-4.6, 0, 6.6], { turn: 70, scale: 1.15 });
  },
};
