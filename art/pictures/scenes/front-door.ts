import { brickwork } from '../builders/brickwork.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, BARE, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';

const SILL = 0.72;
const BRICK: Material = { tone: 1.08, paint: brickwork({ length: 0.34, height: 0.13, share: 0.45 }) };

const DOOR: Material = {
  accent: 1,
  paint: ({ x, y, nz }, mark) => {
    if (nz < 0.5) return;
    const across = Math.abs(Math.abs(x) - 0.24);
    if (across < 0.16 && ((y > 0.25 && y < 0.85) || (y > 1.15 && y < 1.95))) mark.part = 1;
  },
};

const half = (radius: number): Point[] =>
  Array.from({ length: 19 }, (_, step): Point => {
    const angle = (step / 18) * Math.PI;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

function doorway(model: Model): void {
  model.box([0, 0, -0.14], [1.04, 2.15, 0.1], DOOR);
  model.sphere([0.38, 1.02, -0.05], 0.05, INK);
  model.box([0, 1.02, -0.08], [0.28, 0.07, 0.03], INK);
  model.ring([0, 1.55, -0.05], 0.08, 0.016, INK, { tilt: 90 });
  for (const x of [-0.62, 0.62]) model.box([x, 0, 0], [0.2, 2.2, 0.3]);
  model.box([0, 2.18, 0], [1.5, 0.12, 0.36]);
  model.slab([0, 2.3, -0.06], half(0.78), 0.2, { tone: 1.1 });
  model.slab([0, 2.3, 0.06], half(0.6), 0.04, {
    paint: ({ x, y }, mark) => {
      const spoke = fraction((Math.atan2(y, x) / Math.PI) * 6 + 0.5);
      const isBar = Math.abs(spoke - 0.5) < 0.06 || Math.hypot(x, y) < 0.16;
      mark.part = isBar ? 1 : 2;
      mark.ink = isBar ? 0 : 0.88;
    },
  });
}

function lamp(model: Model): void {
  model.tube(
    [
      [0, 0, -0.1],
      [0, 0.12, 0.1],
      [0, 0.08, 0.3],
    ],
    0.025,
    INK,
  );
  model.box([0, -0.42, 0.3], [0.3, 0.04, 0.3], INK);
  model.box([0, -0.38, 0.3], [0.24, 0.34, 0.24], BARE);
  for (const x of [-0.12, 0.12])
    for (const z of [0.18, 0.42]) model.rod([x, -0.38, z], [x, -0.04, z], 0.016, INK);
  model.spire([0, -0.05, 0.3], [0.36, 0.2, 0.36], INK, 0.2);
  model.sphere([0, -0.22, 0.3], 0.07, ACCENT);
}

function railing(model: Model, x: number): void {
  model.rod([x, 0.95, 1.9], [x, SILL + 0.95, 0.4], 0.035, INK);
  for (let bar = 0; bar < 6; bar++) {
    const share = bar / 5;
    const foot = (1 - (5 - bar) / 5) * SILL;
    model.rod([x, foot, 1.9 - share * 1.5], [x, 0.95 + share * SILL, 1.9 - share * 1.5], 0.022, INK);
  }
  model.sphere([x, 1.02, 1.92], 0.07, INK);
}

function clippedTree(model: Model, x: number, z: number): void {
  model.spire([x, 0, z], [0.42, 0.5, 0.42], { tone: 0.8 }, 1);
  model.cylinder([x, 0.5, z], 0.04, 0.4, INK);
  model.sphere([x, 1.2, z], 0.4, { tone: 0.72, hatch: ({ y }) => y });
}

export const scene: Scene = {
  subject: 'A purple front door at the top of four steps, a lamp beside it',
  camera: perspective({ eye: [1.5, 1.75, 8.4], target: [0.05, 1.78, 0], fieldOfView: 31 }),
  light: { from: [-0.55, 0.85, 0.75], ambient: 0.5, exposure: 1.2, corners: 0.5 },
  draw(model) {
    model.box([0, -0.3, 0], [60, 0.3, 60], { tone: 1.08 });
    model.box([-4.72, 0, -0.3], [8, 9, 0.5], BRICK);
    model.box([4.72, 0, -0.3], [8, 9, 0.5], BRICK);
    model.box([0, 2.9, -0.4], [2, 6, 0.6], BRICK);
    model.box([0, 0.35, -0.12], [14, 0.1, 0.3]);
    doorway(model.at([0, SILL, 0]));
    for (let step = 0; step < 4; step++)
      model.box([0, 0, 0.55 - step * 0.2], [2.5 - step * 0.28, SILL * ((step + 1) / 4), 2.1 - step * 0.42], {
        tone: 1.05,
      });
    for (const x of [-1.36, 1.36]) railing(model, x);
    lamp(model.at([1.22, 2.5, 0]));
    for (const x of [-2.1, 2.1]) clippedTree(model, x, 0.6);
    model.box([2.45, 1.75, -0.04], [1, 1.7, 0.1], {
      paint: ({ x, y }, mark) => {
        const isGlass = fraction(x / 0.46 + 0.5) > 0.1 && fraction(y / 0.55) > 0.1 && Math.abs(x) < 0.45;
        mark.part = isGlass ? 2 : 1;
        mark.ink = isGlass ? 0.86 : 0;
      },
    });
    model.box([2.45, 1.65, 0.04], [1.2, 0.1, 0.2]);
    model.box([0, 0, 4.6], [0.16, 0.012, 6], ACCENT);
  },
};
