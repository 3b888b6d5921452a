import { ground, meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Paint } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { radians } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const LANE = 1.15;

const casing: Paint = ({ y, z, nx, nz }, mark) => {
  if (Math.abs(nx) > 0.7 && Math.abs(z) < 0.52 && y > 0.12 && y < 0.68) mark.part = 2;
  if (nz > 0.7 && y > 0.12 && y < 0.7) mark.part = 3;
};

/** A cabinet whose three arms hang over the lane on its left. */
function turnstile(model: Model, turn: number, isOpen: boolean): void {
  model.box([0, 0, 0], [0.36, 0.95, 1.3], { tone: 0.96, paint: casing });
  model.box([0, 0.95, 0], [0.42, 0.05, 1.38], { tone: 0.5 });
  model.box([0, 1, 0.42], [0.2, 0.05, 0.3], INK);
  model.cylinder([0, 0.8, 0.66], 0.075, 0.05, isOpen ? ACCENT : INK, 'z');
  const hub = model.at([-0.2, 0.8, 0], { roll: 35 });
  hub.cylinder([-0.06, 0, 0], 0.13, 0.16, { tone: 0.6 }, 'x');
  for (let arm = 0; arm < 3; arm++) {
    const angle = radians(turn + arm * 120);
    hub.rod(
      [-0.1, 0, 0],
      [-0.1 - 0.46, Math.cos(angle) * 0.5, Math.sin(angle) * 0.5],
      0.036,
      isOpen ? ACCENT : { tone: 0.75 },
    );
  }
}

export const scene: Scene = {
  subject: 'A row of turnstiles',
  camera: perspective({ eye: [-2.7, 2.1, 6.6], target: [0.1, 0.95, -0.3], fieldOfView: 33 }),
  light: { from: [-0.5, 1, 0.7], ambient: 0.48, exposure: 1.2, corners: 0.6, shadow: 0.5 },
  draw(model) {
    ground(model, { tone: 1.06, paint: tiles({ across: 0.575 }) });
    meridian(model, 0.05, 0.07);
    for (let lane = -3; lane <= 4; lane++)
      turnstile(model.at([lane * LANE + 0.6, 0, 0]), lane === 0 ? 240 : 180, lane === 0);
    model.box([0, 0, -7], [60, 12, 0.3], { tone: 1.05 });
    for (let pillar = -3; pillar <= 3; pillar++) model.box([pillar * 3.2 + 1.4, 0, -6.6], [0.5, 12, 0.5]);
    model.box([0, 2.6, -6.7], [60, 0.5, 0.4], { tone: 0.7 });
    person(model, [0.02, 0, -0.75], { turn: 182, pose: 'walking', clothes: { tone: 0.5 }, hair: 'long' });
    person(model, [-1.75, 0, -4], { turn: 170, pose: 'walking', clothes: { tone: 0.4 } });
    person(model, [2.4, 0, -3.2], { turn: 20, pose: 'walking', clothes: { tone: 0.8 }, skin: 0.65 });
  },
};
