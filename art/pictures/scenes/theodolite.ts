import { ground, meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { poplar, tree } from '../builders/tree.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, BARE, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, radians } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const BRASS: Material = { tone: 0.9, hatch: ({ y }) => y };
const HEAD = 1.34;

function tripod(model: Model): void {
  for (const degrees of [25, 145, 265]) {
    const [x, z] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
    for (const side of [-0.05, 0.05])
      model.rod(
        [x * 0.14 - z * side * 1.6, HEAD - 0.02, z * 0.14 + x * side * 1.6],
        [x * 0.5 - z * side * 0.5, 0.42, z * 0.5 + x * side * 0.5],
        0.02,
        { tone: 0.75 },
      );
    model.rod([x * 0.42, 0.56, z * 0.42], [x * 0.66, 0, z * 0.66], 0.026, { tone: 0.4 });
    model.box([x * 0.48, 0.42, z * 0.48], [0.16, 0.09, 0.1], INK, { turn: -degrees + 90 });
  }
  model.cylinder([0, HEAD - 0.06, 0], 0.21, 0.07, { tone: 0.5 });
  model.rod([0, HEAD - 0.1, 0], [0, 0.5, 0], 0.008, INK);
  model.turned(
    [0, 0.36, 0],
    [
      [0.002, 0],
      [0.05, 0.12],
      [0.03, 0.17],
    ],
    INK,
  );
}

/** The instrument: two circles with marks, a telescope between two standards. */
function instrument(model: Model): void {
  model.cylinder([0, 0, 0], 0.15, 0.05, { tone: 0.5 });
  for (const degrees of [0, 120, 240])
    model.cylinder(
      [Math.cos(radians(degrees)) * 0.15, 0.02, Math.sin(radians(degrees)) * 0.15],
      0.035,
      0.09,
      INK,
    );
  model.cylinder([0, 0.1, 0], 0.23, 0.06, {
    tone: 1,
    paint: ({ x, z, ny }, mark) => {
      if (Math.abs(ny) < 0.5 && fraction((Math.atan2(x, z) / (Math.PI * 2)) * 60) < 0.3) mark.ink = 0.92;
    },
  });
  model.cylinder([0, 0.16, 0], 0.17, 0.05, BRASS);
  for (const x of [-0.13, 0.13])
    model.slab(
      [x, 0.21, 0],
      [
        [-0.1, 0],
        [0.1, 0],
        [0.035, 0.34],
        [-0.035, 0.34],
      ],
      0.035,
      { tone: 0.95 },
      { turn: 90 },
    );
  model.cylinder([0, 0.5, 0], 0.03, 0.34, INK, 'x');
  model.cylinder(
    [0.19, 0.5, 0],
    0.16,
    0.03,
    {
      tone: 1,
      paint: ({ x, z, ny }, mark) => {
        if (Math.abs(ny) < 0.5) return;
        const reach = Math.hypot(x, z);
        if (reach > 0.12 && fraction((Math.atan2(x, z) / (Math.PI * 2)) * 36) < 0.3) mark.ink = 0.92;
        if (reach < 0.035) mark.ink = 0.92;
      },
    },
    'x',
  );
  const scope = model.at([0, 0.5, 0], { tilt: 90 });
  scope.turned(
    [0, -0.34, 0],
    [
      [0.045, 0],
      [0.045, 0.12],
      [0.06, 0.12],
      [0.06, 0.3],
      [0.085, 0.36],
      [0.085, 0.7],
      [0.1, 0.7],
      [0.1, 0.78],
    ],
    ACCENT,
  );
}

/** A levelling staff: black and white fields, held upright. */
function staff(model: Model): void {
  model.box([0, 0, 0], [0.26, 3.4, 0.06], {
    tone: 1,
    paint: ({ x, y, nz }, mark) => {
      if (nz < 0.5) return;
      const field = Math.floor(y / 0.2);
      mark.part = 1 + (field % 2);
      mark.ink = (field % 2 ? x > -0.02 : x < 0.02) && fraction(y / 0.2) < 0.6 ? 0.95 : 0;
    },
  });
}

export const scene: Scene = {
  subject: 'A surveyor at a theodolite on its tripod, sighting a staff across a field',
  camera: perspective({ eye: [2.5, 1.7, 4], target: [0.36, 1.1, -0.9], fieldOfView: 33 }),
  light: { from: [-0.5, 1, 0.7], ambient: 0.48, exposure: 1.22, shadow: 0.5, corners: 0.4 },
  draw(model) {
    ground(model);
    meridian(model, 0, 0.06);
    tripod(model);
    instrument(model.at([0, HEAD, 0], { turn: 180 }));
    const surveyor = person(model, [-0.25, 0, 0.78], {
      turn: 188,
      clothes: { tone: 0.42 },
      leftArm: { elbow: [0.34, 1.15, 0.2], hand: [0.16, 1.4, 0.5] },
      rightArm: { elbow: [0.3, 1.08, 0.1], hand: [0.2, 0.95, 0.3] },
    });
    surveyor.box([0.2, 0.86, 0.34], [0.16, 0.22, 0.02], BARE, { tilt: -20 });
    const chainman = model.at([0.05, 0, -7.4], { turn: 25 });
    staff(chainman);
    person(chainman, [0.42, 0, -0.15], {
      turn: -20,
      clothes: { tone: 0.5 },
      leftArm: { elbow: [0.36, 1.16, 0.12], hand: [0.32, 1.3, 0.22] },
    });
    for (let x = -16; x < 2; x += 2.5) model.box([x, 0, -15], [0.12, 1, 0.12], { tone: 0.8 });
    for (const y of [0.4, 0.75]) model.box([-7.4, y, -15], [17.4, 0.07, 0.06], { tone: 0.9 });
    const hill: Material = { tone: 1, hatch: ({ y }) => y };
    model.ellipsoid([-30, -2, -90], [44, 11, 12], hill);
    model.ellipsoid([34, -2, -100], [50, 15, 12], hill);
    for (const [x, z, size] of [
      [-20, -17, 1.6],
      [-22.6, -19, 1.3],
      [-11, -30, 1.8],
    ] as const)
      tree(model, x, z, size, 1.2);
    for (const x of [-26, -28, -30]) poplar(model, x, -24, 7);
  },
};
