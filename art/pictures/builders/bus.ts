import { INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';

const glass: Material = {
  paint: ({ x, y, z, nx, ny, nz }, mark) => {
    if (Math.abs(ny) > 0.5 || y < 0.1 || y > 1) return;
    const isFront = Math.abs(nz) > 0.5;
    const pane = isFront ? x / 1.15 : z / 1.3 + 0.5;
    if (fraction(pane) < 0.07) return;
    mark.part = 1;
    mark.ink = !isFront && fraction(pane * 0.5 + y * 0.25) < 0.16 && nx ? 0 : 0.86;
  },
};

/** A single-deck bus, 9 long, standing around the origin with its front to the viewer. */
export function bus(model: Model, paintwork: Material = {}): void {
  for (const z of [-2.7, 2.7])
    for (const x of [-1.02, 1.02]) {
      model.cylinder([x, 0.48, z], 0.48, 0.32, INK, 'x');
      model.cylinder([x, 0.48, z], 0.24, 0.38, { tone: 1 }, 'x');
    }
  model.box([0, 0.34, 0], [2.36, 1.1, 9], paintwork);
  model.box([0, 1.44, 0], [2.32, 1.12, 8.96], glass);
  model.box([0, 2.56, 0], [2.36, 0.34, 9], paintwork);
  model.box([0, 2.9, -0.6], [1.5, 0.18, 3], { tone: 0.8 });
  model.box([0, 2.62, 4.5], [1.5, 0.2, 0.04], { ink: 0 });
  model.box([0, 0.3, 4.5], [2.4, 0.24, 0.14], INK);
  for (const x of [-0.85, 0.85]) model.cylinder([x, 0.85, 4.52], 0.16, 0.06, { ink: 0 }, 'z');
}
