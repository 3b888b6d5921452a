import { ground, meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, mix } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';
import type { Vector } from '../kit/vector.ts';

/** Each cord: the plug's place on the shelf, and the column and height of its jack. */
const CORDS = [
  [-1.25, -1.5, 2.1],
  [-0.85, -0.3, 2.45],
  [-0.45, -1.1, 1.75],
  [0.35, 1.1, 2.3],
  [0.75, 0.2, 1.95],
  [1.15, 1.5, 1.6],
] as const;

function board(model: Model): void {
  model.box([0, 1.15, -0.5], [4, 1.75, 0.4], {
    tone: 1,
    paint: ({ x, y, nz }, mark) => {
      if (nz < 0.5 || Math.abs(x) > 1.86 || y < 0.12 || y > 1.62) return;
      mark.part = 1 + (Math.floor((x + 9) / 0.62) % 2);
      const across = (fraction(x / 0.155) - 0.5) * 0.155;
      const up = (fraction(y / 0.15) - 0.5) * 0.15;
      const radius = Math.hypot(across, up);
      const isLamp = (Math.floor(x / 0.155) * 5 + Math.floor(y / 0.15) * 3 + 300) % 17 === 0;
      if (radius < 0.045) {
        mark.part = 4;
        if (isLamp) mark.accent = 1;
        else mark.ink = 0.95;
      }
    },
  });
  model.box([0, 2.9, -0.5], [4.3, 0.14, 0.6], { tone: 0.7 });
  for (const x of [-2.08, 2.08]) model.box([x, 0, -0.4], [0.18, 2.95, 0.7], { tone: 0.8 });
  model.box([0, 0, -0.5], [4, 1.15, 0.4], {
    tone: 0.75,
    paint: ({ x }, mark) => {
      mark.part = x > 0 ? 1 : 2;
    },
  });
  model.box([0, 0.95, 0.05], [4.1, 0.09, 0.95], { tone: 1.02 });
}

/** A cord hangs slack between its plug on the shelf and its jack. */
function cord(model: Model, plug: number, jack: number, height: number): void {
  const points: Vector[] = [];
  for (let step = 0; step <= 12; step++) {
    const share = step / 12;
    const sag = Math.sin(share * Math.PI) * 0.5;
    points.push([mix(plug, jack, share), mix(1.06, height, share) - sag * 0.5, mix(0.2, -0.2, share) + sag]);
  }
  model.tube(points, 0.028, ACCENT);
  model.cylinder([plug, 1.04, 0.2], 0.045, 0.12, INK);
  model.cylinder([jack, height, -0.22], 0.05, 0.2, INK, 'z');
}

function operator(model: Model): void {
  model.cylinder([0, 0, 0], 0.3, 0.05, INK);
  model.cylinder([0, 0, 0], 0.04, 0.6, INK);
  model.cylinder([0, 0.58, 0], 0.26, 0.09, { tone: 0.6 });
  model.box([0, 0.85, 0.28], [0.4, 0.3, 0.05], { tone: 0.6 });
  model.rod([0, 0.6, 0.2], [0, 0.9, 0.28], 0.02, INK);
  const own = person(model, [0, -0.1, 0.02], {
    turn: 180,
    pose: 'sitting',
    hair: 'long',
    clothes: { tone: 0.62 },
    rightArm: { elbow: [0.32, 1.28, 0.3], hand: [0.36, 1.62, 0.62] },
    leftArm: { elbow: [0.32, 1.1, 0.2], hand: [0.26, 1.13, 0.5] },
  });
  own.ring([0, 1.66, 0.02], 0.135, 0.017, INK, { tilt: 90 });
  for (const side of [-1, 1]) own.cylinder([side * 0.125, 1.62, 0.02], 0.045, 0.05, INK, 'x');
}

export const scene: Scene = {
  subject: 'A telephone operator at her switchboard',
  camera: perspective({ eye: [-2.9, 2.6, 5.6], target: [-0.1, 1.38, 0], fieldOfView: 37 }),
  light: { from: [-0.6, 1, 0.9], ambient: 0.5, exposure: 1.2, corners: 0.7, shadow: 0.5 },
  draw(model) {
    ground(model, { tone: 1.06, paint: tiles({ across: 0.7 }) });
    meridian(model, 2.6, 0.08);
    model.box([0, 0, -1.2], [30, 9, 0.2], { tone: 1.05 });
    board(model);
    for (const [plug, jack, height] of CORDS) cord(model, plug, jack, height);
    for (let plug = -1.7; plug <= 1.75; plug += 0.2) {
      model.cylinder([plug, 1.04, 0.02], 0.035, 0.1, { tone: 0.4 });
      model.box([plug, 1.04, 0.36], [0.05, 0.05, 0.1], { tone: 0.6 });
    }
    operator(model.at([0.1, 0, 1.02]));
  },
};
