import type { Geometry } from './geometry.ts';
import type { Material } from './material.ts';
import { valueNoise } from './noise.ts';
import { clamp } from './numbers.ts';
import { Raster } from './raster.ts';

/** Radii of the lines in ink pixels. */
const THICK = 1.7;
const THIN = 0.85;

export interface LineStyle {
  readonly weight: number;
  readonly crease: number;
  readonly depthBreak: number;
}

/** A hand's unsteadiness: the same shift for lines and hatch, so that they stay together. */
export const tremor = (x: number, y: number): number => (valueNoise(x * 0.012, y * 0.012) - 0.5) * 2.4;

function stamp(lines: Raster, x: number, y: number, radius: number): void {
  const { width, height } = lines;
  const firstRow = Math.max(0, Math.floor(y - radius - 1));
  const lastRow = Math.min(height - 1, Math.ceil(y + radius + 1));
  const firstColumn = Math.max(0, Math.floor(x - radius - 1));
  const lastColumn = Math.min(width - 1, Math.ceil(x + radius + 1));
  for (let row = firstRow; row <= lastRow; row++)
    for (let column = firstColumn; column <= lastColumn; column++) {
      const cover = clamp(radius - Math.sqrt((column - x) ** 2 + (row - y) ** 2) + 0.5);
      const index = row * width + column;
      if (cover > lines.at(index)) lines.set(index, cover);
    }
}

const hasOutline = (material: Material | undefined): boolean => material?.hasOutline !== false;

/** Radius of the line between two neighbouring pixels, 0 for none. */
function lineBetween(geometry: Geometry, here: number, there: number, style: LineStyle): number {
  const { solid, part, depth, materials, folds, normalX, normalY, normalZ } = geometry;
  const [first, second] = [solid.at(here), solid.at(there)];
  if (!first && !second) return 0;
  const nearer = depth.at(here) <= depth.at(there) ? first : second;
  if (!hasOutline(materials[nearer - 1])) return 0;
  const gap = Math.abs(depth.at(here) - depth.at(there));
  const { depthBreak, crease } = style;
  if (part.at(here) !== part.at(there)) {
    const isSameGroup = Math.floor(part.at(here) / 256) === Math.floor(part.at(there) / 256);
    if (isSameGroup) return materials[first - 1]?.hasSeams === false ? 0 : THIN * 0.8;
    if (!first || !second || gap > depthBreak * 3) return THICK;
    return gap > depthBreak ? THIN * 1.25 : THIN;
  }
  const cosine =
    normalX.at(here) * normalX.at(there) +
    normalY.at(here) * normalY.at(there) +
    normalZ.at(here) * normalZ.at(there);
  if (cosine < crease) return THIN;
  return folds[first - 1] && gap > depthBreak * 1.6 ? THIN : 0;
}

/** Draws silhouettes thick, creases and seams thin, on a sheet of ink pixels. */
export function contours(geometry: Geometry, width: number, height: number, style: LineStyle): Raster {
  const lines = new Raster(width, height);
  const scale = width / geometry.width;
  for (let row = 0; row < geometry.height - 1; row++) {
    for (let column = 0; column < geometry.width - 1; column++) {
      const here = row * geometry.width + column;
      for (const isDown of [false, true]) {
        const radius =
          lineBetween(geometry, here, isDown ? here + geometry.width : here + 1, style) * style.weight;
        if (radius === 0) continue;
        const x = (column + (isDown ? 0.5 : 1)) * scale;
        const y = (row + (isDown ? 1 : 0.5)) * scale;
        const swell = 0.8 + 0.4 * valueNoise(x * 0.02, y * 0.02 + 9);
        stamp(lines, x + tremor(x, y), y + tremor(x + 3300, y), radius * swell);
      }
    }
  }
  return lines;
}
