import { drawers } from '../builders/drawers.ts';
import { ground, meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, BARE, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';

const ACROSS = 0.3;
const STOREY = 0.22;
const WOOD: Material = { tone: 0.85, hatch: ({ y }) => y };

/** A case of small drawers on a stand; the row above the slides is free. */
function cabinet(model: Model, columns: number, rows: number): void {
  const [width, height] = [columns * ACROSS, rows * STOREY];
  for (const x of [-width / 2 + 0.06, width / 2 - 0.06])
    for (const z of [-0.22, 0.22]) model.box([x, 0, z], [0.07, 0.6, 0.07], INK);
  model.box([0, 0.56, 0], [width + 0.1, 0.1, 0.62], WOOD);
  model.box([0, 0.66, 0], [width, height, 0.56], {
    tone: 1,
    paint: (spot, mark) => {
      if (spot.nz > 0.5) drawers({ across: ACROSS, storey: STOREY, label: 0.5, handle: 0.2 })(spot, mark);
    },
  });
  model.box([0, 0.66 + height, 0], [width + 0.14, 0.08, 0.66], WOOD);
}

/** One drawer pulled out at full length: a tray of cards, its front in the second ink. */
function tray(model: Model): void {
  const reach = 1.15;
  model.box([0, 0, reach / 2], [ACROSS - 0.04, 0.02, reach], { tone: 0.7 });
  for (const side of [-1, 1]) model.box([side * 0.12, 0, reach / 2], [0.015, 0.11, reach], { tone: 0.9 });
  for (let card = 0; card < 34; card++) {
    const z = 0.06 + card * 0.03;
    const isGuide = card % 7 === 3;
    model.box(
      [0, 0.02, z],
      [0.21, isGuide ? 0.19 : 0.14, 0.009],
      { tone: card % 3 ? 1 : 0.75 },
      { tilt: -11 },
    );
  }
  model.box([0, -0.01, reach + 0.02], [ACROSS - 0.02, STOREY - 0.02, 0.035], ACCENT);
  model.box([0, 0.1, reach + 0.045], [0.15, 0.07, 0.01], BARE);
  model.cylinder([0, 0.045, reach + 0.06], 0.022, 0.06, INK, 'z');
}

export const scene: Scene = {
  subject: 'A card catalogue, one long drawer of cards pulled out',
  camera: perspective({ eye: [2.5, 1.95, 4.3], target: [0.12, 1.22, 0.1], fieldOfView: 39.5 }),
  light: { from: [-0.45, 1, 0.75], ambient: 0.47, exposure: 1.22, shadow: 0.5, corners: 0.5 },
  draw(model) {
    ground(model);
    meridian(model, 1.7, 0.06, true);
    model.box([0, 0, -0.5], [40, 9, 0.2], { tone: 1.06 });
    cabinet(model.at([-0.55, 0, 0]), 10, 6);
    tray(model.at([-0.55 + ACROSS * 1.5, 0.66 + STOREY * 3 + 0.02, 0.28]));
    const librarian = person(model, [0.78, 0, 0.98], {
      turn: 285,
      clothes: { tone: 0.42 },
      hair: 'long',
      leftArm: { elbow: [0.3, 1.1, 0.2], hand: [0.2, 1.3, 0.44] },
      rightArm: { elbow: [0.3, 1.08, 0.18], hand: [0.16, 1.22, 0.46] },
    });
    librarian.box([0.02, 1.26, 0.48], [0.28, 0.18, 0.012], BARE, { tilt: -20 });
    for (const [x, height, lean] of [
      [-1.7, 0.3, 0],
      [-1.62, 0.34, 0],
      [-1.54, 0.27, 0],
      [-1.44, 0.32, -8],
    ] as const)
      model.box(
        [x, 0.66 + 6 * STOREY + 0.08, 0],
        [0.07, height, 0.24],
        { tone: 0.5 + height },
        { roll: lean },
      );
    model.sphere([-0.1, 2.36, 0], 0.22, { tone: 1, hatch: ({ y }) => y });
    model.ring([-0.1, 2.36, 0], 0.26, 0.012, INK, { tilt: 70 });
    model.cylinder([-0.1, 2.06, 0], 0.12, 0.04, INK);
    model.cylinder([-0.1, 2.08, 0], 0.02, 0.08, INK);
  },
};
