import { ground, meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';
import type { Vector } from '../kit/vector.ts';

const BORE = 0.3;
const PIPE: Material = { tone: 0.97, hatch: ({ y }) => y };

/** A ring of bolts through a joint; the joint's axis as for a cylinder. */
function flange(model: Model, centre: Vector, axis: 'x' | 'y', bore = BORE): void {
  const own = model.at(centre, axis === 'x' ? { roll: -90 } : {});
  for (const y of [-0.09, 0.02]) own.cylinder([0, y, 0], bore * 1.55, 0.08, { tone: 0.85 });
  for (let bolt = 0; bolt < 10; bolt++) {
    const angle = (bolt / 10) * Math.PI * 2;
    own.cylinder([Math.cos(angle) * bore * 1.32, -0.13, Math.sin(angle) * bore * 1.32], 0.035, 0.27, INK);
  }
}

/** A quarter turn from one direction into another around a corner. */
function bend(model: Model, corner: Vector, from: Vector, to: Vector, bore = BORE): void {
  const points: Vector[] = [];
  for (let step = 0; step <= 8; step++) {
    const share = (step / 8) * (Math.PI / 2);
    const [a, b] = [1 - Math.sin(share), 1 - Math.cos(share)];
    points.push([
      corner[0] + (from[0] * a + to[0] * b) * 0.6,
      corner[1] + (from[1] * a + to[1] * b) * 0.6,
      corner[2] + (from[2] * a + to[2] * b) * 0.6,
    ]);
  }
  model.tube(points, bore, PIPE);
}

function valve(model: Model): void {
  model.sphere([0, 0, 0], 0.52, PIPE);
  model.cylinder([0, 0.3, 0], 0.26, 0.5, PIPE);
  model.cylinder([0, 0.78, 0], 0.36, 0.1, { tone: 0.8 });
  model.cylinder([0, 0.88, 0], 0.12, 0.3, { tone: 0.6 });
  const wheel = model.at([0, 0.3, 0.62], { tilt: 78 });
  model.cylinder([0, 0.3, 0.4], 0.09, 0.6, INK, 'z');
  wheel.ring([0, 0, 0], 0.72, 0.075, ACCENT);
  for (let spoke = 0; spoke < 5; spoke++) {
    const angle = (spoke / 5) * Math.PI * 2;
    wheel.rod([0, 0, 0], [Math.cos(angle) * 0.7, 0, Math.sin(angle) * 0.7], 0.05, ACCENT);
  }
  wheel.cylinder([0, -0.08, 0], 0.16, 0.18, ACCENT);
}

function gauge(model: Model, x: number, y: number, needle: number): void {
  model.rod([x, y - 0.75, 0], [x, y - 0.3, 0], 0.05, { tone: 0.6 });
  model.cylinder([x, y, 0.02], 0.34, 0.2, { tone: 0.5 }, 'z');
  model.cylinder([x, y, 0.1], 0.28, 0.08, { ink: 0 }, 'z');
  model.rod([x, y, 0.16], [x + Math.sin(needle) * 0.22, y + Math.cos(needle) * 0.22, 0.16], 0.02, INK);
}

export const scene: Scene = {
  subject: 'Pipework with a large valve wheel and gauges',
  camera: perspective({ eye: [-2.6, 2.3, 9.4], target: [0.1, 1.75, 0], fieldOfView: 33 }),
  light: { from: [-0.5, 1, 0.8], ambient: 0.46, exposure: 1.18, corners: 0.7, shadow: 0.5 },
  draw(model) {
    ground(model, { tone: 1.06, paint: tiles({ across: 0.9 }) });
    meridian(model, 2.2, 0.1, true);
    model.box([0, 0, -1.3], [60, 14, 0.2], { tone: 1.06 });
    model.cylinder([0, 1.7, 0], BORE, 4.6, PIPE, 'x');
    for (const x of [-0.95, 0.95, -2.2, 2.2]) flange(model, [x, 1.7, 0], 'x');
    valve(model.at([0, 1.7, 0]));
    bend(model, [-2.9, 1.7, 0], [1, 0, 0], [0, 1, 0]);
    model.cylinder([-2.9, 2.3, 0], BORE, 6, PIPE);
    flange(model, [-2.9, 2.9, 0], 'y');
    bend(model, [2.9, 1.7, 0], [-1, 0, 0], [0, -1, 0]);
    model.cylinder([2.9, 0, 0], BORE, 1.1, PIPE);
    flange(model, [2.9, 0.75, 0], 'y');
    for (const y of [3.5, 4.1]) model.cylinder([0, y, -0.7], 0.2, 60, PIPE, 'x');
    model.cylinder([1.6, 1.9, -0.7], 0.16, 1.7, PIPE);
    for (const x of [-1.6, 1.6]) model.box([x, 0, 0], [0.2, 1.4, 0.4], { tone: 0.7 });
    gauge(model, -1.55, 2.78, 0.7);
    gauge(model, 1.55, 2.78, -0.6);
    person(model, [-2.6, 0, 1.5], {
      turn: 120,
      clothes: { tone: 0.5 },
      rightArm: { elbow: [0.32, 1.1, 0.15], hand: [0.1, 1.2, 0.42] },
    });
  },
};
