import { brickwork } from '../builders/brickwork.ts';
import { person } from '../builders/person.ts';
import { poplar } from '../builders/tree.ts';
import { water } from '../builders/water.ts';
import { parallel } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';

const STEEL: Material = { tone: 0.35 };

/** A round settling basin with its turning scraper bridge. */
function basin(model: Model, turn: number): void {
  const group = model.newGroup();
  model.field(
    (x, y, z) => Math.max(Math.abs(Math.hypot(x, z) - 4.1) - 0.25, Math.abs(y - 0.55) - 0.55),
    [-4.4, 0, -4.4],
    [4.4, 1.11, 4.4],
    { hatch: ({ y }) => y * 1.2 },
  );
  model.cylinder([0, 0.2, 0], 3.9, 0.55, {
    ...water({ chop: 0.05, ripple: 1.4, tone: 0.72 }),
    hatch: ({ x, z }) => Math.hypot(x, z),
  });
  model.cylinder([0, 0, 0], 0.75, 1.15, { tone: 0.9 });
  model.cylinder([0, 1.15, 0], 0.5, 0.5, { tone: 0.5 });
  const bridge = model.at([0, 1.15, 0], { turn });
  bridge.box([2.05, 0, 0], [4.7, 0.12, 0.7], { group });
  for (const z of [-0.33, 0.33]) {
    bridge.rod([-0.2, 0.72, z], [4.35, 0.72, z], 0.035, STEEL);
    for (let x = 0; x <= 4.4; x += 0.72) bridge.rod([x, 0.1, z], [x, 0.72, z], 0.03, STEEL);
  }
  bridge.box([4.15, -0.05, 0], [0.5, 0.4, 0.9], INK);
}

function pumpHouse(model: Model): void {
  model.box([0, 0, 0], [8.4, 3, 3.4], {
    paint: (spot, mark) => {
      brickwork({ length: 0.5, height: 0.22, share: 0.3 })(spot, mark);
      const across = Math.abs(((((spot.x + 4.2) % 1.4) + 1.4) % 1.4) - 0.7);
      const rise = spot.y < 1.7 ? 0 : spot.y - 1.7;
      if (spot.nz < 0.5 || spot.y < 0.6 || Math.hypot(across, rise) > 0.42) return;
      mark.part = 9;
      mark.ink = 0.88;
    },
  });
  model.gable([0, 3, 0], [8.8, 1.5, 3.9], { tone: 0.62 });
  model.box([2.9, 0, -2.4], [1.5, 1.6, 1.5], { paint: brickwork() });
  model.turned(
    [2.9, 1.6, -2.4],
    [
      [0.62, 0],
      [0.42, 6.2],
      [0.55, 6.25],
      [0.55, 6.6],
    ],
    {
      tone: 0.7,
      hatch: ({ y }) => y,
    },
  );
}

export const scene: Scene = {
  subject: 'Settling basins and the pump house of a water works',
  camera: parallel({ eye: [24, 19, 26], target: [0.2, 1.5, 0.4], span: 21.4 }),
  light: { from: [-0.3, 1, 0.55], ambient: 0.48, shadow: 0.5, corners: 1.6 },
  draw(model) {
    model.box([0, -0.7, 0], [21, 0.7, 22], { tone: 1.05 });
    for (const [x, z, turn] of [
      [-5, 5.2, 35],
      [5, 5.2, -40],
      [5, -4.8, 70],
    ] as const)
      basin(model.at([x, 0, z]), turn);
    pumpHouse(model.at([-5, 0, -6.6]));
    model.box([0, 0, 0.3], [0.7, 0.08, 21.4], ACCENT);
    for (const z of [5.2, -4.8]) {
      model.cylinder([0, 0.6, z], 0.34, 2.4, ACCENT, 'x');
      model.cylinder([0, 0, z], 0.55, 1.25, { tone: 0.6 });
      model.ring([0, 1.5, z], 0.4, 0.06, INK);
      model.rod([0, 1.2, z], [0, 1.55, z], 0.08, INK);
    }
    model.tube(
      [
        [-5, 0.6, -4.9],
        [-5, 0.6, -2.6],
        [-0.1, 0.6, -2.6],
      ],
      0.34,
      ACCENT,
    );
    person(model, [-1.9, 0, 0.1], { turn: 60, pose: 'walking', scale: 0.95 });
    for (const [x, z] of [
      [-9.6, -1.6],
      [-8.4, -0.9],
      [-7.2, -1.6],
      [9.6, 0.3],
    ] as const)
      poplar(model, x, z, 2.9);
  },
};
