import { person } from '../builders/person.ts';
import { tree } from '../builders/tree.ts';
import { windows } from '../builders/windows.ts';
import { parallel } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { randomFrom } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

function lawn(model: Model): void {
  model.box([0, -0.4, 0], [17, 0.4, 15], {
    tone: 1.05,
    paint: ({ x, z, ny }, mark) => {
      if (ny < 0.5) return;
      const isPath =
        Math.abs(x) < 0.35 || Math.abs(z - 0.6) < 0.35 || Math.abs(Math.hypot(x, z - 0.6) - 1.7) < 0.3;
      mark.part = isPath ? 2 : 1;
      if (isPath || Math.abs(x) > 5.3 || z < -3.4 || z > 5) return;
      mark.accent = 0.18;
      mark.part = 3;
    },
  });
  model.box([0, 0, -0.9], [0.14, 0.03, 13], ACCENT);
}

function hall(model: Model, x: number, z: number, width: number, depth: number, ridge: 'x' | 'z'): void {
  model.box([x, 0, z], [width, 2.4, depth], {
    paint: windows({ across: 0.5, storey: 0.85, glass: 0.4, foot: 0.1 }),
  });
  model.gable([x, 2.4, z], [width + 0.2, 1, depth + 0.2], { tone: 0.95 }, ridge);
}

function clockTower(model: Model): void {
  model.box([0, 0, 0], [2.2, 5.4, 2.2], { paint: windows({ across: 0.7, storey: 1.1, glass: 0.35 }) });
  model.box([0, 5.4, 0], [2.5, 0.2, 2.5]);
  model.box([0, 5.6, 0], [1.7, 1.2, 1.7]);
  for (const turn of [0, 90]) {
    const face = model.at([0, 6.2, 0], { turn });
    face.cylinder([0, 0, 0.87], 0.5, 0.08, {}, 'z');
    face.box([0, 0, 0.93], [0.06, 0.4, 0.03], INK);
    face.box([0.13, -0.03, 0.93], [0.3, 0.06, 0.03], INK);
  }
  model.spire([0, 6.8, 0], [2, 2.4, 2], { tone: 0.8, accent: 1 });
}

function fountain(model: Model): void {
  model.cylinder([0, 0, 0], 0.7, 0.2);
  model.cylinder([0, 0.2, 0], 0.1, 0.7);
  model.sphere([0, 1.25, 0], 0.42, { hatch: ({ y }) => y });
}

const STUDENTS = [
  [0.5, 3.6, 20],
  [1, 3.8, 10],
  [-0.6, -1.4, 190],
  [2.4, 0.5, 90],
  [-3.4, 0.8, -80],
  [0.1, 2.9, 180],
] as const;

export const scene: Scene = {
  subject: 'A university quadrangle with a clock tower',
  camera: parallel({ eye: [15, 13, 20], target: [0, 1.9, -0.6], span: 18.2 }),
  light: { from: [-0.5, 1, 0.6], exposure: 1.18, corners: 1.2 },
  inking: { pitch: 4 },
  draw(model) {
    lawn(model);
    hall(model, -4.2, -4.8, 6, 2, 'x');
    hall(model, 4.2, -4.8, 6, 2, 'x');
    hall(model, -6.6, 0.8, 2, 6.6, 'z');
    hall(model, 6.6, 0.8, 2, 6.6, 'z');
    clockTower(model.at([0, 0, -4.8]));
    fountain(model.at([0, 0, 0.6]));
    const random = randomFrom(21);
    for (let count = 0; count < 30; count++) {
      const x = random() * 10 - 5;
      const z = random() * 8 - 3;
      if (Math.abs(x) < 0.8 || Math.abs(z - 0.6) < 0.8 || Math.hypot(x, z - 0.6) < 2.4) continue;
      tree(model, x, z, 0.36 + random() * 0.2, 0.4);
    }
    for (const [x, z, turn] of STUDENTS)
      person(model, [x, 0, z], {
        turn,
        scale: 0.62,
        clothes: { tone: random() },
        pose: 'walking',
        hair: random() > 0.5 ? 'long' : 'short',
      });
  },
};
