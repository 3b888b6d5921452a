import { ground, meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material, type Paint } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { radians, stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const IRON: Material = { tone: 0.72 };
const BED = 0.95;

/** A printed sheet: a block of purple and lines of ink. */
const printed: Paint = ({ x, y, z, ny, bounds }, mark) => {
  const up = Math.abs(ny) > 0.5 ? -z : y - (bounds.maxY + bounds.minY) / 2;
  mark.ink = 0;
  if (Math.abs(x) > 0.2 || Math.abs(up) > 0.28) return;
  if (up > 0.04) mark.accent = 1;
  else if (stripe(up / 0.028, 2)) mark.ink = 0.9;
};

function frame(model: Model): void {
  for (const side of [-1, 1]) {
    const x = side * 0.62;
    model.box([x, 0.28, -0.1], [0.2, 1.85, 0.3], IRON);
    model.plank([x, 0.4, -0.1], [x * 1.25, 0, 0.55], 0.2, 0.16, IRON);
    model.plank([x, 0.4, -0.1], [x * 1.25, 0, -0.75], 0.2, 0.16, IRON);
    model.sphere([x, 2.24, -0.1], 0.13, { tone: 0.9 });
  }
  model.box([0, 1.88, -0.1], [1.5, 0.28, 0.4], IRON);
  model.gable([0, 2.16, -0.1], [0.9, 0.2, 0.3], IRON, 'z');
  model.box([0, 0.55, -0.1], [1.2, 0.2, 0.36], IRON);
  model.cylinder([0, 1.26, -0.1], 0.12, 0.66, {
    tone: 0.9,
    hatch: ({ x, y, z }) => y + Math.atan2(z, x) * 0.012,
    spacing: 0.075,
  });
  model.cylinder([0, 1.4, -0.1], 0.2, 0.14, { tone: 0.6 });
  model.box([0, 1.14, -0.1], [0.98, 0.14, 0.78], ACCENT);
  model.rod([0, 1.47, -0.1], [-0.75, 1.42, 0.72], 0.035, INK);
  model.rod([-0.75, 1.42, 0.72], [-0.95, 1.42, 0.94], 0.05, { tone: 0.9 });
}

/** Rails, the bed with its forme, and the tympan raised with a fresh sheet. */
function bed(model: Model): void {
  for (const x of [-0.34, 0.34]) model.box([x, 0.82, 0.72], [0.07, 0.07, 2.7], { tone: 0.8 });
  for (const x of [-0.34, 0.34]) model.plank([x, 0, 1.95], [x, 0.85, 1.85], 0.08, 0.08, IRON);
  model.box([0, 0.89, 1.15], [0.95, 0.06, 0.95], { tone: 0.95 });
  model.box([0, BED, 1.15], [0.66, 0.05, 0.75], {
    tone: 0.9,
    paint: ({ x, z, ny }, mark) => {
      if (ny > 0.5 && Math.abs(x) < 0.28 && Math.abs(z) < 0.32 && stripe(z / 0.045, 2)) mark.ink = 0.9;
    },
  });
  const tympan = model.at([0, BED, 1.66], { tilt: 24 });
  tympan.box([0, 0, 0], [0.9, 0.95, 0.04], { tone: 1 });
  tympan.box([0, 0.13, -0.03], [0.56, 0.7, 0.02], { ink: 0 });
  tympan.box([0, 0.13, 0.03], [0.56, 0.7, 0.02], { tone: 1 });
  model.cylinder([0.5, 0.75, 0.4], 0.24, 0.05, { tone: 0.8 }, 'x');
  for (let spoke = 0; spoke < 4; spoke++) {
    const angle = radians(spoke * 90 + 25);
    model.rod(
      [0.58, 0.75, 0.4],
      [0.58, 0.75 + Math.cos(angle) * 0.3, 0.4 + Math.sin(angle) * 0.3],
      0.02,
      INK,
    );
  }
}

function dryingLine(model: Model): void {
  model.rod([-6, 2.55, 0], [6, 2.55, 0], 0.012, { ...INK, castsShadow: false });
  for (let sheet = -3; sheet <= 3; sheet++) {
    model.box(
      [sheet * 0.82, 1.85, 0],
      [0.54, 0.7, 0.012],
      { tone: 1, paint: printed },
      { turn: (sheet * 37) % 9 },
    );
  }
}

export const scene: Scene = {
  subject: 'A hand printing press and its printer',
  camera: perspective({ eye: [5.7, 2.15, 3.5], target: [-0.2, 1.2, 0.45], fieldOfView: 33 }),
  light: { from: [0.7, 1, 0.5], ambient: 0.48, exposure: 1.22, corners: 0.45, shadow: 0.5 },
  draw(model) {
    ground(model, { tone: 1.06, paint: tiles({ across: 200, along: 0.45 }) });
    meridian(model, 1.6, 0.06);
    model.box([-2.8, 0, 0], [0.2, 12, 60], { tone: 1.06 });
    frame(model);
    bed(model);
    dryingLine(model.at([-2.3, 0, -0.3], { turn: 90 }));
    person(model, [-1.35, 0, 0.75], {
      turn: 100,
      clothes: { tone: 0.5 },
      leftArm: { elbow: [0.3, 1.2, 0.18], hand: [0.1, 1.4, 0.45] },
      rightArm: { elbow: [0.3, 1.1, 0.2], hand: [0.18, 1.36, 0.45] },
    });
    model.box([0.3, 0, -1.6], [0.85, 0.72, 0.65], { tone: 0.95 });
    for (let sheet = 0; sheet < 9; sheet++)
      model.box(
        [0.3, 0.72 + sheet * 0.014, -1.6],
        [0.56, 0.012, 0.42],
        { tone: 1 },
        { turn: (sheet * 7) % 5 },
      );
  },
};
