import { ground } from '../builders/floor.ts';
import { ARMS_FORWARD, person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Paint } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fractalNoise } from '../kit/noise.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const TOP = 0.92;

const chart: Paint = ({ x, z, ny }, mark) => {
  if (ny < 0.5) return;
  const height = fractalNoise(x * 0.75 + 3.1, z * 0.75 + 6.4);
  mark.part = 10 + Math.floor(height * 16);
  if (height > 0.55) mark.tone = 0.7;
  else if (height < 0.4) mark.accent = 0.16;
  if (Math.abs(fraction(x / 0.6) - 0.5) > 0.485 || Math.abs(fraction(z / 0.6) - 0.5) > 0.485) mark.part += 60;
};

function table(model: Model): void {
  model.box([0, TOP - 0.1, 0], [4.2, 0.1, 2.5], { tone: 0.9 });
  model.box([0, TOP, 0], [3.9, 0.015, 2.2], { tone: 1.05, paint: chart, hatch: ({ x, z }) => x + z });
  model.box([0.45, TOP + 0.015, 0], [0.045, 0.006, 2.2], ACCENT);
  for (const x of [-1.85, 1.85])
    for (const z of [-1.05, 1.05])
      model.turned(
        [x, 0, z],
        [
          [0.06, 0],
          [0.11, 0.2],
          [0.06, 0.5],
          [0.12, 0.75],
        ],
        { tone: 0.9 },
        {},
        0.01,
      );
  for (const z of [-1.05, 1.05]) model.box([0, 0.16, z], [3.7, 0.08, 0.1], { tone: 0.8 });
}

function flag(model: Model, x: number, z: number, isPurple: boolean): void {
  model.cylinder([x, TOP, z], 0.05, 0.03, INK);
  model.cylinder([x, TOP, z], 0.012, 0.34, INK);
  model.box([x + 0.1, TOP + 0.22, z], [0.2, 0.12, 0.012], isPurple ? ACCENT : { ink: 0 });
}

function lamp(model: Model, x: number): void {
  model.cylinder([x, 2.72, 0], 0.012, 4, INK);
  model.turned(
    [x, 2.45, 0],
    [
      [0.4, 0],
      [0.36, 0.06],
      [0.1, 0.28],
    ],
    INK,
  );
}

export const scene: Scene = {
  subject: 'People around a map table',
  camera: perspective({ eye: [-2.6, 3.9, 6.3], target: [0, 1.12, -0.1], fieldOfView: 36 }),
  light: { from: [-0.5, 1, 0.55], ambient: 0.48, exposure: 1.2, corners: 0.6, shadow: 0.5 },
  draw(model) {
    ground(model, { tone: 1.06, paint: tiles({ across: 1.3 }) });
    model.box([0, 0, -4.6], [60, 20, 0.2], { tone: 1.06 });
    model.box([5.2, 0, 0], [0.2, 20, 60], { tone: 1.06 });
    table(model);
    for (const x of [-0.95, 0.95]) lamp(model, x);
    for (const [x, z, isPurple] of [
      [-1.3, 0.3, false],
      [-0.7, -0.5, true],
      [0.1, 0.45, false],
      [0.9, -0.3, true],
      [1.4, 0.5, false],
    ] as const)
      flag(model, x, z, isPurple);
    for (const leg of [-0.12, 0.14])
      model.rod([-0.45 + leg, TOP + 0.02, 0.62], [-0.45, TOP + 0.42, 0.55], 0.015, INK);
    model.box([1.2, TOP + 0.015, 0.85], [0.9, 0.012, 0.1], { tone: 0.6 }, { turn: 14 });
    person(model, [-0.6, 0, -1.65], {
      turn: 5,
      clothes: { tone: 0.5 },
      leftArm: ARMS_FORWARD,
      rightArm: ARMS_FORWARD,
    });
    person(model, [0.75, 0, -1.7], {
      turn: -10,
      clothes: { tone: 0.9 },
      hair: 'long',
      rightArm: { elbow: [0.3, 1.15, 0.2], hand: [0.15, 1.1, 0.58] },
      skin: 0.65,
    });
    person(model, [2.45, 0, 0.35], { turn: -80, clothes: { tone: 0.35 }, leftArm: ARMS_FORWARD });
    person(model, [1.15, 0, 1.75], {
      turn: 190,
      clothes: { tone: 0.75 },
      leftArm: ARMS_FORWARD,
      rightArm: ARMS_FORWARD,
    });
  },
};
