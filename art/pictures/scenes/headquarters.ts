import { brickwork } from '../builders/brickwork.ts';
import { person } from '../builders/person.ts';
import { poplar, tree } from '../builders/tree.ts';
import { windows } from '../builders/windows.ts';
import { perspective } from '../kit/camera.ts';
import { roundedBox } from '../kit/distance.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';
import type { Distance } from '../kit/solids/field.ts';

const panes = windows({
  across: 1.75,
  storey: 2.6,
  glass: 0.5,
  sill: 0.26,
  lintel: 0.86,
  foot: 0.3,
  top: 0.3,
});
const bricks = brickwork({ length: 0.6, height: 0.24, share: 0.36 });
const BRICK: Material = {
  paint: (spot, mark) => {
    bricks(spot, mark);
    panes(spot, mark);
  },
};

/** A hollow half sphere with a slit towards the viewer. */
const dome: Distance = (x, y, z) => {
  const shell = Math.max(Math.abs(Math.hypot(x, y, z) - 1.9) - 0.06, -y);
  return Math.max(shell, -roundedBox(x - 0.3, y - 1.5, z - 1.1, 0.38, 1.4, 1.3));
};

function observatory(model: Model): void {
  model.cylinder([0, 0, 0], 2, 1.3, { hatch: ({ y }) => y, tone: 1.05 });
  model.cylinder([0, 1.3, 0], 2.14, 0.18);
  model
    .at([0, 1.48, 0], { turn: 18 })
    .field(
      dome,
      [-2, -0.1, -2],
      [2, 2, 2],
      { accent: 1, tone: 1.2, hatch: ({ x, z }) => Math.atan2(x, z), crossFrom: 1 },
      0.8,
    );
  model.rod([0.45, 1.9, 0.3], [1.35, 3.4, 2.2], 0.22, { tone: 0.95, hatch: ({ y }) => y });
  model.rod([1.32, 3.34, 2.12], [1.44, 3.54, 2.4], 0.3, INK);
}

function porch(model: Model): void {
  for (const step of [0, 1, 2]) model.box([0, step * 0.16, 0.5 - step * 0.28], [3 - step * 0.4, 0.16, 1.2]);
  for (const x of [-0.95, 0.95]) model.box([x, 0.48, 0], [0.3, 2.3, 0.5]);
  model.box([0, 2.78, 0], [2.5, 0.3, 0.8]);
  model.gable([0, 3.08, 0], [2.5, 0.6, 0.8], {}, 'z');
  model.box([0, 0.48, -0.1], [1.5, 2.2, 0.3], INK);
}

function office(model: Model): void {
  model.box([0, 0, 0], [12.6, 8.2, 6.5], BRICK);
  model.box([0, 8.2, 0], [13, 0.35, 6.9]);
  model.box([0, 2.75, 3.27], [12.6, 0.14, 0.1]);
  model.box([-9, 0, -0.6], [5.4, 5.6, 5], BRICK);
  model.box([-9, 5.6, -0.6], [5.8, 0.3, 5.4]);
  porch(model.at([0, 0, 3.4]));
  observatory(model.at([1.4, 8.55, 0]));
  for (const x of [-5, 5.4]) model.box([x, 8.5, -1.6], [0.8, 1.5, 0.8], { paint: bricks });
}

export const scene: Scene = {
  subject: 'A brick office with an observatory dome on its roof',
  camera: perspective({ eye: [10.5, 5.2, 25], target: [-0.9, 5.3, 0], fieldOfView: 36 }),
  light: { from: [-0.45, 0.9, 0.75], ambient: 0.5, exposure: 1.2, shadow: 0.5, corners: 1.2 },
  draw(model) {
    model.box([0, -0.3, 0], [300, 0.3, 300], { tone: 1.08 });
    office(model);
    model.box([0, 0, 11], [0.3, 0.012, 13.4], ACCENT);
    for (const x of [-1.5, 1.5]) model.box([x, 0, 10.5], [0.12, 0.1, 11]);
    person(model, [0.9, 0, 7.6], { turn: 170, pose: 'walking', clothes: { tone: 0.3 } });
    person(model, [-3.6, 0, 6], { turn: 60, hair: 'long' });
    for (const [x, z, radius] of [
      [-4.6, 5, 0.9],
      [4.8, 5.2, 1],
      [7.9, 4.2, 0.8],
    ] as const)
      tree(model, x, z, radius, 1.2);
    for (const x of [-13, -14.6, 9.6]) poplar(model, x, -4, 7.5);
  },
};
