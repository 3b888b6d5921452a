import { hammer, saw, spanner } from '../builders/hand-tools.ts';
import { person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const WOOD: Material = { tone: 0.85 };
const STEEL: Material = { tone: 0.35 };

/** A bench along z with a shelf under it, and a vice at its near end. */
function bench(model: Model, cupboard: Material): void {
  model.box([0, 0.84, 0], [0.95, 0.12, 4.6], WOOD);
  for (const x of [-0.36, 0.36])
    for (const z of [-2, 0, 2]) model.box([x, 0, z], [0.13, 0.84, 0.13], { tone: 0.6 });
  model.box([0, 0.24, 0], [0.8, 0.06, 4.3], WOOD);
  model.box([0, 0.3, 1], [0.75, 0.52, 1.5], {
    ...cupboard,
    paint: ({ y, z, nx }, mark) => {
      if (Math.abs(nx) < 0.5) return;
      mark.part = 1 + (Math.floor(y / 0.18) % 2);
      if (Math.hypot(z, fraction(y / 0.18) * 0.18 - 0.09) < 0.035) mark.ink = 1;
    },
  });
  model.box([0, 0.96, 1.9], [0.3, 0.1, 0.4], STEEL);
  for (const z of [1.85, 2.2]) model.box([0, 1.06, z], [0.36, 0.22, 0.12], STEEL);
  model.rod([0, 1.1, 2.1], [0, 1.1, 2.6], 0.04, INK);
  model.rod([-0.18, 1.1, 2.56], [0.18, 1.1, 2.56], 0.022, INK);
}

function toolBoard(model: Model): void {
  model.box([0, 0, 0], [4.6, 1.9, 0.06], { tone: 0.72 });
  const front = 0.1;
  saw(model.at([-1.35, 1.4, front]));
  saw(model.at([-1.35, 0.95, front], { scale: 0.8 }));
  for (const [index, x] of [-0.25, 0.15, 0.55].entries())
    hammer(model.at([x, 1.2, front], { scale: 1 - index * 0.13 }));
  for (let size = 0; size < 6; size++)
    spanner(model.at([0.95 + size * 0.22, 1.15 + size * 0.03, front]), 0.75 - size * 0.08);
  for (let chisel = 0; chisel < 7; chisel++) {
    model.box([-1.9 + chisel * 0.2, 0.16, front], [0.05, 0.3, 0.03], { tone: 1 });
    model.box([-1.9 + chisel * 0.2, 0.44, front], [0.08, 0.2, 0.06], INK);
  }
  model.ring([0.1, 0.42, front], 0.22, 0.03, INK, { tilt: 90 });
}

function lamp(model: Model, x: number, z: number): void {
  model.rod([x, 2.5, z], [x, 4.2, z], 0.02, INK);
  model.turned(
    [x, 2.2, z],
    [
      [0.42, 0],
      [0.1, 0.32],
    ],
    INK,
  );
}

export const scene: Scene = {
  subject: 'A workshop with benches and a wall of tools',
  camera: perspective({ eye: [0.35, 1.8, 6.2], target: [0, 1.62, -2], fieldOfView: 48 }),
  light: {
    from: [-0.5, 0.9, 0.7],
    ambient: 0.55,
    exposure: 1.22,
    shadow: 0.45,
    corners: 0.7,
    cornerInk: 0.2,
  },
  draw(model) {
    model.box([0, -0.2, 0], [30, 0.2, 30], { tone: 1.08, paint: tiles({ across: 0.5, along: 40 }) });
    model.box([0.1, 0, 0], [0.16, 0.01, 18], ACCENT);
    model.box([0, 0, -4.1], [12, 6, 0.2], { tone: 1.12 });
    toolBoard(model.at([0, 1.35, -3.95]));
    for (const x of [-3.6, 3.6])
      model.box([x, 0, -1], [0.2, 6, 12], {
        tone: 1.05,
        castsShadow: false,
        paint: ({ y, z, nx }, mark) => {
          const pane = fraction(z / 2.6 + 0.3);
          if (Math.abs(nx) < 0.5 || y < 1.5 || y > 3.3 || pane < 0.25) return;
          mark.part = fraction(pane * 4) < 0.08 || fraction((y - 1.5) / 0.6) < 0.07 ? 1 : 2;
          mark.ink = mark.part === 1 ? 0 : x < 0 ? 0.1 : 0.34;
        },
      });
    bench(model.at([-2.5, 0, -0.8]), ACCENT);
    bench(model.at([2.5, 0, -0.8]), WOOD);
    model.box([0, 0, -3.2], [3.6, 0.9, 0.9], {
      ...WOOD,
      paint: ({ x }, mark) => {
        mark.part = 1 + (Math.floor(x / 0.6 + 20) % 2);
      },
    });
    model.box([2.45, 0.96, -1.6], [0.6, 0.34, 0.9], { tone: 0.5 });
    model.rod([-2.5, 1.05, 0.2], [-2.2, 1.05, -0.8], 0.07, { tone: 0.6 });
    model.box([-2.5, 0.96, -1.8], [0.5, 0.4, 0.5], { tone: 0.7 }, { turn: 20 });
    person(model, [1.5, 0, 0.1], {
      turn: 95,
      clothes: { tone: 0.4 },
      leftArm: { elbow: [0.3, 1.08, 0.2], hand: [0.16, 1.08, 0.6] },
      rightArm: { elbow: [0.3, 1.08, 0.2], hand: [0.16, 1.08, 0.6] },
    });
    person(model, [-0.75, 0, -0.9], { turn: 70, pose: 'walking', clothes: { tone: 0.8 }, hair: 'long' });
    for (const x of [-2.3, 2.3]) lamp(model, x, -1);
  },
};
