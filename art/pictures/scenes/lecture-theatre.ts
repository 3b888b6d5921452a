import { meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, BARE, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { radians, randomFrom } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const ROWS = 4;
const FIRST = 3.4;
const DEEP = 1.25;
const RISE = 0.62;
const ARC = 58;

/** A place on a row, counted in degrees from the middle. */
const onRow = (row: number, degrees: number, out = 0): readonly [number, number, number] => {
  const reach = FIRST + row * DEEP + out;
  return [Math.sin(radians(degrees)) * reach, row * RISE, Math.cos(radians(degrees)) * reach];
};

const WOOD: Material = { tone: 0.9, hatch: ({ y }) => y };

/** A curved tier as a ring between two radii. */
function tier(model: Model, row: number): void {
  const y = row * RISE;
  const inner = FIRST + row * DEEP - 0.35;
  const ringOf = (from: number, to: number) => (x: number, z: number) => {
    const reach = Math.hypot(x, z);
    return Math.max(from - reach, reach - to);
  };
  const solid = (from: number, to: number, low: number, high: number, material: Material): void => {
    const ring = ringOf(from, to);
    model.field(
      (x, height, z) => Math.max(ring(x, z), low - height, height - high, -z - 2.4) * 0.9,
      [-to, low, -2.4],
      [to, high, to],
      material,
    );
  };
  if (row > 0) solid(inner, inner + DEEP + 0.4, y - RISE, y, { tone: 1.02 });
  solid(inner, inner + 0.07, y, y + 0.72, WOOD);
  solid(inner - 0.06, inner + 0.34, y + 0.72, y + 0.79, { tone: 1.1 });
}

function students(model: Model): void {
  const random = randomFrom(7);
  for (let row = 0; row < ROWS; row++) {
    const places = 5 + row * 2;
    for (let place = 0; place < places; place++) {
      const degrees = ((place + 0.5) / places - 0.5) * 2 * ARC + random() * 3;
      const isFree = random() < 0.22;
      const tone = 0.3 + Math.floor(random() * 4) * 0.2;
      const hair = random() < 0.45 ? 'long' : 'short';
      if (isFree) continue;
      const [x, y, z] = onRow(row, degrees, 0.35);
      person(model, [x, y - 0.34, z], {
        pose: 'sitting',
        turn: degrees + 180,
        clothes: { tone },
        hair,
        leftArm: { elbow: [0.3, 1.02, 0.18], hand: [0.16, 1.12, 0.42] },
        rightArm: { elbow: [0.3, 1.02, 0.18], hand: [0.14, 1.12, 0.44] },
      });
    }
  }
}

/** The sun and a planet on its path, drawn in chalk. */
function blackboard(model: Model): void {
  model.box([0, 0, 0], [6.2, 2.5, 0.12], { tone: 0.6 });
  model.box([0, 0.12, 0.06], [5.96, 2.26, 0.06], {
    paint: ({ x, y, nz }, mark) => {
      if (nz < 0.5) return;
      mark.ink = 0.94;
      const [dx, dy] = [x + 0.9, (y - 1.16) * 1.7];
      const reach = Math.hypot(dx, dy);
      const isPath = Math.abs(reach - 1.55) < 0.035 || Math.abs(reach - 0.95) < 0.03;
      const isBody = Math.hypot(x + 0.9, y - 1.16) < 0.2 || Math.hypot(x - 0.32, y - 1.72) < 0.1;
      const isTangent = Math.abs(y - 1.72 + (x - 0.32) * 0.62) < 0.025 && x > -0.4 && x < 1.1;
      const line = Math.floor((y - 0.3) / 0.3);
      const isWriting =
        x > 1.35 &&
        x < 2.2 + ((line * 7) % 4) * 0.16 &&
        (y - 0.3) / 0.3 - line < 0.2 &&
        line >= 0 &&
        line < 6;
      if (isPath || isBody || isTangent || isWriting) mark.ink = 0;
    },
  });
  model.box([0, 0.02, 0.14], [6.2, 0.05, 0.16], { tone: 0.8 });
}

function demonstration(model: Model): void {
  model.box([0, 0, 0], [2.6, 0.86, 0.8], { tone: 0.95 });
  model.box([0, 0.86, 0], [2.8, 0.07, 0.95], { tone: 0.6 });
  model.cylinder([-0.55, 0.93, 0], 0.22, 0.05, INK);
  model.cylinder([-0.55, 0.95, 0], 0.03, 0.26, INK);
  model.sphere([-0.55, 1.52, 0], 0.36, ACCENT);
  model.ring([-0.55, 1.52, 0], 0.43, 0.018, INK, { tilt: 66, roll: 20 });
  model.box([0.7, 0.93, 0], [0.4, 0.02, 0.3], BARE);
}

export const scene: Scene = {
  subject: 'A lecture theatre seen from its top row: students, a blackboard and a globe',
  camera: perspective({ eye: [1.9, 5.6, 11.6], target: [0, 1.2, -1.6], fieldOfView: 36 }),
  light: { from: [-0.4, 1, 0.55], ambient: 0.5, exposure: 1.22, shadow: 0.5, corners: 0.8 },
  inking: { pitch: 4.8 },
  draw(model) {
    model.box([0, -0.2, 0], [60, 0.2, 60], { tone: 1.08 });
    meridian(model, 0, 0.1);
    model.box([0, 0, -3.2], [60, 12, 0.2], { tone: 1.08 });
    blackboard(model.at([0, 1, -3.05]));
    demonstration(model.at([-0.2, 0, -0.4]));
    person(model, [1.75, 0, -0.9], {
      turn: -10,
      clothes: { tone: 0.35 },
      rightArm: { elbow: [0.4, 1.2, 0.12], hand: [0.62, 1.42, 0.3] },
    });
    for (let row = 0; row < ROWS; row++) tier(model, row);
    students(model);
  },
};
