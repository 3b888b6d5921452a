import { person } from '../builders/person.ts';
import { tree } from '../builders/tree.ts';
import { parallel } from '../kit/camera.ts';
import { ACCENT, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { randomFrom } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';
import type { Vector } from '../kit/vector.ts';

const LONG = 9;
const DEEP = 5;
const EAVES = 2.6;
const RIDGE = 4.6;
const BAR: Material = { tone: 1 };

function frame(model: Model): void {
  const bar = (from: Vector, to: Vector, width = 0.07): void => model.plank(from, to, width, width, BAR);
  const [w, d] = [LONG / 2, DEEP / 2];
  for (let x = -w; x <= w + 0.01; x += 1.125) {
    for (const z of [-d, d]) {
      bar([x, 0.6, z], [x, EAVES, z]);
      bar([x, EAVES, z], [x, RIDGE, 0]);
    }
  }
  for (const x of [-w, w])
    for (let z = -d; z <= d + 0.01; z += 1.25)
      bar([x, 0.6, z], [x, RIDGE - (Math.abs(z) / d) * (RIDGE - EAVES), z]);
  for (const z of [-d, d]) {
    bar([-w, EAVES, z], [w, EAVES, z], 0.14);
    bar([-w, 1.6, z], [w, 1.6, z]);
    bar([-w, 3.6, z / 2], [w, 3.6, z / 2]);
  }
  for (const x of [-w, w]) {
    bar([x, EAVES, -d], [x, EAVES, d], 0.12);
    bar([x, 1.6, -d], [x, 1.6, d]);
  }
  bar([-w - 0.1, RIDGE, 0], [w + 0.1, RIDGE, 0], 0.2);
  for (const z of [-d, d]) model.box([0, 0, z], [LONG, 0.6, 0.2], { tone: 0.9 });
  for (const x of [-w, w]) model.box([x, 0, -1.5], [0.2, 0.6, 2], { tone: 0.9 });
  for (const x of [-w, w]) model.box([x, 0, 1.5], [0.2, 0.6, 2], { tone: 0.9 });
}

/** A fan of arching leaves. */
function palm(model: Model, x: number, z: number, height: number, reach: number, material: Material): void {
  model.cylinder([x, 0, z], 0.1, height, { tone: 0.5 });
  for (let leaf = 0; leaf < 17; leaf++) {
    const angle = leaf * 2.4;
    const [dx, dz] = [Math.cos(angle), Math.sin(angle)];
    const rise = 0.1 + (leaf % 3) * 0.3;
    model.tube(
      [0, 0.35, 0.7, 1].map(
        (share): Vector => [
          x + dx * reach * share,
          height + (Math.sin(share * 2.2) * rise - share ** 3 * 0.5) * reach,
          z + dz * reach * share,
        ],
      ),
      0.065,
      material,
    );
  }
}

function beds(model: Model): void {
  const random = randomFrom(12);
  for (const z of [-1.55, 1.55]) {
    model.box([0, 0, z], [LONG - 0.8, 0.5, 1.3], { tone: 0.9 });
    for (let x = -3.8; x <= 3.9; x += 0.86) {
      const radius = 0.26 + random() * 0.16;
      model.ellipsoid(
        [x, 0.5 + radius, z + (random() - 0.5) * 0.5],
        [radius, radius * (1 + random()), radius],
        {
          tone: 0.85 + random() * 0.2,
          hatch: ({ y }) => y,
          pitch: 0.85,
        },
      );
    }
  }
}

export const scene: Scene = {
  subject: 'A greenhouse with a palm in it',
  camera: parallel({ eye: [16, 14, 28], target: [0, 1.75, 0], span: 11 }),
  light: { from: [-0.45, 1, 0.5], ambient: 0.58, exposure: 1.28, corners: 0.5, cornerInk: 0.15, shadow: 0.5 },
  inking: { pitch: 4.6 },
  draw(model) {
    model.box([0, -0.35, 0], [13.4, 0.35, 9], { tone: 1.06 });
    model.box([0, 0, 0], [13.4, 0.02, 0.9], { tone: 1, ink: 0 });
    model.box([0, 0.02, 0], [13.4, 0.02, 0.14], ACCENT);
    beds(model);
    palm(model, 0.4, 0.1, 2.7, 1.75, ACCENT);
    palm(model, -3.1, -0.9, 1.9, 1.1, { tone: 0.4 });
    frame(model);
    person(model, [5.6, 0.02, 0.4], { turn: 70, pose: 'walking', clothes: { tone: 0.85 } });
    person(model, [2.6, 0.02, 0.3], { turn: -20, clothes: { tone: 0.4 }, hair: 'long' });
    for (const [x, z] of [
      [-5.7, 3.2],
      [-3.4, 3.6],
      [5.7, -3.2],
      [5.6, 3.4],
    ] as const)
      tree(model, x, z, 0.42, 0.4);
  },
};
