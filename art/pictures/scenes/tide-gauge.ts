import { person } from '../builders/person.ts';
import { water } from '../builders/water.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const STONE: Material = {
  tone: 1,
  paint: ({ x, y, z, nx, ny }, mark) => {
    const course = Math.floor((Math.abs(ny) > 0.5 ? z : y) / 0.62);
    const along = (Math.abs(nx) > 0.7 ? z : x) / 1.5 + course * 0.5;
    mark.part = 1 + stripe(course, 2) + 2 * stripe(along, 2);
    if (ny < 0.5 && y < 1.1) mark.tone = 0.62;
  },
};

/** A board with a field for each tenth, longer at the whole. */
function board(model: Model, height: number): void {
  model.box([0, 0, 0], [0.72, height, 0.1], {
    tone: 1,
    hasSeams: false,
    paint: ({ x, y, nz }, mark) => {
      if (nz < 0.5) return;
      const step = Math.floor(y / 0.2);
      const isLeft = Math.floor(y / 1) % 2 === 0;
      const across = isLeft ? x + 0.36 : 0.36 - x;
      const reach = step % 5 === 0 ? 0.62 : 0.36;
      mark.ink = across < reach && fraction(y / 0.2) < 0.5 ? 0.95 : 0;
      if (across < 0.12) mark.ink = 0.95;
    },
  });
  for (const x of [-0.42, 0.42]) model.box([x, -0.4, 0], [0.12, height + 0.7, 0.16], INK);
}

function hut(model: Model): void {
  model.box([0, 0, 0], [2.5, 0.16, 2.3], { tone: 0.7 });
  model.box([0, 0.16, 0], [2.2, 2.1, 2], {
    tone: 1.05,
    paint: ({ x, y, z, nx, ny }, mark) => {
      if (Math.abs(ny) > 0.5) return;
      const along = Math.abs(nx) > 0.7 ? z : x;
      mark.part = 1 + stripe(along / 0.2, 2);
      const isWindow = nx < -0.7 && Math.abs(z) < 0.42 && y > 0.95 && y < 1.7;
      const isDoor = nx > -0.7 && Math.abs(x - 0.1) < 0.42 && y < 1.7;
      if (isWindow || isDoor) {
        mark.part = 5;
        mark.ink = isDoor ? 0.9 : fraction(z / 0.42) < 0.1 || fraction(y / 0.38) < 0.12 ? 0 : 0.9;
      }
    },
  });
  model.gable([0, 2.26, 0], [2.6, 1, 2.5], ACCENT, 'z');
  model.cylinder([0.5, 3, -0.5], 0.05, 1.3, INK);
  model.ring([0.5, 4.35, -0.5], 0.16, 0.03, INK, { tilt: 90 });
}

function steps(model: Model): void {
  for (let step = 0; step < 9; step++)
    model.box([-1.3 - step * 0.62, -1.5, 0], [0.62, 3.9 - step * 0.42, 1.5], STONE);
}

export const scene: Scene = {
  subject: 'A tide gauge on a quay: a graduated board in the water, a hut above it',
  camera: perspective({ eye: [-6.4, 3.5, 12.4], target: [0.75, 2.55, 0], fieldOfView: 34 }),
  light: { from: [-0.55, 0.9, 0.75], ambient: 0.48, exposure: 1.22, shadow: 0.5, corners: 0.9 },
  draw(model) {
    model.box([0, -0.3, 0], [400, 0.3, 400], water({ chop: 0.06, ripple: 1.4, tone: 0.95 }));
    model.box([-3.9, 0, 8], [0.16, 0.02, 40], { ...ACCENT, takesShadow: false });
    model.box([12, -1.5, -4], [24, 4.1, 10], STONE);
    model.box([12, 2.6, -4], [24.3, 0.2, 10.3], { tone: 1.05 });
    steps(model.at([0.6, 0, -2.2]));
    board(model.at([1.15, -0.7, 1.16], { scale: 1.25 }), 3.6);
    hut(model.at([4.7, 2.8, -1.2]));
    person(model, [-1.1, 1.7, -1.9], { turn: 40, clothes: { tone: 0.35 }, scale: 0.92 });
    for (const x of [6.2]) model.cylinder([x, 2.8, 0.6], 0.22, 0.55, INK);
    model.ellipsoid([-46, -2, -110], [46, 9, 12], { tone: 1, hatch: ({ y }) => y });
    for (const [x, y] of [
      [-2.6, 5.6],
      [-1.7, 6],
    ] as const)
      for (const side of [-1, 1])
        model.rod([x, y, -4], [x + side * 0.34, y + 0.16, -4], 0.02, { ...INK, castsShadow: false });
  },
};
