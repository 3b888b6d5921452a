import { brickwork } from '../builders/brickwork.ts';
import { person } from '../builders/person.ts';
import { poplar, tree } from '../builders/tree.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, randomFrom } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const WALL: Material = { paint: brickwork({ length: 0.6, height: 0.24, share: 0.42 }) };
const LEAF: Material = { tone: 0.8, hatch: ({ y }) => y, pitch: 0.85 };

function wall(model: Model, x: number, z: number, width: number, depth: number): void {
  model.box([x, 0, z], [width, 2.3, depth], WALL);
  model.box([x, 2.3, z], [width + 0.15, 0.12, depth + 0.15]);
}

function bed(model: Model, x: number, z: number, plant: Material, size: number): void {
  const random = randomFrom(Math.round(x * 7 + z * 31 + 200));
  model.box([x, 0, z], [3.8, 0.22, 2.6], { tone: 0.85 });
  model.box([x, 0.2, z], [3.6, 0.06, 2.4], { tone: 0.5, hatch: (spot) => spot.z });
  for (let row = 0; row < 4; row++)
    for (let place = 0; place < 6; place++) {
      const radius = size * (0.85 + random() * 0.3);
      const foot = [x - 1.5 + place * 0.6, 0.26 + radius * 0.7, z - 0.9 + row * 0.6] as const;
      model.ellipsoid(foot, [radius, radius * 1.1, radius], plant);
    }
}

const glazing: Material = {
  tone: 1.1,
  paint: ({ x, y, z, nx, ny }, mark) => {
    const across = Math.abs(nx) > 0.7 ? z : x;
    const up = Math.abs(ny) > 0.3 ? z : y;
    const isBar = fraction(across / 0.55 + 0.5) < 0.12 || fraction(up / 0.8) < 0.07;
    mark.part = isBar ? 1 : 2;
    mark.ink = isBar ? 0 : fraction((across + up) / 2.2) < 0.3 ? 0.12 : 0.42;
  },
};

function glasshouse(model: Model): void {
  model.box([0, 0, 0], [7.6, 0.7, 2.8], WALL);
  model.box([0, 0.7, 0], [7.5, 1.5, 2.7], glazing);
  model.gable([0, 2.2, 0], [7.7, 1.5, 2.9], glazing);
  model.rod([-3.9, 3.72, 0], [3.9, 3.72, 0], 0.07, INK);
  model.box([0, 0, 1.5], [1.3, 2.3, 0.4], { tone: 1 });
  model.gable([0, 2.3, 1.5], [1.5, 0.6, 0.6], { tone: 0.8 }, 'z');
  model.box([0, 0, 1.72], [0.9, 2, 0.05], INK);
}

export const scene: Scene = {
  subject: 'A walled kitchen garden with beds and a glasshouse',
  camera: perspective({ eye: [6.5, 9.6, 18.5], target: [0.1, 0.9, 0], fieldOfView: 33 }),
  light: { from: [-0.55, 1, 0.55], ambient: 0.5, exposure: 1.2, shadow: 0.5, corners: 1 },
  inking: { pitch: 4.8 },
  draw(model) {
    model.box([0, -0.3, 0], [200, 0.3, 200], { tone: 1.08 });
    model.box([0, 0, 1], [0.34, 0.01, 14], ACCENT);
    wall(model, 0, -6, 15.4, 0.4);
    wall(model, -7.5, -0.4, 0.4, 11.6);
    wall(model, 7.5, -1.6, 0.4, 9.2);
    glasshouse(model.at([0, 0, -4.1]));
    for (const [x, z, plant, size] of [
      [-4.2, -0.6, LEAF, 0.2],
      [-4.2, 3.3, LEAF, 0.3],
      [3.6, -0.6, ACCENT, 0.2],
      [3.6, 3.3, { ...LEAF, tone: 0.5 }, 0.26],
    ] as const)
      bed(model, x, z, plant, size);
    person(model, [-1, 0, 4], {
      turn: -60,
      clothes: { tone: 0.35 },
      leftArm: { elbow: [0.3, 1.08, 0.16], hand: [0.2, 0.9, 0.42] },
      rightArm: { elbow: [0.3, 1.08, 0.16], hand: [0.2, 0.9, 0.42] },
    });
    model.cylinder([-1.55, 0.62, 4.35], 0.17, 0.3, { tone: 0.6 });
    model.rod([-1.65, 0.68, 4.4], [-2, 1, 4.55], 0.04, INK);
    for (const x of [-9.4, -10.8, 9.6]) poplar(model, x, -8.5, 6.4);
    tree(model, -6.2, -4.6, 0.8, 1.3);
    tree(model, 6.2, -4.7, 0.75, 1.2);
  },
};
