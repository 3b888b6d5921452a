import { ACCENT, INK } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';

export type Livery = 'light' | 'dark' | 'accent';

const TONES = { light: { tone: 1 }, dark: { tone: 0.36 }, accent: ACCENT } as const;

/** A railcar train facing the viewer, its front at z = 0, running back along z; 2.6 wide, 3.5 high. */
export function train(model: Model, livery: Livery, cars: number): void {
  const body = TONES[livery];
  for (let car = 0; car < cars; car++) {
    const z = -3.2 - car * 6.7;
    model.box([0, 0.7, z], [2.6, 2.5, 6.3], {
      ...body,
      paint: ({ x, y, z: along, nx, nz }, mark) => {
        if (Math.abs(nx) > 0.5) {
          const isWindow = y > 1.2 && y < 2 && Math.abs(along) < 2.8 && fraction(along / 0.95 + 0.5) < 0.72;
          if (isWindow) {
            mark.part = 1;
            mark.ink = 0.9;
            mark.accent = 0;
          }
          if (y < 0.34) mark.part = 2;
        } else if (nz > 0.5) {
          const isScreen = y > 1.15 && y < 2.15 && Math.abs(x) < 1.05;
          if (isScreen && Math.abs(x) > 0.05) {
            mark.part = 3;
            mark.ink = 0.95;
            mark.accent = 0;
          }
          if (y < 0.9 && y > 0.75) {
            mark.part = 4;
            mark.ink = 0;
            mark.accent = 0;
          }
        }
      },
    });
    model.box([0, 3.2, z], [2.2, 0.22, 6]);
    for (const end of [-2, 2])
      for (const side of [-0.75, 0.75]) model.cylinder([side, 0.42, z + end], 0.42, 0.2, INK, 'x');
    model.box([0, 0.4, z], [1.9, 0.4, 3.4], INK);
  }
  for (const x of [-0.85, 0.85]) {
    model.cylinder([x, 1.12, 0], 0.2, 0.14, { ink: 0 }, 'z');
    model.cylinder([x, 0.62, 0.08], 0.16, 0.4, INK, 'z');
  }
  model.cylinder([0, 2.98, 0], 0.16, 0.12, { ink: 0 }, 'z');
}
