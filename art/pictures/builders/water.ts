import type { Material } from '../kit/material.ts';
import { valueNoise } from '../kit/noise.ts';

export interface Water {
  /** How choppy the surface is: 0.02 a pond, 0.12 a breeze. */
  readonly chop?: number;
  /** Length of the ripples, in model units. */
  readonly ripple?: number;
  readonly tone?: number;
}

/** Water that mirrors the scene in broken bands; use it on a wide, flat box. */
export function water({ chop = 0.08, ripple = 1, tone = 0.5 }: Water = {}): Material {
  return {
    tone,
    takesShadow: false,
    hatch: ({ x, z }) => z + Math.sin(x * 0.5 + z * 0.7) * 0.2,
    paint: ({ x, z, ny }, mark) => {
      if (ny < 0.5) return;
      const lengthwise = valueNoise((x / ripple) * 0.35, (z / ripple) * 1.6) - 0.5;
      const fine = valueNoise((x / ripple) * 0.9 + 31, (z / ripple) * 4 + 7) - 0.5;
      mark.mirror = 0.82;
      mark.rippleZ = (lengthwise + fine * 0.6) * 2 * chop;
      mark.rippleX = fine * chop;
    },
  };
}
