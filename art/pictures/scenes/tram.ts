import { person } from '../builders/person.ts';
import { windows } from '../builders/windows.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const LENGTH = 9;
const WIRE = 5.2;

/** Glass along the sides and three panes in front; the car stands along z. */
const saloon: Material = {
  paint: ({ x, y, z, nx, ny, nz }, mark) => {
    if (Math.abs(ny) > 0.5 || y < 0.18 || y > 1.12) return;
    const pane = Math.abs(nx) > 0.5 ? z / 1.05 + 0.5 : x / 0.7 + 0.5;
    if (Math.abs(fraction(pane) - 0.5) > 0.42) return;
    mark.part = 1;
    mark.ink = fraction(pane + y * 0.5) < 0.3 && nz < 0.5 ? 0 : 0.86;
  },
};

function tram(model: Model): void {
  const half = LENGTH / 2;
  model.box([0, 0.25, 0], [1.9, 0.35, LENGTH - 1], INK);
  for (const z of [-2.6, -1.6, 1.6, 2.6])
    for (const x of [-0.72, 0.72]) model.cylinder([x, 0.34, z], 0.34, 0.16, { tone: 0.3 }, 'x');
  model.box([0, 0.6, 0], [2.3, 1.05, LENGTH], ACCENT);
  model.box([0, 1.65, 0], [2.34, 0.12, LENGTH + 0.04]);
  model.box([0, 1.77, 0], [2.2, 1.35, LENGTH - 0.1], saloon);
  model.box([0, 3.12, 0], [2.5, 0.14, LENGTH + 0.5]);
  model.box([0, 3.26, 0], [1.5, 0.3, LENGTH - 0.8], { tone: 0.8 });
  model.box([0, 3.56, 0], [1.7, 0.08, LENGTH - 0.5]);
  model.cylinder([0, 1.25, half + 0.03], 0.24, 0.16, { tone: 0.4 }, 'z');
  model.cylinder([0, 1.25, half + 0.1], 0.18, 0.06, { ink: 0 }, 'z');
  model.box([0, 0.28, half + 0.1], [1.5, 0.22, 0.3], INK);
  model.box([0, 3.2, half + 0.15], [1.3, 0.34, 0.1], { ink: 0 });
  model.rod([0, 3.64, -0.4], [0, WIRE, -3.2], 0.05, INK);
  model.box([0, 3.6, -0.3], [0.5, 0.16, 0.7], INK);
}

function street(model: Model): void {
  const widths = [4.2, 5, 3.6, 4.8, 4.2, 5.4];
  let z = -18;
  for (const [index, width] of widths.entries()) {
    const height = 6.2 + ((index * 7) % 4) * 0.8;
    model.box([-7.4, 0, z + width / 2], [4, height, width - 0.05], {
      tone: 1.1,
      paint: windows({ across: 1.15, storey: 1.7, glass: 0.42, foot: 0.5, ink: 0.75 }),
    });
    model.gable([-7.4, height, z + width / 2], [4.4, 1.6, width], { tone: 0.7 }, 'z');
    z += width;
  }
  for (const at of [-12, -3]) {
    model.rod([-3.6, 0, at], [-3.6, 6, at], 0.09, INK);
    model.rod([-3.6, 5.6, at], [0.4, WIRE + 0.1, at], 0.05, INK);
  }
  model.rod([0, WIRE, -40], [0, WIRE, 7], 0.022, INK);
}

export const scene: Scene = {
  subject: 'A tram at a stop in a street of tall houses',
  camera: perspective({ eye: [6.4, 2.9, 13.4], target: [-0.75, 2.35, 0.6], fieldOfView: 36 }),
  light: { from: [0.55, 0.9, 0.6], ambient: 0.5, exposure: 1.2, shadow: 0.5 },
  inking: { pitch: 4.8 },
  draw(model) {
    model.box([0, -0.3, 0], [200, 0.3, 200], { tone: 1.08 });
    for (const x of [-0.72, 0.72]) model.box([x, 0, 0], [0.09, 0.02, 120], INK);
    model.box([0, 0, 0], [0.2, 0.015, 120], ACCENT);
    model.box([-4.6, 0, 0], [1.8, 0.16, 60]);
    tram(model);
    street(model);
    model.box([2.9, 0, 0.4], [2, 0.16, 6]);
    person(model, [2.4, 0.16, 1.5], { turn: -80, clothes: { tone: 0.3 } });
    person(model, [2.5, 0.16, 0.2], { turn: -60, hair: 'long', clothes: { tone: 1 } });
    model.rod([3.6, 0.16, 2.6], [3.6, 3, 2.6], 0.05, INK);
    model.cylinder([3.6, 3.05, 2.6], 0.32, 0.06, { tone: 0.9 }, 'z');
  },
};
