import { person } from '../builders/person.ts';
import { tree } from '../builders/tree.ts';
import { parallel } from '../kit/camera.ts';
import { ACCENT, INK, type Paint } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, randomFrom } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const HALF = 4;
const WALL = 2.9;

/** Blocks of stone, drawn only here and there. */
const stones: Paint = ({ x, y, z, nx, ny }, mark) => {
  if (Math.abs(ny) > 0.5) return;
  const row = Math.floor(y / 0.36);
  const block = Math.floor((Math.abs(nx) > 0.5 ? z : x) / 0.75 + (row % 2) * 0.5) + 40;
  mark.part = (block * 7 + row * 13) % 6 === 0 ? 1 + ((block + row) % 2) : 0;
};

/** A stretch of wall along x with battlements and arrow slits. */
function wall(model: Model, length: number): void {
  model.box([0, -0.6, 0], [length, WALL + 0.6, 0.9], {
    paint: (spot, mark) => {
      stones(spot, mark);
      const slit = Math.abs(fraction(spot.x / 1.5) - 0.5) < 0.05;
      if (Math.abs(spot.nz) > 0.5 && slit && spot.y > 1.7 && spot.y < 2.3) mark.ink = 1;
    },
  });
  const teeth = Math.floor(length / 0.62);
  for (let tooth = 0; tooth < teeth; tooth++)
    model.box([(tooth + 0.5 - teeth / 2) * 0.62, WALL, 0.3], [0.36, 0.42, 0.3]);
}

/** A round tower under a cone, with a pennant. */
function tower(model: Model, height: number, radius: number): void {
  model.cylinder([0, -0.6, 0], radius, height + 0.6, {
    hatch: ({ y }) => y,
    paint: ({ x, y, z, ny }, mark) => {
      const around = (Math.atan2(z, x) / (Math.PI * 2)) * 6;
      const isSlit = Math.abs(fraction(around) - 0.5) < 0.045 && fraction(y / 1.7 + 0.2) < 0.3 && y > 1;
      if (Math.abs(ny) < 0.5 && isSlit) mark.ink = 1;
    },
  });
  model.cylinder([0, height, 0], radius + 0.16, 0.5, {
    paint: ({ x, z }, mark) => {
      mark.part = 1 + (Math.floor((Math.atan2(z, x) / (Math.PI * 2)) * 24 + 48) % 2);
    },
  });
  model.turned(
    [0, height + 0.5, 0],
    [
      [radius + 0.3, 0],
      [0.04, radius * 2.1],
    ],
    { accent: 1, hatch: ({ y }) => y },
  );
  const top = height + 0.5 + radius * 2.1;
  model.cylinder([0, top - 0.1, 0], 0.03, 0.9, INK);
  model.slab(
    [0.38, top + 0.6, 0],
    [
      [-0.36, 0.18],
      [0.4, 0],
      [-0.36, -0.18],
    ],
    0.03,
    { tone: 1 },
  );
}

/** Two square towers with a gate between them, its portcullis half up. */
function gatehouse(model: Model): void {
  for (const x of [-1.25, 1.25]) {
    model.box([x, -0.6, 0], [1.3, 4.8, 1.9], { paint: stones });
    for (const dx of [-0.48, 0, 0.48])
      for (const dz of [-0.78, 0.78]) model.box([x + dx, 4.2, dz], [0.3, 0.4, 0.3]);
    model.box([x, 2.6, 0.96], [0.16, 0.7, 0.04], INK);
  }
  model.box([0, 2.3, 0], [1.3, 1.5, 1.4], { paint: stones });
  model.box([0, -0.6, -0.3], [1.3, 2.9, 0.8], INK);
  for (let bar = -2; bar <= 2; bar++) model.box([bar * 0.25, 1.15, 0.4], [0.06, 1.2, 0.06], { ink: 0 });
  for (const y of [1.45, 1.85]) model.box([0, y, 0.4], [1.3, 0.06, 0.06], { ink: 0 });
}

/** Planks across the moat, chains up to the gatehouse. */
function drawbridge(model: Model): void {
  model.box([0, -0.02, 2.35], [1.5, 0.12, 3.4], {
    tone: 0.95,
    paint: ({ x, z, ny }, mark) => {
      if (ny < 0.5) return;
      mark.part = 1 + (Math.floor(z / 0.29 + 40) % 2);
      if (Math.abs(x) < 0.07) mark.accent = 1;
    },
  });
  for (const x of [-0.66, 0.66]) model.rod([x, 0.1, 3.7], [x, 2.4, 0.9], 0.04, INK);
}

