import { INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';

/** A hand saw in profile, its handle to the right. */
export function saw(model: Model): void {
  model.slab(
    [0, 0, 0],
    [
      [-0.55, 0.05],
      [0.5, 0.14],
      [0.5, -0.14],
      [-0.55, -0.05],
    ],
    0.03,
    { tone: 1.1 },
  );
  model.slab(
    [0.66, 0, 0],
    [
      [-0.18, 0.16],
      [0.14, 0.14],
      [0.1, -0.2],
      [-0.18, -0.16],
    ],
    0.06,
    INK,
  );
}

/** A hammer hanging upright, its head on top. */
export function hammer(model: Model): void {
  model.box([0, -0.3, 0], [0.05, 0.66, 0.05], { tone: 0.7 });
  model.box([0, 0.32, 0], [0.34, 0.12, 0.1], INK);
}

/** A ring spanner hanging upright around its middle. */
export function spanner(model: Model, length: number): void {
  model.box([0, -length / 2, 0], [0.06, length, 0.03], INK);
  for (const y of [-length / 2, length / 2]) model.ring([0, y, 0], 0.08, 0.03, INK, { tilt: 90 });
}
