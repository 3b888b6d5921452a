import { perspective } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

/** Half of an open book: a block of pages that curves up from the spine. */
function half(model: Model, side: -1 | 1): void {
  const width = 3.1;
  model.field(
    (x, y, z) => {
      const across = (x * side) / width;
      const top = 0.16 + 0.42 * Math.sqrt(Math.max(across, 0)) * Math.exp(-across * 1.4) * 2;
      return Math.max((y - top) * 0.75, -y, -x * side, x * side - width, Math.abs(z) - 2.1);
    },
    [side === 1 ? 0 : -width, 0, -2.1],
    [side === 1 ? width : 0, 0.95, 2.1],
    {
      hatch: ({ y }) => y,
      paint: ({ x, z, ny }, mark) => {
        if (ny < 0.4) {
          mark.tone = 0.9;
          return;
        }
        const across = (x * side) / width;
        const isText = across > 0.14 && across < 0.88 && Math.abs(z) < 1.75;
        const line = fraction(z / 0.235);
        const isShort = Math.floor(z / 0.235) % 5 === 3 && across > 0.55;
        if (isText && line < 0.3 && !isShort && !(side === 1 && z < -0.2)) mark.ink = 0.9;
        // The picture on the right page.
        if (side === 1 && isText && z < -0.45) {
          mark.part = 2;
          mark.accent = Math.hypot((across - 0.51) * width, z + 1.1) < 0.48 ? 1 : 0;
        }
      },
    },
    0.8,
  );
  model.box([side * 1.62, -0.08, 0], [3.3, 0.08, 4.4], { tone: 0.5 });
}

function pencil(model: Model): void {
  model.rod([0, 0.14, 0], [3.4, 0.14, 0], 0.13, { tone: 0.95 });
  model.turned(
    [3.4, 0.14, 0],
    [
      [0.13, 0],
      [0.03, 0.36],
    ],
    { tone: 0.8 },
    { roll: -90 },
  );
  model.turned(
    [3.76, 0.14, 0],
    [
      [0.03, 0],
      [0.004, 0.1],
    ],
    INK,
    { roll: -90 },
  );
  model.rod([-0.36, 0.14, 0], [0, 0.14, 0], 0.135, ACCENT);
}

export const scene: Scene = {
  subject: 'An open book and a pencil on a table',
  camera: perspective({ eye: [2.6, 6.4, 8.2], target: [0.2, 0.1, 0.3], fieldOfView: 38 }),
  light: { from: [-0.6, 1, 0.15], ambient: 0.42, corners: 0.7, exposure: 1.2 },
  draw(model) {
    model.box([0, -0.3, 0], [80, 0.2, 80], { tone: 1.05 });
    model.box([0, -0.1, 0], [0.1, 0.02, 80], { accent: 1, ink: 0 });
    half(model, -1);
    half(model, 1);
    model.box([0.1, 0.2, 2.1], [0.24, 0.012, 1], ACCENT, { tilt: 22 });
    pencil(model.at([-1.6, -0.1, 3.3], { turn: 12 }));
  },
};
