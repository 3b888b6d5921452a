import type { Paint } from '../kit/material.ts';
import { valueNoise } from '../kit/noise.ts';
import { fraction } from '../kit/numbers.ts';

export interface BookSpines {
  /** Height of one shelf, and the usual width of a spine. */
  readonly shelf: number;
  readonly spine: number;
  readonly foot?: number;
  /** Every n-th book or so is printed in the second ink. */
  readonly accentEvery?: number;
}

/** Paints shelves of books on the upright faces of a box. */
export function bookSpines({ shelf, spine, foot = 0, accentEvery = 0 }: BookSpines): Paint {
  return ({ x, y, z, nx, ny, bounds }, mark) => {
    if (Math.abs(ny) > 0.5 || y < foot || y > bounds.maxY - shelf * 0.2) return;
    const row = Math.floor((y - foot) / shelf);
    const height = fraction((y - foot) / shelf);
    const place = Math.abs(nx) > 0.7 ? z : x;
    const book = Math.floor(place / spine + valueNoise(place / spine / 3, row * 7.3) * 2);
    const kind = Math.abs((book * 7919 + row * 104729) % 97);
    if (height < 0.1) mark.part = 1;
    else if (height > 0.72 + (kind % 5) * 0.045) {
      mark.part = 2;
      mark.ink = 0.92;
    } else {
      mark.part = 3 + (kind % 23);
      mark.tone = 1 - (kind % 4) * 0.2;
      if (accentEvery && kind % accentEvery === 0) mark.accent = 1;
    }
  };
}
