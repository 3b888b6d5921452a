import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { radians } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';
import type { Vector } from '../kit/vector.ts';

const PIVOT: Vector = [0, 4.6, 0];
const ARM = 2.5;
const LEAN = 5;
const BRASS: Material = { tone: 0.95, hatch: ({ y }) => y };

function pan(model: Model, foot: Vector): void {
  const own = model.at(foot);
  own.turned(
    [0, 0, 0],
    [
      [0.3, 0],
      [0.8, 0.08],
      [1.1, 0.26],
      [1.1, 0.3],
    ],
    BRASS,
    {},
    0.02,
  );
  for (const degrees of [0, 120, 240]) {
    const angle = radians(degrees + 30);
    own.rod([Math.cos(angle) * 1.08, 0.28, Math.sin(angle) * 1.08], [0, 2.55, 0], 0.022, INK);
  }
  own.ring([0, 2.6, 0], 0.09, 0.025, INK, { tilt: 90 });
}

function weight(model: Model, x: number, z: number, radius: number): void {
  const own = model.at([x, 0.3, z]);
  own.cylinder([0, 0, 0], radius, radius * 1.7, { tone: 0.5 });
  own.cylinder([0, radius * 1.7, 0], radius * 0.3, radius * 0.4, { tone: 0.6 });
  own.sphere([0, radius * 2.25, 0], radius * 0.45, { tone: 0.6 });
}

function stand(model: Model): void {
  model.box([0, 0, 0], [3.6, 0.32, 2], { tone: 0.95 });
  model.box([0, 0.32, 0], [3.2, 0.14, 1.7], { tone: 0.8 });
  model.turned(
    [0, 0.46, 0],
    [
      [0.5, 0],
      [0.46, 0.16],
      [0.2, 0.36],
      [0.15, 1.4],
      [0.22, 1.6],
      [0.15, 1.8],
      [0.12, 3.6],
      [0.24, 3.78],
      [0.2, 4],
    ],
    BRASS,
    {},
    0.02,
  );
  model.rod([0, PIVOT[1], 0.24], [Math.sin(radians(LEAN)) * 3.2, PIVOT[1] - 3.2, 0.28], 0.025, INK);
}

function beam(model: Model): void {
  const own = model.at(PIVOT, { roll: LEAN });
  own.slab(
    [0, 0, 0],
    [
      [-ARM, 0.02],
      [-0.5, -0.14],
      [0.5, -0.14],
      [ARM, 0.02],
      [ARM, 0.14],
      [0.4, 0.3],
      [-0.4, 0.3],
      [-ARM, 0.14],
    ],
    0.16,
    { tone: 0.95, hatch: ({ x }) => x },
  );
  own.cylinder([0, 0.05, 0], 0.3, 0.3, { tone: 1 }, 'z');
  own.cylinder([0, 0.05, 0.1], 0.14, 0.28, ACCENT, 'z');
  for (const side of [-1, 1]) own.sphere([side * ARM, 0.08, 0], 0.14, { tone: 1 });
}

export const scene: Scene = {
  subject: 'A pair of scales weighing a purple block',
  camera: perspective({ eye: [1.7, 3.9, 12.2], target: [0, 2.5, 0], fieldOfView: 32 }),
  light: { from: [-0.55, 1, 0.7], ambient: 0.46, exposure: 1.2, corners: 0.6, shadow: 0.55 },
  draw(model) {
    model.box([0, -0.3, 0], [60, 0.3, 9], { tone: 1.06 });
    model.box([0, 0, 2.6], [60, 0.015, 0.1], ACCENT);
    stand(model);
    beam(model);
    const dip = Math.sin(radians(LEAN)) * ARM;
    const left: Vector = [-ARM, PIVOT[1] - 2.62 - dip, 0];
    const right: Vector = [ARM, PIVOT[1] - 2.62 + dip, 0];
    pan(model, left);
    pan(model, right);
    model.at(left).box([0, 0.2, 0], [0.78, 0.78, 0.78], ACCENT, { turn: 28 });
    const loaded = model.at([right[0], right[1] - 0.14, right[2]]);
    for (const [x, z, radius] of [
      [-0.35, 0.1, 0.3],
      [0.3, 0.25, 0.22],
      [0.25, -0.35, 0.18],
    ] as const)
      weight(loaded, x, z, radius);
    for (const [x, radius] of [
      [1.9, 0.26],
      [2.5, 0.2],
      [2.95, 0.14],
    ] as const)
      weight(model.at([0, -0.3, 1.75]), x, 0, radius);
  },
};