function keep(model: Model): void {
  model.box([0, 0, 0], [3, 5.4, 3], {
    paint: (spot, mark) => {
      stones(spot, mark);
      const across = Math.abs(spot.nx) > 0.5 ? spot.z : spot.x;
      const isWindow =
        Math.abs(Math.abs(across) - 0.75) < 0.16 &&
        fraction(spot.y / 1.7) > 0.5 &&
        fraction(spot.y / 1.7) < 0.86;
      if (Math.abs(spot.ny) < 0.5 && isWindow && spot.y > 2) {
        mark.part = 5;
        mark.ink = 1;
      }
    },
  });
  model.box([0, 5.4, 0], [3.3, 0.3, 3.3]);
  for (let tooth = -3; tooth <= 3; tooth++)
    for (const side of [-1.5, 1.5]) {
      model.box([tooth * 0.5, 5.7, side], [0.28, 0.4, 0.28]);
      if (Math.abs(tooth) < 3) model.box([side, 5.7, tooth * 0.5], [0.28, 0.4, 0.28]);
    }
  model.cylinder([0, 5.7, 0], 0.04, 2.2, INK);
  model.slab(
    [0.55, 7.5, 0],
    [
      [-0.55, 0.36],
      [0.55, 0.36],
      [0.3, 0],
      [0.55, -0.36],
      [-0.55, -0.36],
    ],
    0.03,
    ACCENT,
  );
}

/** The bank with a square moat cut into it. */
function grounds(model: Model): void {
  const bank = { tone: 1.04 };
  model.box([0, -1.2, 8.6], [19, 1.2, 3.6], bank);
  model.box([0, -1.2, -8.6], [19, 1.2, 3.6], bank);
  for (const x of [-8.15, 8.15]) model.box([x, -1.2, 0], [2.7, 1.2, 13.6], bank);
  model.box([0, -1.2, 0], [13.6, 0.7, 13.6], {
    tone: 0.86,
    accent: 0.34,
    paint: ({ x, z }, mark) => {
      const wave = z * 1.5 + Math.sin(x * 2.1 + z) * 0.22;
      mark.part = fraction(wave) < 0.16 ? 1 : 0;
      if (mark.part) mark.ink = 0.8;
    },
  });
  model.box([0, -1, 0], [HALF * 2 + 0.6, 1, HALF * 2 + 0.6], { tone: 1.02 });
  model.box([0, 0, 8.6], [0.14, 0.02, 3.6], { accent: 1, ink: 0 });
}

export const scene: Scene = {
  subject: 'A moated castle with its drawbridge down',
  camera: parallel({ eye: [8.5, 13, 22], target: [-0.4, 1.9, 0.3], span: 18.8 }),
  light: { from: [-0.6, 1, 0.5], exposure: 1.18, corners: 1.2 },
  inking: { pitch: 4.2 },
  draw(model) {
    grounds(model);
    for (const [turn, length] of [
      [0, HALF * 2],
      [90, HALF * 2],
      [180, HALF * 2],
      [270, HALF * 2],
    ] as const)
      wall(model.at([0, 0, 0], { turn }).at([0, 0, HALF]), length);
    for (const x of [-HALF, HALF]) for (const z of [-HALF, HALF]) tower(model.at([x, 0, z]), 4.2, 1.05);
    gatehouse(model.at([0, 0, HALF + 0.3]));
    drawbridge(model.at([0, 0, HALF + 0.3]));
    keep(model.at([-0.6, 0, -1.6]));
    person(model, [0.3, 0.12, 7], { turn: 180, scale: 0.62, pose: 'walking', clothes: { tone: 0.4 } });
    const random = randomFrom(4);
    for (let count = 0; count < 16; count++) {
      const x = (random() - 0.5) * 17.6;
      const z = random() > 0.6 ? 7.6 + random() * 2.4 : -7.4 - random() * 2.4;
      if (Math.abs(x) > 1.4) tree(model, x, z, 0.34 + random() * 0.2, 0.3);
    }
  },
};
