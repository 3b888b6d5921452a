import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, stripe } from '../kit/numbers.ts';
import { person } from './person.ts';

function shell(model: Model): void {
  model.box([0, -0.2, 0], [5, 0.2, 40], {
    tone: 1.05,
    paint: ({ x, z }, mark) => {
      mark.part = 1 + stripe(z / 1.2, 2);
      if (Math.abs(x) < 0.05) {
        mark.part = 9;
        mark.accent = 1;
      }
    },
  });
  model.box([0, 3.1, 0], [5, 0.2, 40], {
    paint: ({ x, z }, mark) => {
      const isLamp = Math.abs(x) < 0.55 && fraction(z / 1.6) < 0.62;
      mark.part = isLamp ? 3 : 0;
      mark.ink = isLamp ? 0 : 0.34;
    },
  });
  for (const side of [-1, 1])
    model.box([side * 2.35, 0, 0], [0.3, 3.1, 40], {
      paint: ({ y }, mark) => {
        if (y < 0.22) {
          mark.part = 1;
          mark.ink = 0.75;
        } else if (y > 0.9 && y < 1.02) {
          mark.part = 2;
          mark.ink = 0.86;
        } else if (y < 0.9) mark.part = 4;
      },
    });
}

function door(model: Model, hasSign: boolean): void {
  model.box([0, 0, 0], [0.12, 2.25, 1.15], {
    tone: 0.92,
    paint: ({ y, z }, mark) => {
      if (Math.abs(z) < 0.16 && y > 1.25 && y < 1.9) {
        mark.part = 1;
        mark.ink = 0.86;
      }
      if (Math.abs(z - 0.42) < 0.03 && Math.abs(y - 1.05) < 0.16) {
        mark.part = 2;
        mark.ink = 1;
      }
    },
  });
  model.box([0, 2.35, 0], [0.34, 0.34, 0.05], hasSign ? ACCENT : {});
}

/** A bed on castors with a drip stand. */
export function hospitalBed(model: Model): void {
  model.box([0, 0.55, 0], [0.95, 0.14, 2.1], { tone: 0.9 });
  model.box([0, 0.69, 0.05], [0.9, 0.16, 1.9]);
  model.box([0, 0.84, -0.7], [0.7, 0.12, 0.45]);
  model.box([0, 0.3, -1.06], [0.95, 0.9, 0.06], { tone: 0.8 });
  model.box([0, 0.3, 1.07], [0.95, 0.7, 0.06], { tone: 0.8 });
  for (const x of [-0.42, 0.42])
    for (const z of [-0.95, 0.95]) {
      model.cylinder([x, 0.12, z], 0.03, 0.45);
      model.cylinder([x, 0.1, z], 0.1, 0.06, INK, 'x');
    }
  model.cylinder([-0.6, 0, -0.9], 0.02, 2, INK);
  model.box([-0.6, 1.7, -0.9], [0.16, 0.28, 0.06], ACCENT);
}

/** A ward corridor running away from the viewer, with a bed and two clinicians; the meridian is its floor line. */
export function hospitalCorridor(model: Model): void {
  shell(model);
  for (let count = 0; count < 7; count++)
    for (const side of [-1, 1])
      door(model.at([side * 2.2, 0, 4.4 - count * 3 + (side > 0 ? 0.9 : 0)]), count % 2 === 0);
  hospitalBed(model.at([1.1, 0, 1.2]));
  person(model, [-0.75, 0, -0.3], {
    turn: 15,
    scale: 1.06,
    pose: 'walking',
    clothes: { tone: 1 },
    hair: 'long',
  });
  person(model, [-1.3, 0, -0.5], {
    turn: 10,
    scale: 1.12,
    pose: 'walking',
    clothes: { tone: 0.85 },
    skin: 0.6,
  });
  person(model, [0.3, 0, -6], { turn: 180, scale: 1.06, pose: 'walking', clothes: { tone: 0.7 } });
  model.box([0, 0, -14], [5, 3.2, 0.2], { ink: 0 });
  for (const x of [-0.6, 0.6]) model.box([x, 0, -13.8], [1.1, 2.4, 0.1], { accent: 0.5 });
}
