import { water } from '../builders/water.ts';
import { windows } from '../builders/windows.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { valueNoise } from '../kit/noise.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene, Sky } from '../kit/scene.ts';

const DECK = 2.5;
const TOWER = 9.6;
const TOWERS = [-7, 7] as const;
const SIDES = [-1, 1] as const;

const cableHeight = (x: number): number =>
  Math.abs(x) > 7 ? TOWER - (Math.abs(x) - 7) * 0.75 : 3.1 + (x / 7) ** 2 * 6.5;

function tower(model: Model): void {
  for (const z of SIDES) model.box([0, 0, z], [0.7, TOWER, 0.5], { tone: 0.95 });
  for (const y of [3.4, 6, 8.8]) model.box([0, y, 0], [0.6, 0.5, 2], { tone: 0.9 });
  model.box([0, 0, 0], [1.7, 0.8, 3.6]);
  model.box([0, TOWER, -1], [0.14, 0.3, 0.14], ACCENT);
  model.box([0, TOWER, 1], [0.14, 0.3, 0.14], ACCENT);
}

function cables(model: Model): void {
  const group = model.newGroup();
  for (const z of SIDES)
    for (let x = -16; x < 16; x += 0.5) {
      const [from, to] = [cableHeight(x), cableHeight(x + 0.5)];
      if (from < 2.3 && to < 2.3) continue;
      model.rod([x, from, z], [x + 0.5, to, z], 0.075, { tone: 0.3, group });
      if (from > 2.7) model.box([x, DECK, z], [0.03, from - DECK, 0.03], { tone: 0.3 });
    }
}

function boat(model: Model): void {
  model.slab(
    [0, 0.12, 0],
    [
      [-1.3, 0.3],
      [1.5, 0.3],
      [1, -0.2],
      [-1.1, -0.2],
    ],
    0.8,
    { tone: 0.95 },
  );
  model.box([-0.2, 0.4, 0], [1, 0.45, 0.5], ACCENT);
  model.cylinder([0.15, 0.85, 0], 0.1, 0.45);
  model.rod([0.9, 0.4, 0], [0.9, 1.5, 0], 0.03);
}

function city(model: Model): void {
  for (let block = 0; block < 30; block++) {
    const height = 1.6 + valueNoise(block * 1.7, 3) * 8;
    model.box([-40 + block * 2.7, 0, -26], [2, height, 2], {
      tone: 0.35,
      hasSeams: false,
      paint: windows({ across: 0.6, storey: 0.9, litEvery: block % 3 ? 1 : 2, ink: 0.9 }),
    });
  }
}

/** Rings around the moon, as on a chart of the sky. */
function sky(u: number, v: number): Sky {
  const radius = Math.hypot((u - 0.7) * 1.333, v - 0.28);
  const ring = fraction(radius * 14);
  return { dark: Math.min(ring, 1 - ring) < 0.018 && radius > 0.15 ? 1 : 0 };
}

export const scene: Scene = {
  subject: 'A suspension bridge across a harbour at night',
  night: true,
  camera: perspective({ eye: [-13, 5.6, 24], target: [0.2, 3.2, 0], fieldOfView: 41 }),
  light: { from: [-0.5, 0.8, 0.7], ambient: 0.28, exposure: 0.95, shadow: 0, corners: 1.5 },
  sky,
  draw(model) {
    model.box([0, -0.2, 0], [400, 0.2, 120], water({ chop: 0.07, ripple: 1.6, tone: 0.2 }));
    model.sphere([59.6, 13.4, -63], 9.9, { accent: 1, ink: 1 });
    for (const x of TOWERS) tower(model.at([x, 0, 0]));
    model.box([0, 2.2, 0], [60, 0.3, 1.9], { tone: 0.9 });
    model.box([0, DECK, 0], [60, 0.05, 0.12], ACCENT);
    for (const z of SIDES) model.box([0, DECK, z], [60, 0.2, 0.05]);
    cables(model);
    for (let car = 0; car < 7; car++)
      model.box([-12 + car * 3.7, DECK, car % 2 ? 0.5 : -0.5], [0.8, 0.4, 0.4], car % 3 ? {} : ACCENT);
    boat(model.at([4.4, 0, 7.5], { turn: -18 }));
    city(model);
  },
};
