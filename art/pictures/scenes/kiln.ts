import { brickwork } from '../builders/brickwork.ts';
import { person } from '../builders/person.ts';
import { windows } from '../builders/windows.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { valueNoise } from '../kit/noise.ts';
import type { Scene, Sky } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';

const BOTTLE: readonly Point[] = [
  [2.5, 0],
  [2.62, 1.2],
  [2.55, 2.2],
  [2.25, 3.4],
  [1.75, 4.6],
  [1.2, 5.7],
  [0.85, 6.7],
  [0.72, 7.8],
  [0.72, 8.2],
  [0.84, 8.25],
  [0.84, 8.6],
];

function kiln(model: Model): void {
  model.turned([0, 0, 0], BOTTLE, {
    tone: 0.95,
    hatch: ({ y }) => y,
    spacing: 0.15,
    crossHatch: ({ x, z }) => Math.atan2(x, z) * 3,
    paint: ({ x, y, z }, mark) => {
      const course = Math.floor(y / 0.3);
      const brick = Math.floor(Math.atan2(x, z) * 4 + (course % 2) * 0.5 + 40);
      if (valueNoise(brick * 0.4, course * 0.3) < 0.42) mark.part = 1 + (course % 2) * 2 + (brick % 2);
      if (y > 2.42 && y < 2.62) mark.ink = 0.9;
    },
  });
}

function doorway(model: Model): void {
  model.box([0, 0, 0], [1.7, 2.3, 1], { paint: brickwork({ length: 0.4, height: 0.18, share: 0.7 }) });
  model.gable([0, 2.3, 0], [2, 0.6, 1.2], { tone: 0.6 }, 'z');
  model.box([0, 0, 0.46], [1, 1.85, 0.1], ACCENT);
}

function pot(model: Model, x: number, z: number, scale: number): void {
  const profile: Point[] = [
    [0.16, 0],
    [0.3, 0.22],
    [0.33, 0.42],
    [0.24, 0.62],
    [0.2, 0.7],
    [0.26, 0.78],
  ];
  model.at([x, 0, z], { scale }).turned([0, 0, 0], profile, { tone: 0.9, hatch: ({ y }) => y });
}

/** Smoke drifting from the mouth of the kiln. */
function sky(u: number, v: number): Sky {
  const along = u - 0.43;
  if (along < 0 || v > 0.2) return {};
  const middle = 0.09 - along * 0.06 + (valueNoise(u * 9, 2) - 0.5) * 0.05;
  const breadth = 0.012 + along * 0.12 * (0.6 + valueNoise(u * 14, v * 10));
  return { dark: Math.abs(v - middle) < breadth ? 0.34 : 0 };
}

export const scene: Scene = {
  subject: 'A bottle kiln and its yard of pots',
  camera: perspective({ eye: [4.4, 3, 17], target: [0.5, 4, 0], fieldOfView: 35 }),
  light: { from: [-0.6, 0.9, 0.55], ambient: 0.46, exposure: 1.2, shadow: 0.5, corners: 1.2 },
  sky,
  draw(model) {
    model.box([0, -0.3, 0], [200, 0.3, 200], { tone: 1.08 });
    model.box([1.2, 0, 6], [0.26, 0.01, 24], ACCENT);
    kiln(model.at([-0.6, 0, 0]));
    doorway(model.at([0.05, 0, 2.5], { turn: 8 }));
    const shed = { paint: windows({ across: 1.1, storey: 1.9, foot: 0.4, ink: 0.8 }) };
    model.box([5.6, 0, -1.6], [6, 3, 4], shed);
    model.gable([5.6, 3, -1.6], [6.4, 1.7, 4.5], { tone: 0.65 });
    model.box([-6.6, 0, -3], [6, 3.6, 4], shed);
    model.gable([-6.6, 3.6, -3], [6.4, 1.9, 4.5], { tone: 0.65 });
    for (let row = 0; row < 2; row++)
      for (let place = 0; place < 5; place++) pot(model, -5 + place * 0.85, 3 + row * 0.9, 1.05);
    person(model, [2.3, 0, 4], { turn: -50, pose: 'walking', clothes: { tone: 0.3 } });
    model.box([3.9, 0.42, 3.6], [1.7, 0.1, 1], { tone: 0.6 });
    for (const z of [3.1, 4.1]) model.cylinder([4, 0.4, z], 0.4, 0.08, INK, 'z');
    for (const x of [3.5, 4.3])
      model.at([0, 0.52, 0]).turned(
        [x, 0, 3.6],
        [
          [0.2, 0],
          [0.32, 0.3],
          [0.2, 0.6],
        ],
        { tone: 0.7 },
      );
    model.rod([3.1, 0.5, 3.6], [2.5, 0.95, 3.8], 0.04, INK);
  },
};
