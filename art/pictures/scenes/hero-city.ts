import { college, courtHouse, hospital, lineObservatory } from '../builders/city/civic.ts';
import { dataHall, factory, port, windTurbine } from '../builders/city/industry.ts';
import { tree } from '../builders/tree.ts';
import { windows } from '../builders/windows.ts';
import { parallel } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, randomFrom } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const isRoad = (x: number, z: number): boolean =>
  Math.abs(x + 4.6) < 0.3 || Math.abs(z - 2.6) < 0.3 || Math.abs(z + 4.4) < 0.3 || Math.abs(x - 4.7) < 0.3;

/** A slab of land with roads, the sea along its right, and the meridian down its middle. */
function land(model: Model): void {
  model.box([0, -0.7, 0], [20, 0.7, 24], {
    tone: 1.02,
    paint: ({ x, y, z, nx, ny }, mark) => {
      if (ny < 0.5) {
        mark.tone = 0.9;
        mark.part = y < 0.35 ? 6 : 5;
        if (Math.abs(nx) < 0.5 && Math.abs(x) < 0.2) {
          mark.part = 7;
          mark.accent = 1;
          mark.tone = 1;
        }
      } else if (x > 5.9 + Math.sin(z * 0.5) * 0.5 && z < 9) {
        const wave = x + Math.sin(z * 0.7) * 0.2;
        mark.part = fraction(wave * 2.2) < 0.1 ? 3 : 2;
        mark.tone = 0.86;
        mark.accent = 0.22;
      } else if (isRoad(x, z) && Math.abs(x) > 0.5) mark.part = 4;
    },
  });
  model.box([0, 0, 0], [0.4, 0.03, 24], ACCENT);
  for (let tick = -12; tick <= 12; tick++) model.box([0.34, 0, tick * 0.98], [0.16, 0.03, 0.05], INK);
}

const TOWERS = [
  [-2.9, -7.2, 1.7, 6.4, 5],
  [-2.7, -9.7, 1.5, 4.4, 0],
  [2.4, -8.6, 1.9, 7.8, 6],
  [2.2, -6.1, 1.4, 3.6, 0],
  [-6.2, -9.6, 1.6, 5.4, 6],
  [-6.4, -7, 1.8, 3.2, 0],
] as const;

function towers(model: Model): void {
  for (const [x, z, width, height, litEvery] of TOWERS) {
    const paint = windows({ across: 0.27, storey: 0.42, glass: 0.6, litEvery });
    model.box([x, 0, z], [width, height, width], { tone: 0.96, hasSeams: false, paint });
    model.box([x, height, z], [width * 0.6, 0.3, width * 0.6], { tone: 0.9 });
    model.cylinder([x, height + 0.3, z], 0.04, 0.8, INK);
  }
}

function houses(model: Model): void {
  for (let count = 0; count < 5; count++) {
    const z = -3.3 + count * 1.05;
    model.box([-2.9, 0, z], [0.95, 0.6, 0.7], { paint: windows({ across: 0.4, storey: 0.55, glass: 0.35 }) });
    model.gable([-2.9, 0.6, z], [1.05, 0.45, 0.78], { tone: 0.85 });
  }
}

/** Vans on the roads, one in three in the second ink. */
function traffic(model: Model): void {
  const spots = [
    [-4.6, -8.4, 0],
    [-4.6, -2.6, 0],
    [-4.6, 4.4, 0],
    [-4.6, 9.8, 0],
    [-8.2, 2.6, 90],
    [-2.2, 2.6, 90],
    [3.4, 2.6, 90],
    [-1.6, -4.4, 90],
    [4.7, 8.4, 0],
  ] as const;
  for (const [index, [x, z, turn]] of spots.entries()) {
    const van = model.at([x, 0, z], { turn });
    van.box([0, 0.04, 0], [0.26, 0.2, 0.6], index % 3 ? {} : ACCENT);
    van.box([0, 0.04, 0.36], [0.24, 0.14, 0.14], INK);
  }
}

/** Trees wherever nothing else stands. */
function trees(model: Model): void {
  const random = randomFrom(11);
  for (let count = 0; count < 170; count++) {
    const x = random() * 15 - 9.6;
    const z = random() * 23 - 11.5;
    const radius = 0.2 + random() * 0.14;
    if (isRoad(x, z) || Math.abs(x) < 0.9 || (x > 5 && z < 9.4)) continue;
    const isFree = model.solids.every(
      ({ id, bounds }) =>
        id === 1 ||
        x < bounds.minX - 0.35 ||
        x > bounds.maxX + 0.35 ||
        z < bounds.minZ - 0.35 ||
        z > bounds.maxZ + 0.35,
    );
    if (isFree) tree(model, x, z, radius, 0.22);
  }
}

export const scene: Scene = {
  subject:
    'A model city along one straight line: observatory, hospital, court house, campus, factory and port',
  format: 'hero',
  ground: 'white',
  camera: parallel({ eye: [24, 19, 26], target: [0.3, 0.75, -0.3], span: 21.4, shift: [-0.15, 0] }),
  light: { from: [-0.35, 1, 0.75], exposure: 1.18, corners: 1.5 },
  inking: { pitch: 3.7, dots: 3.5, bareBelow: 0.22 },
  draw(model) {
    land(model);
    lineObservatory(model.at([0, 0, -1]));
    towers(model);
    courtHouse(model.at([-7.3, 0, -0.9]));
    hospital(model.at([-7.1, 0, 5.2]));
    factory(model.at([2.7, 0, 5.4]));
    dataHall(model.at([2.9, 0, -2]));
    college(model.at([-2.9, 0, 6.3]));
    houses(model);
    port(model.at([5.8, 0, -1]));
    for (const [z, height] of [
      [6.2, 2.8],
      [8.4, 3.2],
      [10.6, 2.6],
    ] as const)
      windTurbine(model.at([8.4, 0, z]), height, z);
    traffic(model);
    trees(model);
  },
};
