import { valueNoise } from './noise.ts';
import { clamp, mix, smoothstep } from './numbers.ts';
import type { Colour } from './palette.ts';
import type { Raster } from './raster.ts';
import { FINENESS, type Sheet } from './sheet.ts';

export interface Inks {
  readonly ground: Colour;
  readonly key: Colour;
  readonly second: Colour;
}

/** How far the second plate slips, in picture pixels at 800 wide. */
const SLIP = { right: 1.8, down: -1.3 } as const;
const GRAIN = 0.22;

function average(plate: Raster, left: number, top: number): number {
  let sum = 0;
  for (let y = 0; y < FINENESS; y++)
    for (let x = 0; x < FINENESS; x++) {
      const column = left + x;
      const row = top + y;
      if (column < 0 || row < 0 || column >= plate.width || row >= plate.height) continue;
      sum += plate.at(row * plate.width + column);
    }
  return sum / (FINENESS * FINENESS);
}

/** Prints both plates on the ground: red, green and blue bytes, row by row. */
export function print({ key, second }: Sheet, inks: Inks): Uint8Array {
  const width = key.width / FINENESS;
  const height = key.height / FINENESS;
  const slip = Math.sqrt(width / 800) * FINENESS;
  const right = Math.round(SLIP.right * slip);
  const down = Math.round(SLIP.down * slip);
  const bytes = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let line = average(key, column * FINENESS, row * FINENESS);
      let tint = average(second, column * FINENESS - right, row * FINENESS - down);
      if (tint > 0.3)
        tint *= 1 - GRAIN * 0.55 * smoothstep(0.66, 0.95, valueNoise(column * 0.55, row * 0.55));
      if (line > 0.3) line *= 1 - GRAIN * 0.3 * smoothstep(0.7, 1, valueNoise(column * 0.6 + 50, row * 0.6));
      for (const channel of [0, 1, 2] as const) {
        const printed = mix(inks.ground[channel], inks.second[channel], tint * 0.97);
        bytes[(row * width + column) * 3 + channel] = Math.round(
          clamp(mix(printed, inks.key[channel], line * 0.97), 0, 255),
        );
      }
    }
  }
  return bytes;
}
