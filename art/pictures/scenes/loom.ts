import { ground, meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material, type Paint } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const WIDTH = 1.5;
const CLOTH = 0.86;
const FRONT = 0.8;
const BACK = -1.05;
const REED = 0.22;
const WOOD: Material = { tone: 0.95 };

/** Lozenges in the second ink, as woven. */
const pattern: Paint = ({ x, y, z, nz, ny }, mark) => {
  const along = Math.abs(ny) > 0.5 || Math.abs(nz) < 0.5 ? z : y;
  const u = Math.abs(stripe(x * 100, 25) / 12.5 - 1);
  const v = Math.abs(stripe(along * 100, 25) / 12.5 - 1);
  mark.accent = u + v < 0.78 ? 1 : 0;
  mark.ink = 0;
};

function frame(model: Model): void {
  for (const side of [-1, 1]) {
    const x = side * (WIDTH / 2 + 0.12);
    for (const z of [FRONT - 0.05, -0.1, BACK + 0.05])
      model.box([x, 0, z], [0.11, z === -0.1 ? 1.85 : 1.05, 0.13], WOOD);
    for (const y of [0.18, 0.76])
      model.box([x, y, (FRONT + BACK) / 2], [0.09, 0.12, FRONT - BACK + 0.1], WOOD);
    model.plank([x, 1.8, -0.1], [x, 1.8, 0.4], 0.09, 0.1, WOOD);
  }
  model.box([0, 1.76, -0.1], [WIDTH + 0.46, 0.12, 0.14], WOOD);
  model.box([0, 1.76, 0.36], [WIDTH + 0.34, 0.09, 0.1], WOOD);
  model.cylinder([0, CLOTH - 0.06, FRONT], 0.06, WIDTH + 0.3, WOOD, 'x');
  model.cylinder([0, CLOTH - 0.06, BACK], 0.06, WIDTH + 0.3, WOOD, 'x');
  model.cylinder([0, 0.42, BACK], 0.17, WIDTH, { tone: 0.6 }, 'x');
  model.cylinder([0, 0.42, FRONT - 0.12], 0.13, WIDTH, { tone: 1, paint: pattern }, 'x');
}

function threads(model: Model): void {
  const group = model.newGroup();
  for (let thread = 0; thread < 46; thread++) {
    const x = -WIDTH / 2 + 0.05 + (thread / 45) * (WIDTH - 0.1);
    const lift = thread % 2 ? 0.05 : -0.04;
    const material: Material = { tone: 0.3, group, castsShadow: false };
    model.rod([x, CLOTH, BACK], [x, CLOTH + lift, -0.2], 0.005, material);
    model.rod([x, CLOTH + lift, -0.2], [x, CLOTH, REED], 0.005, material);
  }
}

/** The shafts that lift the warp, and the swinging reed. */
function shafts(model: Model): void {
  for (let shaft = 0; shaft < 4; shaft++) {
    const z = -0.34 + shaft * 0.09;
    const y = CLOTH - 0.22 + (shaft % 2 ? 0.06 : 0);
    model.box([0, y, z], [WIDTH, 0.045, 0.03], WOOD);
    model.box([0, y + 0.46, z], [WIDTH, 0.045, 0.03], WOOD);
    for (const x of [-0.5, 0.5]) model.rod([x, y + 0.5, z], [x, 1.76, -0.12], 0.008, INK);
  }
  for (const x of [-WIDTH / 2, WIDTH / 2])
    model.plank([x, CLOTH - 0.1, REED], [x, 1.76, 0.36], 0.05, 0.04, WOOD);
  model.box([0, CLOTH - 0.12, REED], [WIDTH + 0.08, 0.1, 0.07], WOOD);
  model.box([0, CLOTH + 0.14, REED], [WIDTH + 0.08, 0.07, 0.07], WOOD);
  for (let dent = 0; dent < 36; dent++)
    model.box([-WIDTH / 2 + 0.05 + dent * 0.04, CLOTH - 0.02, REED], [0.01, 0.16, 0.02], INK);
}

export const scene: Scene = {
  subject: 'A weaver at a hand loom',
  camera: perspective({ eye: [-3.6, 2.75, 4.4], target: [0, 0.88, 0.15], fieldOfView: 30 }),
  light: { from: [-0.6, 1, 0.6], ambient: 0.48, exposure: 1.22, corners: 0.35, cornerInk: 0.2, shadow: 0.5 },
  draw(model) {
    ground(model, { tone: 1.06, paint: tiles({ across: 200, along: 0.42 }) });
    meridian(model, -1.9, 0.06);
    model.box([0, 0, -2.6], [60, 12, 0.2], { tone: 1.06 });
    model.box([3.6, 0, 0], [0.2, 12, 60], { tone: 1.06 });
    frame(model);
    model.box([0, CLOTH - 0.005, (FRONT + REED) / 2], [WIDTH - 0.08, 0.015, FRONT - REED], {
      tone: 1,
      paint: pattern,
    });
    model.box([0, 0.45, FRONT + 0.06], [WIDTH - 0.08, CLOTH - 0.48, 0.015], { tone: 1, paint: pattern });
    threads(model);
    shafts(model);
    model.box([0.15, 0.42, 1.42], [1.2, 0.07, 0.34], WOOD);
    for (const x of [-0.35, 0.65]) model.box([x, 0, 1.42], [0.08, 0.42, 0.3], WOOD);
    person(model, [0.25, -0.26, 1.4], {
      turn: 180,
      pose: 'sitting',
      hair: 'long',
      clothes: { tone: 0.55 },
      leftArm: { elbow: [0.32, 1.12, 0.2], hand: [0.3, 1.18, 0.58] },
      rightArm: { elbow: [0.32, 1.12, 0.2], hand: [0.24, 1.2, 0.62] },
    });
    model.ellipsoid([-0.3, CLOTH + 0.05, 0.55], [0.17, 0.03, 0.04], ACCENT);
    model.turned(
      [-1.35, 0, 0.35],
      [
        [0.2, 0],
        [0.26, 0.28],
      ],
      { tone: 0.7, hatch: ({ y }) => y },
    );
    for (const [x, z] of [
      [-1.42, 0.3],
      [-1.25, 0.35],
      [-1.36, 0.47],
    ] as const)
      model.sphere([x, 0.3, z], 0.1, { tone: 1 });
  },
};
