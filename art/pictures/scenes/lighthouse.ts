import { water } from '../builders/water.ts';
import { perspective } from '../kit/camera.ts';
import { INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fractalNoise, valueNoise } from '../kit/noise.ts';
import { clamp } from '../kit/numbers.ts';
import type { Scene, Sky } from '../kit/scene.ts';

const ROCK = 1.9;
const LAMP = ROCK + 7.1;

/** The cliff: a mound broken into steps by noise. */
function cliff(model: Model): void {
  model.field(
    (x, y, z) => {
      const reach = Math.hypot(x * 0.62, z);
      const rugged = (fractalNoise(x * 0.55 + 9, z * 0.55 + y * 0.4 + 3) - 0.5) * 1.6;
      const ledge = (valueNoise(x * 0.8, y * 2.2 + z * 0.3) - 0.5) * 0.5;
      const top =
        ROCK - clamp((reach - 1.7) / 2.6) ** 1.4 * 3 + rugged * clamp((reach - 1.2) / 1.4) + ledge * 0.6;
      return (y - top) * 0.5;
    },
    [-8, -0.4, -4.5],
    [8, 2.7, 4.5],
    { tone: 0.72, hatch: ({ x, y, z }) => y + x * 0.35 + z * 0.2 },
    0.7,
  );
}

function tower(model: Model): void {
  model.turned(
    [0, 0, 0],
    [
      [1.2, 0],
      [1.1, 0.5],
      [0.98, 0.6],
      [0.62, 5.9],
      [0.64, 6.1],
    ],
    {
      hatch: ({ y }) => y,
      pitch: 1.05,
      paint: ({ x, y, z }, mark) => {
        const band = Math.floor((y - 0.6) / 1.1);
        mark.part = 1 + band;
        if (y > 0.6 && band % 2 === 1) {
          mark.accent = 1;
          mark.ink = 0.82;
        }
        if (z > 0 && Math.abs(x + 0.05) < 0.13 && (Math.abs(y - 2.1) < 0.24 || Math.abs(y - 4.3) < 0.24)) {
          mark.part = 20;
          mark.ink = 1;
          mark.accent = 0;
        }
        if (z > 0 && Math.abs(x + 0.02) < 0.26 && y < 1.15) {
          mark.part = 21;
          mark.ink = 1;
        }
      },
    },
  );
  model.cylinder([0, 6.1, 0], 0.98, 0.14, { tone: 1 });
  model.ring([0, 6.62, 0], 0.94, 0.03);
  for (let post = 0; post < 14; post++) {
    const angle = (post / 14) * Math.PI * 2;
    model.cylinder([Math.cos(angle) * 0.94, 6.2, Math.sin(angle) * 0.94], 0.025, 0.42);
  }
  model.cylinder([0, 6.24, 0], 0.5, 1.25, { ink: 0 });
  for (let bar = 0; bar < 8; bar++) {
    const angle = (bar / 8) * Math.PI * 2 + 0.2;
    model.cylinder([Math.cos(angle) * 0.52, 6.24, Math.sin(angle) * 0.52], 0.04, 1.25, { ink: 1 });
  }
  model.turned(
    [0, 7.49, 0],
    [
      [0.66, 0],
      [0.6, 0.1],
      [0.2, 0.55],
      [0.1, 0.6],
      [0.12, 0.74],
      [0.02, 0.86],
    ],
    { tone: 0.8 },
  );
}

function cottage(model: Model): void {
  model.box([0, 0, 0], [2, 1, 1.3], {
    paint: ({ x, y, nz }, mark) => {
      if (nz > 0.5 && Math.abs(Math.abs(x) - 0.55) < 0.17 && y > 0.35 && y < 0.75) {
        mark.part = 1;
        mark.accent = 1;
        mark.ink = 0;
      }
    },
  });
  model.gable([0, 1, 0], [2.2, 0.7, 1.5], { tone: 0.6 });
  model.box([0.6, 1.3, 0], [0.22, 0.6, 0.22]);
}

/** A three-masted ship under sail, its bow to the left. */
function ship(model: Model): void {
  model.slab(
    [0, 0.2, 0],
    [
      [-1.75, 0.42],
      [1.5, 0.46],
      [1.3, -0.3],
      [-1.15, -0.3],
    ],
    0.7,
    { tone: 0.75 },
  );
  model.rod([-1.7, 0.6, 0], [-2.6, 1.05, 0], 0.04);
  for (const [x, height] of [
    [-0.85, 2.7],
    [0.15, 3.1],
    [1.05, 2.5],
  ] as const) {
    model.cylinder([x, 0.5, 0], 0.04, height, { tone: 0.8 });
    for (const [from, to, half] of [
      [0.35, 0.6, 0.5],
      [0.64, 0.92, 0.38],
    ] as const)
      model.slab(
        [x, 0.5, 0.06],
        [
          [-half, height * from],
          [half, height * from],
          [half * 0.8, height * to],
          [-half * 0.8, height * to],
        ],
        0.03,
        { tone: 1.1, hatch: (spot) => spot.y },
        { turn: -14 },
      );
  }
  model.slab(
    [-1.7, 0.9, 0],
    [
      [0.72, 1.6],
      [0.62, 0],
      [-0.7, 0.1],
    ],
    0.03,
    { tone: 1 },
  );
}

/** Two beams from the lamp, and stars. */
function sky(u: number, v: number): Sky {
  const across = (u - 0.385) * 1.333;
  const down = v - 0.187;
  const spread = Math.abs(across) * 0.15;
  const beam = Math.abs(down + across * 0.1) < spread && Math.abs(across) > 0.045;
  if (beam)
    return { dark: clamp(0.62 - Math.abs(across) * 0.5, 0.12), accent: clamp(0.5 - Math.abs(across) * 0.4) };
  const [column, row] = [Math.floor(u * 64), Math.floor(v * 48)];
  const chance = valueNoise(column * 7.3 + 0.5, row * 5.1 + 0.5);
  const toStar = Math.hypot(u * 64 - column - 0.5, v * 48 - row - 0.5);
  return chance > 0.9 && v < 0.62 && toStar < 0.1 ? { dark: 1 } : {};
}

export const scene: Scene = {
  subject: 'A lighthouse on a rocky coast, and a sailing ship at sea, by night',
  night: true,
  camera: perspective({ eye: [1.2, 4.4, 19], target: [2.1, 4.3, 0], fieldOfView: 35 }),
  light: { from: [0.7, 0.7, 0.7], ambient: 0.26, exposure: 0.95, shadow: 0, corners: 1.2 },
  sky,
  draw(model) {
    model.box([0, -0.2, -60], [400, 0.2, 200], water({ chop: 0.1, ripple: 1.4, tone: 0.3 }));
    cliff(model.at([-0.6, 0, 0]));
    tower(model.at([0, ROCK - 0.15, 0]));
    cottage(model.at([-2.5, ROCK - 0.35, 0.2], { turn: 14 }));
    ship(model.at([7.4, 0, -1.5], { turn: 14, scale: 1.15 }));
    model.sphere([0, LAMP - 0.1, 0], 0.1, INK);
  },
};
