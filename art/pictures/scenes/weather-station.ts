import { ground, meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, BARE, INK, type Paint } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { radians, stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

/** Slats on every side. */
const louvres: Paint = ({ x, y, z, nx, ny, bounds }, mark) => {
  if (Math.abs(ny) > 0.5) return;
  const aside = Math.abs(nx) > 0.7 ? Math.abs(z) - bounds.maxZ : Math.abs(x) - bounds.maxX;
  if (aside > -0.07 || y < 0.07 || y > bounds.maxY - 0.07) {
    mark.part = 1;
    return;
  }
  const slat = stripe((y / 0.068) * 3, 3);
  mark.part = 2 + stripe(y / 0.068, 2);
  if (slat === 0) mark.ink = 0.85;
};

function screen(model: Model): void {
  for (const x of [-0.42, 0.42])
    for (const z of [-0.3, 0.3]) model.plank([x * 1.25, 0, z * 1.3], [x, 1.05, z], 0.07, 0.07, { tone: 0.9 });
  model.rod([-0.5, 0.4, 0.37], [0.46, 0.75, 0.33], 0.02, INK);
  model.box([0, 1.05, 0], [1.05, 0.82, 0.8], { tone: 1, paint: louvres });
  model.box([0, 1.9, 0], [1.24, 0.05, 0.98], { tone: 1 });
  model.gable([0, 1.95, 0], [1.3, 0.16, 1.04], { tone: 0.9 });
}

function vane(model: Model): void {
  model.cylinder([0, 0, 0], 0.06, 4.2, { tone: 0.8 });
  for (const [x, z] of [
    [-1.5, 0.7],
    [1.5, 0.7],
    [0, -1.6],
  ] as const)
    model.rod([x, 0, z], [0, 2.9, 0], 0.012, INK);
  model.cylinder([0, 3.5, 0], 0.035, 1.5, { tone: 0.6 }, 'x');
  const arrow = model.at([0.7, 3.5, 0]);
  arrow.cylinder([0, 0, 0], 0.025, 0.5, INK);
  const pointer = arrow.at([0, 0.5, 0], { turn: 24 });
  pointer.cylinder([0, 0, 0], 0.03, 1.1, ACCENT, 'x');
  pointer.slab(
    [-0.5, 0, 0],
    [
      [-0.25, 0.22],
      [0.18, 0.05],
      [0.18, -0.05],
      [-0.25, -0.22],
    ],
    0.04,
    ACCENT,
  );
  pointer.slab(
    [0.6, 0, 0],
    [
      [-0.1, 0.14],
      [0.2, 0],
      [-0.1, -0.14],
    ],
    0.04,
    ACCENT,
  );
  const cups = model.at([-0.7, 3.5, 0]);
  cups.cylinder([0, 0, 0], 0.025, 0.45, INK);
  for (const degrees of [25, 145, 265]) {
    const angle = radians(degrees);
    const [x, z] = [Math.cos(angle) * 0.42, Math.sin(angle) * 0.42];
    cups.rod([0, 0.45, 0], [x, 0.45, z], 0.02, INK);
    cups.ellipsoid([x, 0.45, z], [0.15, 0.15, 0.15], { tone: 1, hatch: ({ y }) => y });
  }
}

function fence(model: Model): void {
  for (let post = -5; post <= 5; post++) {
    model.box([post * 0.9, 0, -2.2], [0.09, 0.75, 0.09], { tone: 0.9 });
    if (post > -5)
      for (const y of [0.3, 0.58]) model.box([post * 0.9 - 0.45, y, -2.2], [0.9, 0.07, 0.04], { tone: 0.95 });
  }
}

function cloud(model: Model, x: number, y: number): void {
  const group = model.newGroup();
  for (const [dx, dy, radius] of [
    [0, 0, 1.5],
    [1.7, -0.3, 1.2],
    [-1.7, -0.4, 1.1],
    [0.8, 0.8, 1.1],
    [2.9, -0.7, 0.8],
    [-2.8, -0.8, 0.7],
  ] as const)
    model.ellipsoid([x + dx * 1.3, y + dy, -26], [radius * 1.4, radius, 1], {
      tone: 1,
      group,
      hatch: ({ y: up }) => up,
      castsShadow: false,
    });
}

export const scene: Scene = {
  subject: 'A weather station: a louvred screen, a vane and whirling cups',
  camera: perspective({ eye: [-2.7, 1.9, 8.4], target: [0.15, 2.05, 0], fieldOfView: 35.5 }),
  light: { from: [-0.5, 1, 0.75], ambient: 0.46, exposure: 1.2, corners: 0.5, shadow: 0.5 },
  draw(model) {
    ground(model);
    meridian(model, 2.1, 0.08);
    cloud(model, 14.5, 4.6);
    cloud(model, -0.5, 6.6);
    fence(model);
    screen(model.at([-1, 0, 0.4], { turn: 14, scale: 1.12 }));
    vane(model.at([1.15, 0, -0.3]));
    model.cylinder([0.02, 0, 1.7], 0.17, 0.42, { tone: 0.9 });
    model.cylinder([0.02, 0.42, 1.7], 0.2, 0.08, INK);
    const observer = person(model, [-2.3, 0, 0.9], {
      turn: 75,
      clothes: { tone: 0.45 },
      hair: 'long',
      leftArm: { elbow: [0.3, 1.08, 0.16], hand: [0.1, 1.16, 0.36] },
      rightArm: { elbow: [0.3, 1.08, 0.16], hand: [0.12, 1.2, 0.38] },
    });
    observer.box([0, 1.22, 0.42], [0.24, 0.02, 0.3], BARE, { tilt: -30 });
  },
};
