import { person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, randomFrom } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const WOOD: Material = { tone: 0.85, castsShadow: false };

/** A jar with a paper label. */
function jar(model: Model, x: number, y: number, radius: number, height: number, glass: Material): void {
  model.cylinder([x, y, 0], radius, height, {
    hatch: (spot) => Math.atan2(spot.x, spot.z) * radius,
    ...glass,
    paint: (spot, mark) => {
      const rise = spot.y / height;
      if (spot.nz < 0.35 || rise < 0.3 || rise > 0.68) return;
      mark.part = 1;
      mark.accent = 0;
      mark.ink = Math.abs(fraction(rise * 8) - 0.5) < 0.16 && Math.abs(spot.x) < radius * 0.55 ? 0.9 : 0;
    },
  });
  model.cylinder([x, y + height, 0], radius * 0.72, 0.03, { tone: 0.8 });
  model.cylinder([x, y + height + 0.03, 0], radius * 0.86, 0.04, { tone: 0.4 });
  model.sphere([x, y + height + 0.09, 0], 0.03, { tone: 0.4 });
}

function shelves(model: Model): void {
  const random = randomFrom(12);
  model.box([0, 0, -0.32], [5.6, 3.5, 0.06], { tone: 0.95, pitch: 1.3 });
  for (const x of [-2.8, -0.93, 0.93, 2.8]) model.box([x, 0, 0], [0.1, 3.5, 0.62], WOOD);
  model.box([0, 3.5, 0], [6, 0.16, 0.8], WOOD);
  for (let row = 0; row < 4; row++) {
    const y = 1.08 + row * 0.62;
    model.box([0, y - 0.05, 0], [5.6, 0.05, 0.6], WOOD);
    for (let bay = 0; bay < 3; bay++)
      for (let place = 0; place < 4; place++) {
        const isPurple = row === 2 && bay === 2 && place === 1;
        const tone = [1.1, 0.5, 1.2, 0.9][Math.floor(random() * 4)] ?? 1;
        const x = -2.48 + bay * 1.87 + place * 0.41;
        jar(model, x, y, 0.15 + random() * 0.03, 0.31 + random() * 0.08, isPurple ? ACCENT : { tone });
      }
  }
  model.box([0, 0, 0.05], [5.6, 1, 0.62], {
    ...WOOD,
    paint: ({ x, y, nz }, mark) => {
      if (nz < 0.5) return;
      const [across, up] = [x / 0.467 + 20, y / 0.25];
      mark.part = 1 + (Math.floor(across) % 2) + (Math.floor(up) % 2) * 2;
      if (Math.hypot(fraction(across) - 0.5, (fraction(up) - 0.5) * 0.6) < 0.06) mark.ink = 1;
    },
  });
}

function balance(model: Model): void {
  model.box([0, 0, 0], [0.4, 0.05, 0.22], INK);
  model.rod([0, 0.05, 0], [0, 0.62, 0], 0.018, INK);
  model.rod([-0.36, 0.6, 0], [0.36, 0.54, 0], 0.015, INK);
  for (const [x, y] of [
    [-0.36, 0.6],
    [0.36, 0.54],
  ] as const) {
    for (const side of [-0.13, 0.13]) model.rod([x, y, 0], [x + side, y - 0.3, 0], 0.006, INK);
    model.turned(
      [x, y - 0.36, 0],
      [
        [0.04, 0],
        [0.15, 0.05],
        [0.15, 0.06],
      ],
      { tone: 0.7 },
    );
  }
}

export const scene: Scene = {
  subject: 'A pharmacist at the counter before a wall of jars',
  camera: perspective({ eye: [1.3, 2.1, 8.4], target: [0, 1.78, 0], fieldOfView: 33 }),
  light: { from: [-0.5, 0.8, 0.9], ambient: 0.5, exposure: 1.25, shadow: 0.5, corners: 0.3, cornerInk: 0.15 },
  inking: { pitch: 5.2, weight: 0.95 },
  draw(model) {
    model.box([0, -0.2, 0], [60, 0.2, 60], { paint: tiles({ across: 0.6 }), tone: 1.05 });
    model.box([0, 0, -0.5], [60, 9, 0.2], { tone: 1.1 });
    shelves(model);
    model.box([0, 0, 2.2], [4.4, 0.95, 0.6], {
      paint: ({ x, nz }, mark) => {
        if (nz > 0.5) mark.part = 1 + (Math.floor(x / 0.55 + 20) % 2);
      },
    });
    model.box([0, 0.95, 2.2], [4.6, 0.07, 0.75], { tone: 0.5 });
    model.box([0.9, 0, 4.2], [0.12, 0.01, 3.4], ACCENT);
    balance(model.at([0.95, 1.02, 2.2], { turn: 8, scale: 1.05 }));
    person(model, [-0.35, 0, 1.2], {
      turn: -12,
      clothes: { tone: 0.3 },
      hair: 'long',
      leftArm: { elbow: [0.3, 1.12, 0.2], hand: [0.14, 1.06, 0.6] },
      rightArm: { elbow: [0.3, 1.12, 0.2], hand: [0.14, 1.06, 0.6] },
    });
    model.cylinder([-1.45, 1.02, 2.2], 0.15, 0.06, INK);
    model.sphere([-1.45, 1.32, 2.2], 0.27, ACCENT);
    model.cylinder([-1.45, 1.55, 2.2], 0.08, 0.16, { tone: 0.6 });
    model.sphere([-1.45, 1.79, 2.2], 0.11, INK);
  },
};
