import { train } from '../builders/locomotive.ts';
import { person } from '../builders/person.ts';
import { poplar } from '../builders/tree.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { radians, smoothstep, stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

/** Where a track runs: straight in the distance, joining the middle one towards the viewer. */
type Course = (z: number) => number;

const middle: Course = () => 0;
const left: Course = (z) => -7 * (1 - smoothstep(-16, 9, z));
const right: Course = (z) => 7 * (1 - smoothstep(-10, 13, z));

const heading = (course: Course, z: number): number =>
  (Math.atan2(course(z + 0.3) - course(z - 0.3), 0.6) * 180) / Math.PI;

function track(model: Model, course: Course, start: number, end: number): void {
  const group = model.newGroup();
  for (let z = start; z < end; z += 1) {
    const turn = heading(course, z);
    // Far sleepers would close up into a black band.
    if (z > -34) model.box([course(z), 0, z], [2.5, 0.08, 0.34], { tone: 0.62 }, { turn });
    for (const side of [-0.72, 0.72]) {
      const ahead = radians(heading(course, z + 1));
      const here = radians(turn);
      model.plank(
        [course(z) + Math.cos(here) * side, 0.15, z - Math.sin(here) * side],
        [course(z + 1) + Math.cos(ahead) * side, 0.15, z + 1 - Math.sin(ahead) * side],
        z > -34 ? 0.12 : 0.2,
        0.14,
        { tone: 0.2, ink: 0.9, group },
      );
    }
  }
}

/** The signaller's cabin: brick below, glass above, a stair and a figure at the window. */
function signalBox(model: Model): void {
  model.box([0, 0, 0], [4.2, 3, 3], {
    paint: ({ x, y, z, nx }, mark) => {
      const row = Math.floor(y / 0.3);
      mark.part = 1 + ((stripe((Math.abs(nx) > 0.5 ? z : x) / 0.6 + (row % 2) * 0.5, 2) + row) % 2);
    },
  });
  model.box([0, 3, 0], [4.7, 0.2, 3.5]);
  model.box([0, 3.2, 0], [4.3, 1.7, 3.1], {
    paint: ({ x, y, z, nx, ny }, mark) => {
      if (Math.abs(ny) > 0.5) return;
      const across = Math.abs(nx) > 0.5 ? z : x;
      const toBar = Math.abs(((across / 0.72 + 100.5) % 1) - 0.5);
      if (y > 0.5 && y < 1.55 && toBar < 0.43 && Math.abs(toBar) > 0.02) {
        mark.part = 1;
        mark.ink = 0.8;
      }
    },
  });
  model.gable([0, 4.9, 0], [5.2, 1.5, 4], ACCENT);
  model.box([1.3, 5.6, 0], [0.4, 1.2, 0.4]);
  for (let step = 0; step < 10; step++)
    model.box([2.55 + step * 0.26, 2.9 - step * 0.3, 1.2], [0.3, 0.08, 0.8]);
  model.plank([2.4, 3.9, 1.62], [5.2, 0.9, 1.62], 0.06, 0.06, INK);
}

/** A post with an arm: level for stop, raised for go. */
function semaphore(model: Model, isClear: boolean): void {
  model.box([0, 0, 0], [0.22, 6, 0.22]);
  model.spire([0, 6, 0], [0.32, 0.6, 0.32], INK);
  const arm = model.at([0, 5.4, 0.16], { roll: isClear ? 45 : 0 });
  arm.box([0.85, -0.2, 0], [1.7, 0.4, 0.06], {
    accent: 1,
    paint: ({ x }, mark) => {
      if (x > 0.4 && x < 0.6) {
        mark.accent = 0;
        mark.ink = 0;
      }
    },
  });
  arm.cylinder([-0.2, 0, 0], 0.2, 0.08, INK, 'z');
}

function onTrack(model: Model, course: Course, z: number): Model {
  return model.at([course(z), 0.14, z], { turn: heading(course, z - 3) });
}

export const scene: Scene = {
  subject: 'Three trains on tracks that converge in front of a signal box',
  camera: perspective({ eye: [1.6, 8.4, 23.5], target: [-0.4, 2.5, -3], fieldOfView: 40 }),
  light: { from: [0.6, 1, 0.7], ambient: 0.44, corners: 1.4 },
  inking: { pitch: 4.8 },
  sky: (_u, v) => ({ dark: v < 0.2 ? 0.24 - v * 1.1 : 0 }),
  draw(model) {
    model.box([0, -0.3, 0], [400, 0.3, 400], { tone: 1.05 });
    track(model, middle, -150, 20);
    track(model, left, -150, 9);
    track(model, right, -150, 13);
    train(onTrack(model, left, -6.5), 'light', 3);
    train(onTrack(model, middle, -14), 'dark', 3);
    train(onTrack(model, right, -1.5), 'accent', 4);
    signalBox(model.at([-8.2, 0, 1], { turn: 22 }));
    semaphore(model.at([4.4, 0, 6.4]), true);
    semaphore(model.at([-3.3, 0, -9.5]), false);
    person(model, [-4.6, 0, 6.4], { turn: 30, scale: 1.05, clothes: { tone: 0.5 } });
    for (const [x, z, height] of [
      [-17, -14, 6],
      [-19, -10, 7],
      [17, -20, 7],
      [20, -16, 6],
      [14, -34, 6],
    ] as const)
      poplar(model, x, z, height);
  },
};
