import { chair } from '../builders/chair.ts';
import { person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, BARE, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';

function clock(model: Model): void {
  model.cylinder([0, 0, 0], 0.36, 0.1, { tone: 0.3 }, 'z');
  model.cylinder([0, 0, 0.06], 0.31, 0.02, BARE, 'z');
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2;
    const [x, y] = [Math.sin(angle), Math.cos(angle)];
    model.rod([x * 0.24, y * 0.24, 0.08], [x * 0.28, y * 0.28, 0.08], 0.012, INK);
  }
  model.rod([0, 0, 0.085], [-0.1, 0.14, 0.085], 0.016, INK);
  model.rod([0, 0, 0.085], [0.19, -0.09, 0.085], 0.012, INK);
}

function plant(model: Model): void {
  model.turned(
    [0, 0, 0],
    [
      [0.16, 0],
      [0.23, 0.42],
    ],
    { tone: 0.7, hatch: ({ y }) => y },
  );
  for (let leaf = 0; leaf < 9; leaf++) {
    const angle = leaf * 2.4;
    const lean = 0.16 + (leaf % 3) * 0.1;
    const height = 0.85 + (leaf % 4) * 0.14;
    model.ellipsoid(
      [Math.cos(angle) * lean, height, Math.sin(angle) * lean],
      [0.09, 0.42, 0.04],
      { tone: 0.6 },
      {
        turn: (angle * -180) / Math.PI + 90,
        tilt: 24,
      },
    );
  }
}

export const scene: Scene = {
  subject: 'A waiting room with a row of chairs, one of them purple',
  camera: perspective({ eye: [2, 1.6, 7.6], target: [-0.1, 1.02, 0], fieldOfView: 30.5 }),
  light: { from: [-0.45, 0.9, 0.8], ambient: 0.52, exposure: 1.2, corners: 0.7 },
  draw(model) {
    model.box([0, -0.2, 0], [60, 0.2, 60], { paint: tiles({ across: 0.9 }), tone: 1.05 });
    model.box([0, 0, -0.7], [60, 9, 0.2], { tone: 1.15 });
    model.box([0, 0, -0.6], [60, 0.14, 0.06]);
    model.box([0, 1.08, -0.6], [60, 0.06, 0.05]);
    model.box([0, 0, 1.3], [40, 0.006, 0.1], ACCENT);
    for (let seat = 0; seat < 6; seat++) {
      const x = -2.3 + seat * 0.78;
      chair(model.at([x, 0, 0]), { cover: seat === 3 ? ACCENT : { tone: 0.85 } });
    }
    person(model, [-2.3, -0.31, 0.02], {
      pose: 'sitting',
      turn: 8,
      leftArm: { elbow: [0.29, 1.08, 0.1], hand: [0.14, 0.95, 0.38] },
      rightArm: { elbow: [0.29, 1.08, 0.1], hand: [0.14, 0.95, 0.38] },
    });
    clock(model.at([0.05, 1.85, -0.55]));
    plant(model.at([2.5, 0, -0.1]));
    model.box([-3.05, 0, -0.6], [0.06, 2.4, 0.1]);
    model.box([-3.65, 0, -0.6], [1.15, 2.35, 0.06], { tone: 0.6 });
  },
};
