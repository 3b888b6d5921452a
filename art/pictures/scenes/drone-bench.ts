import { explodedDrone } from '../builders/drone.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction, stripe } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

/** The bench top, its front edge, and a sheet of paper with the meridian on it. */
function bench(model: Model): void {
  model.box([0, -0.5, 0], [19, 0.5, 8.4], {
    tone: 1.04,
    paint: ({ z, ny }, mark) => {
      if (ny > 0.5) mark.part = 1 + stripe(z / 1.4, 2);
    },
  });
  for (const x of [-8.6, 8.6]) model.box([x, -8, 0], [0.8, 7.5, 7], { tone: 0.8 });
  model.box([0, 0, 0.3], [9, 0.02, 5.8], {
    paint: ({ x, z }, mark) => {
      const toLine = Math.min(fraction(x / 1.6 + 0.5), fraction(z / 1.6 + 0.5));
      mark.part = toLine < 0.02 ? 3 : 2;
      if (Math.abs(x) < 0.05) mark.accent = 1;
    },
  });
}

/** Holes in a board, and the tools that hang from it. */
function toolWall(model: Model): void {
  model.box([0, 0, -5.4], [40, 14, 0.2], {
    ink: 0.18,
    paint: ({ x, y }, mark) => {
      if (Math.hypot(fraction(x / 0.9) - 0.5, fraction(y / 0.9) - 0.5) < 0.09) mark.ink = 1;
    },
  });
  const hung = model.at([0, 0, -5.1]);
  // Spanners.
  for (const [x, length] of [
    [-6.4, 2.6],
    [-5.5, 2.2],
    [-4.7, 1.8],
  ] as const) {
    hung.rod([x, 6.6, 0], [x, 6.6 - length, 0], 0.11);
    hung.ring([x, 6.7, 0], 0.24, 0.11, {}, { tilt: 90 });
    hung.ring([x, 6.5 - length, 0], 0.26, 0.12, {}, { tilt: 90 });
  }
  // A hammer and a saw.
  hung.rod([4.4, 3.7, 0], [4.4, 6.2, 0], 0.12, { tone: 0.8 });
  hung.box([4.4, 6.1, 0], [1.3, 0.5, 0.4], INK);
  hung.slab(
    [6.3, 5.1, 0],
    [
      [-0.3, 1.2],
      [0.5, 1.2],
      [0.3, -1.8],
      [-0.1, -1.8],
    ],
    0.08,
  );
  hung.slab(
    [6.4, 6.7, 0],
    [
      [-0.5, 0.5],
      [0.5, 0.6],
      [0.6, -0.4],
      [-0.4, -0.4],
    ],
    0.2,
    INK,
  );
}

function looseParts(model: Model): void {
  // Battery with its lead.
  model.box([-4.7, 0, 2.5], [1.7, 0.6, 0.9], ACCENT, { turn: 18 });
  model.tube(
    [
      [-3.9, 0.3, 2.3],
      [-3.4, 0.15, 1.9],
      [-3.7, 0.1, 1.3],
      [-4.4, 0.1, 1.1],
    ],
    0.06,
    INK,
  );
  // Screwdriver.
  model.rod([4.9, 0.22, 2.6], [6.3, 0.22, 1.7], 0.22, { tone: 0.4 });
  model.rod([6.3, 0.22, 1.7], [7.9, 0.22, 0.7], 0.07);
  // A spare propeller and a tray of screws.
  model.ellipsoid([-6, 0.08, 3], [1.3, 0.05, 0.16], { tone: 0.85 }, { turn: 30 });
  model.cylinder([-6, 0, 3], 0.13, 0.2, INK);
  model.cylinder([6.2, 0, -1], 0.95, 0.2, { tone: 0.9 });
  for (const [x, z] of [
    [5.9, -1.2],
    [6.4, -0.8],
    [6.1, -0.6],
    [6.6, -1.3],
  ] as const) {
    model.cylinder([x, 0.2, z], 0.07, 0.3);
    model.cylinder([x, 0.5, z], 0.14, 0.07, INK);
  }
}

export const scene: Scene = {
  subject: 'A drone taken apart above a workbench',
  camera: perspective({ eye: [4.2, 7.2, 14.4], target: [0.1, 2.35, -0.2], fieldOfView: 35 }),
  light: { from: [-0.5, 1, 0.55], ambient: 0.44, corners: 1 },
  draw(model) {
    bench(model);
    toolWall(model);
    explodedDrone(model.at([0, 0.02, 0.2]));
    looseParts(model);
  },
};
