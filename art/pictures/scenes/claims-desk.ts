import { perspective } from '../kit/camera.ts';
import { ACCENT, BARE, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const WOOD: Material = { tone: 0.8 };
const WRITTEN: Material = {
  paint: ({ x, z, ny, bounds }, mark) => {
    mark.ink = 0;
    if (ny < 0.5 || Math.abs(x) > bounds.maxX * 0.74 || Math.abs(z) > bounds.maxZ * 0.8) return;
    if (fraction(z / 0.11) < 0.28 && (z < 0.2 || x < 0.1)) mark.ink = 0.85;
  },
};

function lamp(model: Model): void {
  model.cylinder([0, 0, 0], 0.36, 0.09, INK);
  model.rod([0, 0.08, 0], [-0.3, 1.25, 0], 0.045, INK);
  model.rod([-0.3, 1.25, 0], [0.62, 1.85, 0.15], 0.045, INK);
  model.sphere([-0.3, 1.25, 0], 0.09, INK);
  model.at([0.66, 1.9, 0.15], { roll: 24 }).turned(
    [0, -0.48, 0],
    [
      [0.5, 0],
      [0.46, 0.1],
      [0.18, 0.48],
      [0.12, 0.62],
    ],
    { tone: 0.85, hatch: ({ y }) => y },
  );
}

function tray(model: Model, sheets: number): void {
  for (const y of [0, 0.36]) {
    model.box([0, y, 0], [1.15, 0.04, 1.45], { tone: 0.4 });
    for (const x of [-0.56, 0.56]) model.box([x, y, 0], [0.04, 0.14, 1.45], { tone: 0.4 });
    for (let sheet = 0; sheet < sheets; sheet++)
      model.box([((sheet * 7) % 5) * 0.012, y + 0.05 + sheet * 0.035, 0.02], [0.95, 0.03, 1.3], WRITTEN, {
        turn: ((sheet * 5) % 7) - 3,
      });
  }
  for (const x of [-0.5, 0.5]) for (const z of [-0.65, 0.65]) model.rod([x, 0, z], [x, 0.4, z], 0.03, INK);
}

function telephone(model: Model): void {
  model.spire([0, 0, 0], [0.95, 0.42, 0.85], INK, 0.55);
  model.box([0, 0.42, -0.06], [0.5, 0.16, 0.2], INK);
  model.at([0, 0.25, 0.33], { tilt: 62 }).cylinder([0, 0, 0], 0.24, 0.05, {
    paint: ({ x, z, ny }, mark) => {
      mark.ink = 0;
      const angle = (Math.atan2(x, z) / (Math.PI * 2)) * 10;
      if (ny > 0.5 && Math.hypot(x, z) > 0.12 && Math.hypot(x, z) < 0.2 && fraction(angle) < 0.6)
        mark.ink = 1;
    },
  });
  model.tube(
    [
      [-0.55, 0.62, -0.06],
      [-0.4, 0.7, -0.06],
      [0.4, 0.7, -0.06],
      [0.55, 0.62, -0.06],
    ],
    0.085,
    INK,
  );
  for (const x of [-0.56, 0.56]) model.cylinder([x, 0.5, -0.06], 0.15, 0.14, INK);
  const coil = Array.from({ length: 40 }, (_, step) => {
    const share = step / 39;
    const swing = Math.sin(step * 1.6) * 0.06;
    return [
      -0.56 - Math.sin(share * 3.1) * 0.35,
      0.5 * (1 - share) + 0.06,
      -0.06 + share * 0.5 + swing,
    ] as const;
  });
  model.tube(coil, 0.022, INK);
}

function desk(model: Model): void {
  model.box([0, -0.16, 0], [6.4, 0.16, 3.4], WOOD);
  for (const x of [-2.3, 2.3])
    model.box([x, -2.4, 0], [1.5, 2.24, 3], {
      ...WOOD,
      paint: ({ x: across, y, nz }, mark) => {
        if (nz < 0.5) return;
        mark.part = 1 + (Math.floor(y / 0.56) % 2);
        if (Math.hypot(across, (fraction(y / 0.56) - 0.5) * 0.56) < 0.07) mark.ink = 1;
      },
    });
  model.box([0, -2.2, -1.3], [3.2, 2.04, 0.1], { tone: 0.6 });
}

export const scene: Scene = {
  subject: 'A claims desk with a lamp, trays and a telephone',
  camera: perspective({ eye: [3.2, 4.6, 10], target: [0, -0.28, 0], fieldOfView: 34 }),
  light: { from: [-0.5, 1, 0.55], ambient: 0.47, exposure: 1.2, corners: 0.6 },
  draw(model) {
    model.box([0, -2.7, 0], [200, 0.3, 200], { tone: 1.08 });
    model.box([0, -2.4, 4], [0.16, 0.01, 30], ACCENT);
    desk(model);
    lamp(model.at([-2.3, 0, -0.9], { turn: -22, scale: 1.1 }));
    tray(model.at([2.2, 0, -0.5], { turn: -8 }), 5);
    telephone(model.at([-2.1, 0, 0.75], { turn: 24 }));
    model.box([-0.05, 0, 0.35], [1.75, 0.05, 1.25], ACCENT, { turn: 6 });
    model.box([-0.02, 0.05, 0.36], [1.5, 0.03, 1.05], WRITTEN, { turn: -2 });
    model.rod([0.45, 0.12, 0.3], [1.1, 0.12, 0.9], 0.035, INK);
    model.turned(
      [1.15, 0, -0.75],
      [
        [0.17, 0],
        [0.2, 0.4],
      ],
      BARE,
    );
    for (const lean of [-0.1, 0.02, 0.12])
      model.rod([1.15, 0.3, -0.75], [1.15 + lean, 0.75, -0.8], 0.03, INK);
  },
};
