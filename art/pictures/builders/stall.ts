import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { stripe } from '../kit/numbers.ts';
import type { Point } from '../kit/solids/outlines.ts';

const WIDTH = 3.4;
const BAND = 0.425;

/** The lower edge of one band: a flap with a round end. */
const SCALLOP = Array.from({ length: 9 }, (_, step): Point => {
  const angle = (Math.PI * step) / 8;
  return [(Math.cos(angle) * BAND) / 2, (-Math.sin(angle) * BAND) / 2];
}).concat([
  [-BAND / 2, 0.18],
  [BAND / 2, 0.18],
]);

const striped: Material = {
  tone: 1.02,
  paint: ({ x }, mark) => {
    const band = stripe(x / BAND, 2);
    mark.part = 1 + band;
    if (band) mark.accent = 1;
  },
};

function awning(model: Model): void {
  model.box([0, 2.62, -0.1], [WIDTH, 0.05, 2.1], striped, { tilt: 16 });
  for (let flap = 0; flap < 8; flap++) {
    const x = -WIDTH / 2 + BAND * (flap + 0.5);
    const material: Material = flap % 2 ? ACCENT : { ink: 0 };
    model.slab([x, 2.14, 0.93], SCALLOP, 0.03, material);
  }
  for (const x of [-1.6, 1.6]) {
    model.cylinder([x, 0, 0.82], 0.04, 2.35, { tone: 0.5 });
    model.cylinder([x, 0, -1], 0.04, 2.9, { tone: 0.5 });
  }
}

/** A tilted crate with rows of round fruit in it. */
export function crate(model: Model, tone: number, radius: number): void {
  model.box([0, 0, 0], [0.74, 0.16, 0.62], { tone: 0.75 });
  for (const side of [-1, 1]) {
    model.box([side * 0.37, 0, 0], [0.03, 0.22, 0.66], { tone: 0.9 });
    model.box([0, 0, side * 0.32], [0.74, 0.2, 0.03], { tone: 0.9 });
  }
  const step = radius * 2;
  const group = model.newGroup();
  for (let x = -0.35 + radius; x < 0.36 - radius * 0.5; x += step)
    for (let z = -0.28 + radius; z < 0.3 - radius * 0.5; z += step)
      model.sphere([x, 0.17 + radius * 0.5, z], radius, {
        tone,
        pitch: 0.7,
        group: group + Math.round((x + z) * 40),
      });
}

function counter(model: Model): void {
  model.box([0, 0, 0.35], [3.3, 0.62, 0.9], {
    tone: 0.9,
    paint: ({ x, y, nz }, mark) => {
      if (nz > 0.5) mark.part = 1 + stripe(x / 0.28, 2) + (y > 0.5 ? 2 : 0);
    },
  });
  const fruit = [
    [0.95, 0.085],
    [0.5, 0.07],
    [0.8, 0.105],
    [0.4, 0.075],
  ] as const;
  fruit.forEach(([tone, radius], index) => {
    crate(model.at([-1.2 + index * 0.8, 0.66, 0.45], { tilt: 22 }), tone, radius);
  });
}

function scales(model: Model): void {
  model.rod([1.1, 2.3, 0.5], [1.1, 1.9, 0.5], 0.012, INK);
  model.cylinder([1.1, 1.78, 0.5], 0.15, 0.06, { ink: 0 }, 'z');
  model.rod([1.1, 1.78, 0.54], [1.16, 1.88, 0.54], 0.01, INK);
  for (const x of [0.9, 1.3]) model.rod([1.1, 1.62, 0.5], [x, 1.32, 0.5], 0.01, INK);
  model.cylinder([1.1, 1.28, 0.5], 0.22, 0.05, { tone: 0.8 });
}

/** A market stall 3.4 wide, its counter towards the viewer: striped awning, four crates of fruit, scales. */
export function stall(model: Model): void {
  awning(model);
  counter(model);
  scales(model);
}
