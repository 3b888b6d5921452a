import { ARMS_FORWARD, person } from '../builders/person.ts';
import { robotArm } from '../builders/robot-arm.ts';
import { perspective } from '../kit/camera.ts';
import { INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';
import type { Vector } from '../kit/vector.ts';

function conveyor(model: Model): void {
  model.box([0, 0.5, 0], [24, 0.22, 1.5], {
    tone: 0.6,
    paint: ({ x, ny }, mark) => {
      if (ny > 0.5) mark.part = 1 + stripe(x / 0.3, 2);
    },
  });
  for (let x = -11; x <= 11; x += 2)
    for (const z of [-0.6, 0.6]) model.box([x, 0, z], [0.16, 0.5, 0.16], { tone: 0.6 });
  for (const z of [-0.8, 0.8]) model.box([0, 0.45, z], [24, 0.34, 0.08]);
}

/** A small vehicle on its way down the line. */
function carriage(model: Model, isDone: boolean): void {
  model.box([0, 0, 0], [1.5, 0.42, 1], { accent: isDone ? 1 : 0 });
  model.box([0, 0.42, 0], [1.1, 0.32, 0.8], { tone: 0.7, ink: isDone ? 0.3 : 0.6 });
  for (const x of [-0.5, 0.5]) for (const z of [-0.5, 0.5]) model.cylinder([x, 0.14, z], 0.17, 0.1, INK, 'z');
}

function hall(model: Model): void {
  model.box([0, 0, -6.5], [60, 0.5, 0.3], { tone: 0.7 });
  for (let bay = -4; bay <= 4; bay++) {
    model.box([bay * 4.2, 0, -6.2], [0.4, 7, 0.4], { tone: 0.9 });
    model.box([bay * 4.2 + 2.1, 1.2, -6.5], [3, 2.6, 0.05], {
      paint: ({ x, y }, mark) => {
        mark.part = 1 + ((stripe(x / 0.75, 2) + stripe(y / 0.65, 2)) % 2);
      },
    });
  }
  model.box([0, 5.6, -6.2], [60, 0.5, 0.5]);
  model.box([0, 5.6, -2], [60, 0.3, 0.3]);
}

const ARMS: readonly { foot: Vector; elbow: Vector; wrist: Vector; tool: Vector }[] = [
  { foot: [-3.6, 0, -2.3], elbow: [0, 3.2, -0.6], wrist: [-0.3, 3, 1.4], tool: [-0.3, 1.9, 2.3] },
  { foot: [1.6, 0, -2.3], elbow: [0, 3.4, -0.1], wrist: [-0.1, 2.6, 1.7], tool: [-0.1, 1.75, 2.3] },
  { foot: [6.4, 0, -2.3], elbow: [0, 3.1, -0.7], wrist: [0.5, 3.2, 1.3], tool: [0.5, 1.9, 2.3] },
];

export const scene: Scene = {
  subject: 'Robot arms at an assembly line, watched by two engineers',
  camera: perspective({ eye: [6.6, 5.6, 12.5], target: [0.2, 1.5, -0.8], fieldOfView: 38 }),
  light: { from: [-0.5, 1, 0.6], ambient: 0.45, exposure: 1.2 },
  draw(model) {
    model.box([0, -0.2, 0], [80, 0.2, 80], {
      tone: 1.05,
      paint: ({ x, z }, mark) => {
        mark.part = 1 + ((stripe(x / 2, 2) + stripe(z / 2, 2)) % 2);
        if (Math.abs(z - 2.3) < 0.06) {
          mark.part = 5;
          mark.accent = 1;
        }
      },
    });
    conveyor(model);
    for (let count = 0; count < 6; count++)
      carriage(model.at([-6.6 + count * 2.7, 0.72, 0]), count % 2 === 1);
    for (const { foot, elbow, wrist, tool } of ARMS) {
      robotArm(model.at(foot), { elbow, wrist, tool });
      model.at(foot).box([tool[0], tool[1] - 0.22, tool[2]], [0.34, 0.2, 0.34], INK);
    }
    const engineer = person(model, [-0.8, 0, 3.2], {
      turn: 180,
      scale: 1.25,
      clothes: { tone: 0.8 },
      leftArm: ARMS_FORWARD,
      rightArm: ARMS_FORWARD,
    });
    engineer.box([0, 1.08, 0.44], [0.4, 0.03, 0.28], INK, { tilt: -40 });
    person(model, [3.6, 0, 3.5], { turn: 150, scale: 1.25, clothes: { tone: 0.4 }, skin: 0.6, hair: 'long' });
    hall(model);
  },
};
