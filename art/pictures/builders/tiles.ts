import type { Paint } from '../kit/material.ts';
import { stripe } from '../kit/numbers.ts';

export interface Tiling {
  /** Size of a tile along x and along z. */
  readonly across: number;
  readonly along?: number;
  /** Tone of every second tile; plain without. */
  readonly dark?: number;
}

/** Paints a floor of tiles, flagstones or boards on a level face. */
export function tiles({ across, along = across, dark }: Tiling): Paint {
  return ({ x, z, ny }, mark) => {
    if (ny < 0.5) return;
    const column = stripe(x / across, 2);
    const row = stripe(z / along, 2);
    mark.part = 1 + column + row * 2;
    if (dark !== undefined && column !== row) mark.tone = dark;
  };
}
