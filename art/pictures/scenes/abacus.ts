import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import type { Scene } from '../kit/scene.ts';

const WIDTH = 4.2;
const ROWS = 8;
const RISE = 0.42;
const BEADS = 10;
const BEAD = 0.19;
/** How many beads stand on the left, from the top wire down. */
const COUNTED = [3, 7, 1, 5, 10, 4, 8, 2];
const PURPLE_ROW = 4;

function frame(model: Model): void {
  const height = ROWS * RISE + 0.5;
  const wood: Material = { tone: 0.95, hatch: ({ x, y, nx }) => (Math.abs(nx) > 0.5 ? y : x) };
  for (const side of [-1, 1]) {
    model.box([(side * (WIDTH + 0.22)) / 2, 0, 0], [0.24, height, 0.34], {
      ...wood,
      hatch: ({ z, x }) => x + z,
    });
    model.box([(side * (WIDTH + 0.22)) / 2, 0, 0], [0.34, 0.2, 1.7], wood);
    model.sphere([(side * (WIDTH + 0.22)) / 2, height + 0.1, 0], 0.15, { tone: 1 });
  }
  model.box([0, height - 0.26, 0], [WIDTH, 0.24, 0.3], wood);
  model.box([0, 0.16, 0], [WIDTH, 0.24, 0.3], wood);
}

function row(model: Model, y: number, counted: number, index: number): void {
  model.cylinder([0, y, 0], 0.022, WIDTH, INK, 'x');
  for (let bead = 0; bead < BEADS; bead++) {
    const isCounted = bead < counted;
    const x = isCounted ? -WIDTH / 2 + BEAD * (bead + 0.6) : WIDTH / 2 - BEAD * (BEADS - bead - 0.4);
    const material: Material =
      index === PURPLE_ROW
        ? ACCENT
        : { tone: index % 2 ? 0.55 : 0.95, hatch: ({ y: height }) => height, pitch: 0.8 };
    model.ellipsoid([x, y, 0], [BEAD * 0.52, 0.17, 0.17], material);
  }
}

export const scene: Scene = {
  subject: 'An abacus',
  camera: perspective({ eye: [-3.8, 3.7, 8.7], target: [0.1, 1.85, 0], fieldOfView: 32 }),
  light: { from: [-0.5, 1, 0.8], ambient: 0.46, exposure: 1.2, corners: 0.5, shadow: 0.55 },
  draw(model) {
    model.box([0, -0.3, 0], [40, 0.3, 9], {
      tone: 1.06,
      paint: ({ z, ny }, mark) => {
        if (ny > 0.5) mark.part = 1 + (Math.floor(z / 1.3 + 20.5) % 2);
      },
    });
    model.box([0, 0, 1.9], [40, 0.012, 0.1], ACCENT);
    frame(model);
    COUNTED.forEach((counted, index) => {
      row(model, 0.42 + (ROWS - index - 0.4) * RISE - 0.1, counted, index);
    });
  },
};
