import { drawers } from '../builders/drawers.ts';
import { ground, meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { randomFrom } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const WIDTH = 0.56;
const HEIGHT = 1.5;
const DRAWER = 0.36;
const DEPTH = 0.72;

function cabinet(model: Model, x: number): void {
  model.box([x, 0, 0], [WIDTH - 0.02, HEIGHT, DEPTH], { tone: 0.95, group: model.newGroup() });
  model.box([x, 0.03, DEPTH / 2], [WIDTH - 0.06, HEIGHT - 0.06, 0.03], {
    tone: 1,
    paint: drawers({ across: WIDTH - 0.06, storey: DRAWER, label: 0.3, handle: 0.26 }),
  });
}

/** The drawer pulled out, full of folders with tabs. */
function openDrawer(model: Model): void {
  const reach = 0.66;
  model.box([0, 0, 0], [0.44, 0.03, reach], { tone: 0.7 });
  for (const side of [-1, 1]) model.box([side * 0.23, 0, 0], [0.02, 0.16, reach], { tone: 0.9 });
  model.box([0, -0.03, reach / 2 + 0.02], [WIDTH - 0.06, DRAWER, 0.04], ACCENT);
  model.box([0, 0.18, reach / 2 + 0.05], [0.16, 0.08, 0.02], { ink: 0 });
  model.box([0, 0.06, reach / 2 + 0.06], [0.16, 0.03, 0.04], INK);
  const random = randomFrom(4);
  for (let folder = 0; folder < 15; folder++) {
    const z = -reach / 2 + 0.03 + folder * 0.042;
    const lean = random() * 8 - 14;
    model.box([0, 0.03, z], [0.42, 0.26, 0.012], { tone: folder % 4 ? 1 : 0.6 }, { tilt: lean });
    model.box([-0.14 + (folder % 4) * 0.09, 0.27, z - 0.05], [0.09, 0.06, 0.012], { ink: 0 }, { tilt: lean });
  }
}

export const scene: Scene = {
  subject: 'Filing cabinets, one drawer open',
  camera: perspective({ eye: [-1.9, 2.15, 4.1], target: [0.12, 0.93, 0.1], fieldOfView: 34.5 }),
  light: { from: [-0.6, 1, 0.75], ambient: 0.46, exposure: 1.2, corners: 0.45, shadow: 0.55 },
  draw(model) {
    ground(model);
    meridian(model, 1.25, 0.05, true);
    model.box([0, 0, -0.5], [30, 9, 0.2], { tone: 1.06 });
    for (let place = -2; place <= 2; place++) cabinet(model, place * WIDTH);
    openDrawer(model.at([0, 0.03 + DRAWER * 2 + 0.02, DEPTH / 2 + 0.33]));
    for (let folder = 0; folder < 7; folder++)
      model.box(
        [-0.95, HEIGHT + folder * 0.03, 0],
        [0.42, 0.028, 0.3],
        { tone: 1 },
        { turn: (folder * 37) % 17 },
      );
    model.turned(
      [1.05, HEIGHT, 0],
      [
        [0.09, 0],
        [0.13, 0.2],
      ],
      { tone: 0.6 },
    );
    for (let leaf = 0; leaf < 8; leaf++)
      model.ellipsoid(
        [1.05 + Math.cos(leaf * 2.4) * 0.1, HEIGHT + 0.33 + (leaf % 3) * 0.07, Math.sin(leaf * 2.4) * 0.1],
        [0.05, 0.16, 0.02],
        { tone: 0.5 },
        { turn: leaf * 50, roll: -Math.cos(leaf * 2.4) * 35 },
      );
    person(model, [0.62, 0, 1.15], {
      turn: 235,
      clothes: { tone: 0.5 },
      leftArm: { elbow: [0.3, 1.08, 0.16], hand: [0.1, 1.12, 0.48] },
      rightArm: { elbow: [0.3, 1.08, 0.16], hand: [0.16, 1.1, 0.44] },
    });
  },
};
