import { fraction } from '../../kit/numbers.ts';
import type { Scene } from '../../kit/scene.ts';

type Sky = NonNullable<Scene['sky']>;

const fromMiddle = (u: number, v: number, up = 0.47): number => Math.hypot((u - 0.5) * 0.8, v - up);

/** What stands behind a sitter, in the second ink. */
export const BACKDROPS = {
  disc: (u, v) => ({ accent: fromMiddle(u, v) < 0.365 ? 1 : 0 }),
  paleDisc: (u, v) => ({ accent: fromMiddle(u, v) < 0.365 ? 0.42 : 0 }),
  leftHalf: (u) => ({ accent: u < 0.5 ? 1 : 0 }),
  lowerHalf: (_u, v) => ({ accent: v > 0.5 ? 1 : 0 }),
  rings: (u, v) => {
    const ring = fromMiddle(u, v, 0.45) * 15;
    return { accent: ring < 6.3 && fraction(ring) < 0.5 ? 1 : 0 };
  },
  bars: (u, v) => ({ accent: v > 0.14 && v < 0.8 && u > 0.1 && u < 0.9 && fraction(u * 10) < 0.5 ? 1 : 0 }),
  sun: (u, v) => ({ accent: fromMiddle(u, v, 0.74) < 0.42 && v < 0.74 ? 1 : 0 }),
  diamond: (u, v) => ({ accent: Math.abs(u - 0.5) * 0.8 + Math.abs(v - 0.44) < 0.43 ? 1 : 0 }),
} as const satisfies Record<string, Sky>;
