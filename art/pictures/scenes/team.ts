import { ARMS_ON_TABLE, type Arm, type PersonLook, person } from '../builders/person.ts';
import { perspective } from '../kit/camera.ts';
import { INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fractalNoise } from '../kit/noise.ts';
import { stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const POINTING: Arm = { elbow: [0.32, 1.18, 0.14], hand: [0.34, 1.3, 0.46] };

/** Somebody on a chair, arms on the table. */
function seated(model: Model, x: number, z: number, look: PersonLook, hasAccent = false): void {
  const turn = z > 0 ? 180 : 0;
  const place = model.at([x, 0, z], { turn });
  person(place, [0, 0.06, 0], { pose: 'sitting', leftArm: ARMS_ON_TABLE, rightArm: ARMS_ON_TABLE, ...look });
  place.box([0, 0.42, 0], [0.52, 0.08, 0.52], { tone: 0.5 });
  place.box([0, 0.5, -0.27], [0.5, 0.75, 0.06], { tone: 0.85, accent: hasAccent ? 1 : 0 });
  place.cylinder([0, 0, 0], 0.04, 0.42, INK);
}

function laptop(model: Model): void {
  model.box([0, 0, 0], [0.5, 0.02, 0.34], { tone: 0.6 });
  model.box([0, 0.02, 0.17], [0.5, 0.32, 0.02], { ink: 0.8 }, { tilt: 12 });
}

function table(model: Model): void {
  model.box([0, 0.86, 0], [4.6, 0.09, 1.7], { tone: 1.05 });
  for (const x of [-1.9, 1.9]) model.box([x, 0, 0], [0.12, 0.86, 1.3], { tone: 0.7 });
  for (const x of [-1.5, 0.85]) laptop(model.at([x, 0.95, -0.45]));
  laptop(model.at([-1, 0.95, 0.5], { turn: 180 }));
  model.box([0.1, 0.95, 0.05], [0.9, 0.015, 0.6], {
    paint: ({ x }, mark) => {
      mark.part = 1 + stripe(x / 0.15, 2);
      if (Math.abs(x) < 0.02) mark.accent = 1;
    },
  });
  model.cylinder([1.5, 0.95, 0.25], 0.06, 0.12, INK);
  model.cylinder([-0.3, 0.95, 0.5], 0.06, 0.12);
}

function wall(model: Model): void {
  model.box([0, 0, -3.2], [30, 7, 0.1], { ink: 0.24 });
  model.box([-0.9, 1.25, -3.1], [4.4, 2.1, 0.05], {
    ink: 0,
    paint: ({ x, y }, mark) => {
      const height = fractalNoise(x * 0.7 + 4, y * 0.7 + 2);
      mark.part = 10 + Math.floor(height * 16);
      if (height > 0.58) mark.accent = 0.45;
      if (Math.abs(x - 0.7) < 0.025) mark.accent = 1;
    },
  });
  model.box([3.6, 0, -3.1], [1.9, 3.3, 0.06], {
    ink: 0,
    paint: ({ x, y }, mark) => {
      mark.part = 1 + ((stripe(x / 0.63, 2) + stripe(y / 0.82, 2)) % 2);
    },
  });
}

export const scene: Scene = {
  subject: 'A team around a table, one of them pointing at a chart',
  camera: perspective({ eye: [1.9, 2.75, 6.4], target: [0.2, 1.22, -0.5], fieldOfView: 38 }),
  light: { from: [0.6, 1, 0.6], ambient: 0.45, corners: 1 },
  draw(model) {
    model.box([0, -0.2, 0], [80, 0.2, 80], {
      tone: 1.05,
      paint: ({ x }, mark) => {
        mark.part = 1 + stripe(x / 0.9, 2);
      },
    });
    table(model);
    seated(model, -1.5, -1.12, { clothes: { tone: 0.55 }, skin: 0.7 });
    seated(model, -0.35, -1.12, { clothes: { tone: 0.95 }, hair: 'long' }, true);
    seated(model, 0.85, -1.12, { clothes: { tone: 0.35 }, skin: 0.6 });
    seated(model, -1, 1.15, { clothes: { tone: 0.8 }, hair: 'long' }, true);
    seated(model, 0.4, 1.15, { clothes: { tone: 0.45 } });
    person(model, [2.75, 0, -0.5], {
      turn: -70,
      scale: 1.04,
      clothes: { tone: 1, accent: 1 },
      hair: 'long',
      leftArm: POINTING,
    });
    wall(model);
    for (const x of [-1.4, 0, 1.4]) {
      model.cylinder([x, 2.55, 0], 0.012, 3, INK);
      model.turned(
        [x, 2.35, 0],
        [
          [0.34, 0],
          [0.08, 0.26],
          [0.05, 0.34],
        ],
        INK,
      );
    }
  },
};
