import { capsule } from '../../kit/distance.ts';
import { INK } from '../../kit/material.ts';
import type { Model } from '../../kit/model.ts';

/** Spectacles for a head of a width. */
export function glasses(model: Model, shape: 'round' | 'square', width = 1): void {
  model.field(
    (x, y, z) => {
      const side = Math.abs(x) / width;
      const [across, down, away] = [side - 0.31, y + 0.02, z - 0.95 + side * 0.16];
      const lens =
        shape === 'square'
          ? Math.max(Math.abs(across) * 0.86, Math.abs(down) * 1.08) * 0.55 +
            Math.hypot(across * 0.8, down) * 0.5
          : Math.hypot(across, down * 1.05);
      const rim = Math.hypot(lens - 0.21, away) - 0.022;
      const bridge = capsule(side, y, z, 0, 0.06, 1.01, 0.12, 0.05, 0.95, 0.02);
      const arm = capsule(side, y, z, 0.52, 0.05, 0.85, 0.79, 0.06, -0.1, 0.02);
      return Math.min(rim, bridge, arm) * 0.9;
    },
    [-1.2, -0.6, -0.6],
    [1.2, 0.7, 1.3],
    { ...INK, ink: 1 },
    0.8,
  );
}
