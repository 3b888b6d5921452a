import { INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { ground, meridian } from './floor.ts';
import { tiles } from './tiles.ts';

const TOP = 0.68;

function table(model: Model): void {
  model.cylinder([0, TOP - 0.05, 0], 0.5, 0.05, { tone: 1.03 });
  model.cylinder([0, 0, 0], 0.045, TOP - 0.05, INK);
  model.cylinder([0, 0, 0], 0.3, 0.03, INK);
  model.box([-0.18, TOP, 0.08], [0.22, 0.012, 0.3], { ink: 0 }, { turn: 12 });
  model.box([0.22, TOP, -0.02], [0.2, 0.02, 0.28], { tone: 0.5 }, { turn: -10 });
  model.cylinder([0.02, TOP, -0.26], 0.04, 0.11, { tone: 1 });
  model.cylinder([0.14, TOP, 0.3], 0.04, 0.11, { tone: 1 });
}

function window(model: Model): void {
  model.box([0, 0.85, -1.86], [2.9, 1.95, 0.08], {
    tone: 1,
    paint: ({ x, y, nz }, mark) => {
      if (nz < 0.5 || Math.abs(x) > 1.36 || y < 0.1 || y > 1.85) return;
      mark.part = 1 + (Math.floor(x / 0.68 + 9) % 2) + 2 * (Math.floor(y / 0.9) % 2);
      const roofs = 0.45 + (Math.abs(Math.floor(x / 0.23) * 7) % 5) * 0.11;
      if (y < roofs) mark.ink = 0.32;
      else mark.ink = 0;
    },
  });
  model.box([0, 0.78, -1.8], [3.1, 0.07, 0.24], { tone: 0.9 });
}

function plant(model: Model, x: number, z: number): void {
  model.turned(
    [x, 0, z],
    [
      [0.15, 0],
      [0.22, 0.4],
    ],
    { tone: 0.8 },
  );
  for (let leaf = 0; leaf < 9; leaf++) {
    const angle = leaf * 2.4;
    model.ellipsoid(
      [x + Math.cos(angle) * 0.2, 0.75 + (leaf % 3) * 0.2, z + Math.sin(angle) * 0.2],
      [0.09, 0.28, 0.03],
      { tone: 0.5 },
      { turn: leaf * 40, roll: -Math.cos(angle) * 32 },
    );
  }
}

/** A room with a window over roofs, a small round table around the origin, and a plant. */
export function interviewRoom(model: Model): void {
  ground(model, { tone: 1.06, paint: tiles({ across: 0.5, along: 200 }) });
  meridian(model, -0.1, 0.07);
  model.box([0, 0, -2], [30, 9, 0.2], { tone: 1.05 });
  model.box([0, 0, -1.88], [30, 0.14, 0.04], { tone: 0.8 });
  window(model);
  table(model);
  plant(model, -2.05, -1.35);
}
