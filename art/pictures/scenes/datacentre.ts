import { person } from '../builders/person.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const SHELF = 0.25;

/** A cabinet of machines; its lights depend on its number. */
function rack(model: Model, number: number): void {
  model.box([0, 0, 0], [1.5, 3.1, 1.27], {
    paint: ({ y, z, nx }, mark) => {
      const across = z / 1.27 + 0.5;
      if (Math.abs(nx) < 0.5 || y < 0.12 || y > 2.95 || across < 0.07 || across > 0.93) return;
      const shelf = Math.floor(y / SHELF);
      mark.part = 10 + (shelf % 2);
      const kind = (shelf * 7 + number * 3) % 6;
      if (kind === 0) mark.ink = 0.9;
      const height = fraction(y / SHELF);
      const isLight = across > 0.6 && across < 0.88 && height > 0.3 && height < 0.7;
      if (kind && isLight && (Math.floor(across * 14) + shelf + number) % 3 === 0) {
        mark.accent = 1;
        mark.ink = 0;
      }
    },
  });
}

export const scene: Scene = {
  subject: 'An engineer walking down an aisle of a data centre',
  camera: perspective({ eye: [0.35, 1.75, 8.6], target: [-0.15, 1.55, -6], fieldOfView: 50 }),
  light: { from: [0.01, 1, 0.3], ambient: 0.58, exposure: 1.34, corners: 1.6 },
  inking: { pitch: 5 },
  draw(model) {
    model.box([0, -0.2, 0], [8, 0.2, 44], {
      paint: ({ x, z }, mark) => {
        mark.part = 1 + ((stripe(x / 0.8, 2) + stripe(z / 0.8, 2)) % 2);
      },
    });
    for (let count = 0; count < 14; count++)
      for (const side of [0, 1]) rack(model.at([side ? 2.1 : -2.1, 0, 6 - count * 1.32]), count + side * 5);
    for (let lamp = 0; lamp < 9; lamp++) model.box([0, 3.75, 6 - lamp * 2.2], [3, 0.08, 0.5], { ink: 0 });
    for (const x of [-1.2, 1.2]) model.box([x, 3.4, 0], [0.5, 0.12, 34], { tone: 0.7 });
    model.box([0, 0, -13], [8, 6, 0.2], { tone: 0.9 });
    model.box([0, 0, -12.85], [1.7, 2.6, 0.1], ACCENT);
    model.box([0, 0, 0], [0.09, 0.012, 40], { accent: 1, ink: 0 });
    person(model, [0.55, 0, -0.4], { turn: 180, scale: 1.12, clothes: { tone: 0.85 }, pose: 'walking' });
  },
};
