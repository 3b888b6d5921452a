import type { Paint } from '../kit/material.ts';
import { valueNoise } from '../kit/noise.ts';
import { fraction, stripe } from '../kit/numbers.ts';

export interface Bond {
  /** Length and height of one brick. */
  readonly length?: number;
  readonly height?: number;
  /** Share of the wall whose joints are drawn; the rest stays plain, as an engraver would leave it. */
  readonly share?: number;
}

/** Paints patches of running bond on the upright faces of a solid. */
export function brickwork({ length = 0.5, height = 0.2, share = 0.4 }: Bond = {}): Paint {
  return ({ x, y, z, nx, ny }, mark) => {
    if (Math.abs(ny) > 0.6) return;
    const course = Math.floor(y / height);
    const along = (Math.abs(nx) > 0.7 ? z : x) / length + fraction(course / 2);
    const brick = Math.floor(along);
    if (valueNoise(brick * 0.31 + 5, course * 0.23) > share) return;
    mark.part = 1 + stripe(course, 2) * 2 + stripe(brick, 2);
  };
}
