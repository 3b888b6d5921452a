import { drawers } from '../builders/drawers.ts';
import { ground, meridian } from '../builders/floor.ts';
import { ladder } from '../builders/ladder.ts';
import { ARMS_FORWARD, person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const AISLE = 2.6;
const HEIGHT = 7.2;
const SIDES = [-1, 1] as const;

const fronts: Material = {
  tone: 0.98,
  paint: drawers({ across: 1, storey: 0.6, foot: 0.6, top: 0.3, label: 0.44, handle: 0.14 }),
};

function bay(model: Model, side: number, z: number): void {
  model.box([side * (AISLE + 0.5), 0, z], [1, HEIGHT, 4], fronts);
  model.box([side * (AISLE + 0.42), 0, z - 2], [1.1, HEIGHT + 0.2, 0.34], { tone: 0.55, castsShadow: false });
}

function openDrawer(model: Model, side: number, y: number, z: number, material: Material): void {
  model.box([side * (AISLE - 0.3), y + 0.04, z], [0.7, 0.42, 0.9], { tone: 0.8 });
  model.box([side * (AISLE - 0.68), y + 0.02, z], [0.08, 0.56, 0.96], material);
  for (let card = 0; card < 5; card++)
    model.box([side * (AISLE - 0.56 + card * 0.12), y + 0.2, z], [0.04, 0.36, 0.76], { ink: 0 });
}

function endWall(model: Model): void {
  model.box([0, 0, -22], [40, 22, 0.4], {
    tone: 1,
    paint: ({ x, y, nz }, mark) => {
      if (nz < 0.5 || y < 2.2) return;
      const edge = y < 5.6 ? 1.5 - Math.abs(x) : 1.5 - Math.hypot(x, y - 5.6);
      if (edge < -0.2) return;
      mark.part = edge < 0 ? 1 : 2 + stripe(x / 0.6 + 0.5, 2) + 2 * stripe(y / 0.85, 2);
      mark.ink = edge < 0 ? 0.9 : 0;
    },
  });
}

export const scene: Scene = {
  subject: 'A hall of card-index drawers with rolling ladders',
  camera: perspective({ eye: [-0.5, 2.5, 10.2], target: [-0.2, 2.95, -22], fieldOfView: 51 }),
  light: { from: [0.22, 1, 0.95], ambient: 0.74, exposure: 1.34, corners: 1.2, shadow: 0.45 },
  inking: { pitch: 5.2 },
  draw(model) {
    ground(model, { tone: 1.06, paint: tiles({ across: 1.3 }) });
    meridian(model, 0, 0.14);
    for (const side of SIDES) for (let z = -20; z <= 8; z += 4) bay(model, side, z);
    for (const side of SIDES) {
      model.rod([side * (AISLE - 0.12), 5.6, -22], [side * (AISLE - 0.12), 5.6, 10], 0.05, INK);
      model.box([side * (AISLE + 0.4), HEIGHT, -6], [1.3, 0.3, 34], { tone: 0.7, castsShadow: false });
    }
    endWall(model);
    ladder(model, [1.35, 0, 2.6], [2.5, 5.7, 2.6], 'z', { width: 0.8, step: 0.4, material: ACCENT });
    ladder(model, [-1.5, 0, -5], [-2.5, 5.7, -5], 'z', { width: 0.8, step: 0.4, material: { tone: 0.5 } });
    person(model, [1.46, 1.6, 2.62], {
      turn: 95,
      clothes: { tone: 0.45 },
      leftArm: { elbow: [0.3, 1.25, 0.2], hand: [0.2, 1.4, 0.5] },
      rightArm: ARMS_FORWARD,
      hair: 'long',
    });
    openDrawer(model, 1, 3, 1.5, { tone: 1 });
    openDrawer(model, -1, 1.8, 3.5, { tone: 1 });
    openDrawer(model, -1, 4.2, -2.5, { tone: 1 });
    model.box([-1.35, 0, -1.6], [0.9, 0.85, 1.6], { tone: 0.8 });
    person(model, [-0.6, 0, -9], { turn: 185, pose: 'walking', clothes: { tone: 0.7 } });
  },
};
