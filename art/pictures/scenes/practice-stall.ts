import { ground, meridian } from '../builders/floor.ts';
import { ARMS_ON_TABLE, person } from '../builders/person.ts';
import { crate, stall } from '../builders/stall.ts';
import { tiles } from '../builders/tiles.ts';
import { windows } from '../builders/windows.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';

/** A wooden box to stand on, upside down: three boards and two feet. */
function box(model: Model): void {
  for (const [index, y] of [0, 0.155, 0.31].entries())
    model.box([0, y, 0], [0.5 - index * 0.01, 0.12, 0.42], ACCENT);
  model.box([0, 0.46, 0], [0.54, 0.03, 0.46], ACCENT);
}

export const scene: Scene = {
  subject: 'A seller behind a market stall, an empty box where the customer would stand',
  format: 'upright',
  camera: perspective({
    eye: [0.9, 1.7, 5.2],
    target: [0.1, 0.98, 0],
    fieldOfView: 41.5,
    shift: [0.076, 0.1],
  }),
  light: { from: [-0.35, 1, 0.75], ambient: 0.48, exposure: 1.2, corners: 0.6, shadow: 0.5 },
  draw(model) {
    ground(model, { tone: 1.06, paint: tiles({ across: 0.8, along: 0.5 }) });
    meridian(model, 0.1, 0.07);
    model.box([4, 0, -11], [40, 9, 3], {
      tone: 1.05,
      paint: windows({ across: 1.5, storey: 2.2, glass: 0.4, foot: 0.3, ink: 0.35 }),
    });
    const market = model.at([-1.3, 0, -1.5], { turn: 24 });
    stall(market);
    person(market, [-0.1, 0, -0.5], {
      turn: 48,
      clothes: { tone: 0.45 },
      leftArm: ARMS_ON_TABLE,
      rightArm: ARMS_ON_TABLE,
    });
    crate(model.at([-0.75, 0, 0.35], { turn: 22 }), 0.8, 0.09);
    box(model.at([0.98, 0, 0.02], { turn: -12 }));
  },
};
