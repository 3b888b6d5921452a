import { person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, BARE, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const COUNTER = -2;
const PANEL: Material = {
  tone: 0.95,
  paint: ({ x, y, nz }, mark) => {
    if (nz < 0.5) return;
    const across = fraction(x / 1.2 + 0.5);
    if (y > 0.16 && y < 0.92 && across > 0.1 && across < 0.9) mark.part = 1;
    if (y > 0.24 && y < 0.84 && across > 0.16 && across < 0.84) mark.part = 2;
  },
};

/** A teller's window: an arched frame with brass bars. */
function grille(model: Model): void {
  for (const x of [-0.6, 0.6]) model.box([x, 0, 0], [0.12, 1.15, 0.14]);
  model.box([0, 1.15, 0], [1.32, 0.16, 0.18]);
  model.box([0, 1.31, 0], [0.5, 0.24, 0.1], BARE);
  for (let bar = -4; bar <= 4; bar++) {
    const foot = Math.abs(bar) < 2 ? 0.38 : 0;
    model.rod([bar * 0.12, foot, 0], [bar * 0.12, 1.15, 0], 0.014, INK);
  }
  for (const y of [0.38, 0.8]) model.rod([-0.55, y, 0], [0.55, y, 0], 0.014, INK);
}

function column(model: Model, x: number, z: number): void {
  model.box([x, 0, z], [0.9, 0.4, 0.9]);
  model.turned(
    [x, 0.4, z],
    [
      [0.36, 0],
      [0.3, 0.2],
      [0.26, 4.4],
      [0.4, 4.6],
    ],
    {
      hatch: ({ x: ax, z: az }) => Math.atan2(ax, az),
    },
  );
  model.box([x, 5, z], [0.95, 0.2, 0.95]);
}

function clock(model: Model): void {
  model.cylinder([0, 0, 0], 0.5, 0.12, { tone: 0.4 }, 'z');
  model.cylinder([0, 0, 0.08], 0.42, 0.03, BARE, 'z');
  model.rod([0, 0, 0.12], [0, 0.3, 0.12], 0.025, INK);
  model.rod([0, 0, 0.12], [0.2, -0.1, 0.12], 0.025, INK);
}

export const scene: Scene = {
  subject: 'Customers at the counter of a bank',
  camera: perspective({ eye: [0, 1.75, 7.4], target: [0, 2.02, -2], fieldOfView: 47 }),
  light: {
    from: [-0.35, 0.9, 0.9],
    ambient: 0.55,
    exposure: 1.22,
    shadow: 0.45,
    corners: 0.9,
    cornerInk: 0.2,
  },
  draw(model) {
    model.box([0, -0.2, 0], [60, 0.2, 60], { tone: 1.1, paint: tiles({ across: 1.1, dark: 0.72 }) });
    model.box([0, 0.001, 2.6], [0.26, 0.012, 9], ACCENT);
    model.box([0, 0, -6.2], [20, 9, 0.2], { tone: 1.1 });
    model.box([0, 5.2, -3], [20, 0.7, 7], { tone: 0.95, castsShadow: false });
    for (const x of [-6.2, 6.2]) model.box([x, 0, -1], [0.2, 9, 14], { castsShadow: false });
    for (const x of [-4.6, 4.6]) for (const z of [-4.4, -1]) column(model, x, z);
    clock(model.at([0, 3.7, -6]));
    for (const x of [-2.6, 2.6])
      model.box([x, 2.7, -6.08], [1.3, 1.7, 0.06], {
        paint: ({ x: across, y }, mark) => {
          const isGlass = fraction(across / 0.42 + 0.5) > 0.1 && fraction(y / 0.56) > 0.1;
          mark.part = isGlass ? 2 : 1;
          mark.ink = isGlass ? 0.3 : 0;
        },
      });
    model.box([0, 0, COUNTER], [8.4, 1.08, 0.7], PANEL);
    model.box([0, 1.08, COUNTER], [8.6, 0.09, 0.9], { tone: 0.6 });
    for (const x of [-2.4, 0, 2.4]) {
      grille(model.at([x, 1.17, COUNTER]));
      person(model, [x + 0.05, 0.12, COUNTER - 0.8], {
        hair: x < 0 ? 'long' : 'short',
        clothes: { tone: x ? 0.9 : 0.4 },
      });
    }
    person(model, [-2.35, 0, -0.9], { turn: 175, clothes: { tone: 0.3 } });
    person(model, [0.25, 0, -0.8], { turn: 190, hair: 'long', clothes: ACCENT });
    person(model, [2.9, 0, 0.9], { turn: 215, pose: 'walking', clothes: { tone: 0.5 } });
  },
};
