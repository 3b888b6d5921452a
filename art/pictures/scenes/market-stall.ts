import { ground, meridian } from '../builders/floor.ts';
import { ARMS_FORWARD, ARMS_ON_TABLE, person } from '../builders/person.ts';
import { crate, stall } from '../builders/stall.ts';
import { tiles } from '../builders/tiles.ts';
import { windows } from '../builders/windows.ts';
import { perspective } from '../kit/camera.ts';
import type { Scene } from '../kit/scene.ts';

export const scene: Scene = {
  subject: 'A market stall with a striped awning and crates of fruit',
  camera: perspective({ eye: [-3.3, 2.15, 7.4], target: [0.05, 1.4, 0], fieldOfView: 33 }),
  light: { from: [-0.45, 1, 0.8], ambient: 0.48, exposure: 1.2, corners: 0.5, shadow: 0.5 },
  draw(model) {
    ground(model, { tone: 1.06, paint: tiles({ across: 0.8, along: 0.5 }) });
    meridian(model, 2.3, 0.08, true);
    model.box([6, 0, -9], [36, 9, 3], {
      tone: 1.05,
      paint: windows({ across: 1.5, storey: 2.2, glass: 0.4, foot: 0.3, ink: 0.35 }),
    });
    stall(model);
    person(model, [-0.3, 0, -0.55], { turn: 5, clothes: { tone: 0.45 }, leftArm: ARMS_ON_TABLE });
    const customer = person(model, [2.05, 0, 1.5], {
      turn: 215,
      clothes: { tone: 0.8 },
      hair: 'long',
      leftArm: ARMS_FORWARD,
    });
    customer.box([0.3, 0.5, 0.12], [0.1, 0.3, 0.3], { tone: 0.5 });
    for (const [x, tone] of [
      [-1.75, 0.8],
      [-1.2, 0.5],
    ] as const)
      crate(model.at([x, 0, 1.35], { turn: 12 }), tone, 0.09);
  },
};
