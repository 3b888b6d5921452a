import { ground, meridian } from '../builders/floor.ts';
import { ARMS_FORWARD, person } from '../builders/person.ts';
import { wheel } from '../builders/wheel.ts';
import { windows } from '../builders/windows.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Paint } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';
import type { Point } from '../kit/solids/outlines.ts';

const CAB: Point[] = [
  [1.3, 0.5],
  [3.25, 0.5],
  [3.3, 1.15],
  [2.55, 1.4],
  [1.95, 2.2],
  [1.3, 2.3],
];

const isBetween = (value: number, low: number, high: number): boolean => value > low && value < high;

const cab: Paint = ({ x, y, nx, ny, nz }, mark) => {
  if (Math.abs(nz) > 0.7) {
    if (isBetween(x, 1.4, 2.35) && isBetween(y, 1.38, 2.05) && x < 2.62 - (y - 1.3) * 0.72) {
      mark.ink = 0.9;
      mark.part = 2;
    } else mark.part = isBetween(x, 1.36, 2.44) ? 3 : 1;
    if (isBetween(y, 0.95, 1.15)) mark.accent = 1;
  } else if (isBetween(y, 1.47, 2.14) && ny > 0.2 && nx > 0.2) {
    mark.ink = 0.9;
    mark.part = 2;
  }
};

const cross = (x: number, y: number): boolean =>
  (Math.abs(x) < 0.13 && Math.abs(y) < 0.42) || (Math.abs(y) < 0.13 && Math.abs(x) < 0.42);

const flank: Paint = ({ x, y, nx, nz }, mark) => {
  if (Math.abs(nz) > 0.7) {
    if (isBetween(y, 0.45, 0.65)) mark.accent = 1;
    if (cross(x + 0.1, y - 1.3)) {
      mark.accent = 1;
      mark.part = 5;
    }
    if (isBetween(x, 0.9, 1.5) && isBetween(y, 1.2, 1.75)) mark.ink = 0.9;
  }
  if (nx < -0.7) mark.part = 6;
};

function stretcher(model: Model): void {
  model.box([0, 0.72, 0], [1.9, 0.1, 0.6], { tone: 0.6 });
  model.box([0, 0.82, 0], [1.9, 0.1, 0.56], { ink: 0 });
  model.box([-0.7, 0.92, 0], [0.4, 0.1, 0.46], { tone: 1 });
  model.box([0.3, 0.92, 0], [1.25, 0.05, 0.58], ACCENT);
  for (const z of [-0.24, 0.24]) {
    model.rod([-0.8, 0.1, z], [0.6, 0.72, z], 0.025, INK);
    model.rod([0.8, 0.1, z], [-0.6, 0.72, z], 0.025, INK);
    for (const x of [-0.8, 0.8]) model.cylinder([x, 0.1, z], 0.1, 0.06, INK, 'z');
  }
}

function vehicle(model: Model): void {
  model.box([-0.6, 0.5, 0], [3.9, 2.25, 2.1], { tone: 0.97, paint: flank });
  model.slab([0, 0, 0], CAB, 1.95, { tone: 1, paint: cab });
  model.box([2.9, 0.4, 0], [0.9, 0.25, 2], { tone: 0.5 });
  for (const z of [-0.7, 0.7]) model.cylinder([3.3, 0.95, z], 0.14, 0.08, { tone: 1 }, 'x');
  for (const z of [-0.55, 0.55]) model.box([1.05, 2.75, z], [0.4, 0.18, 0.6], ACCENT);
  model.box([-2.3, 2.75, 0], [0.25, 0.16, 1.4], ACCENT);
  for (const x of [-1.6, 2.35]) for (const z of [-0.9, 0.9]) wheel(model, x, z, 0.46, 0.3);
  model.box([-2.6, 0.42, 0], [0.3, 0.12, 1.9], { tone: 0.4 });
  for (const z of [-1, 1]) model.box([-3.02, 0.6, z * 1.05], [1, 2, 0.06], { tone: 0.95 }, { turn: z * 8 });
}

export const scene: Scene = {
  subject: 'An ambulance and its crew with a stretcher',
  camera: perspective({ eye: [4.8, 2.9, 12.4], target: [-0.6, 1.35, 0], fieldOfView: 32 }),
  light: { from: [0.35, 1, 0.75], ambient: 0.45, exposure: 1.2, corners: 1, shadow: 0.55 },
  draw(model) {
    ground(model);
    meridian(model, 2.9, 0.14, true);
    model.box([0, 0, -3], [200, 0.16, 1.2], { tone: 0.9 });
    model.box([-2.5, 0, -13], [19, 6.6, 5], {
      tone: 1,
      paint: windows({ across: 1.5, storey: 2.1, glass: 0.45, foot: 0.2, ink: 0.5 }),
    });
    vehicle(model.at([0.6, 0, 0]));
    stretcher(model.at([-3.4, 0, 1.3], { turn: 6 }));
    person(model, [-4.75, 0, 1.45], {
      turn: 85,
      clothes: { tone: 0.4 },
      leftArm: ARMS_FORWARD,
      rightArm: ARMS_FORWARD,
    });
    person(model, [-3.3, 0, 2.1], { turn: 150, clothes: { tone: 0.8 }, hair: 'long', skin: 0.65 });
  },
};
