import { contours, type LineStyle, tremor } from './contours.ts';
import type { Geometry } from './geometry.ts';
import { gradients } from './gradients.ts';
import { type HatchStyle, hatchLine } from './hatch.ts';
import type { Shading } from './lighting.ts';
import { valueNoise } from './noise.ts';
import { clamp } from './numbers.ts';
import { Raster } from './raster.ts';
import type { Sky } from './scene.ts';
import { dot } from './screen.ts';

/** Ink pixels to one picture pixel, each way. */
export const FINENESS = 2;

export interface SheetStyle extends LineStyle {
  /** Ink pixels between hatch lines. */
  readonly pitch: number;
  /** Ink pixels between dots. */
  readonly dots: number;
  readonly bareBelow: number;
  readonly night: boolean;
  readonly sky: ((u: number, v: number) => Sky) | undefined;
}

/** Coverage of the two plates, 0 to 1, in ink pixels. */
export interface Sheet {
  readonly key: Raster;
  readonly second: Raster;
}

/** Reads a raster between its pixels where the four around belong to the same part. */
function reader(
  geometry: Geometry,
  scale: number,
): (raster: Raster, x: number, y: number, index: number) => number {
  const { width, height, part } = geometry;
  return (raster, x, y, index) => {
    const column = Math.floor(x / scale - 0.5);
    const row = Math.floor(y / scale - 0.5);
    if (column < 0 || row < 0 || column + 1 >= width || row + 1 >= height) return raster.at(index);
    const corner = row * width + column;
    const own = part.at(index);
    const [right, below, across] = [corner + 1, corner + width, corner + width + 1];
    if (
      part.at(corner) !== own ||
      part.at(right) !== own ||
      part.at(below) !== own ||
      part.at(across) !== own
    )
      return raster.at(index);
    const u = x / scale - 0.5 - column;
    const v = y / scale - 0.5 - row;
    const top = raster.at(corner) + (raster.at(right) - raster.at(corner)) * u;
    const bottom = raster.at(below) + (raster.at(across) - raster.at(below)) * u;
    return top + (bottom - top) * v;
  };
}

/** Inks a picture `width` by `height` pixels from its geometry. */
export function ink(
  geometry: Geometry,
  shading: Shading,
  width: number,
  height: number,
  style: SheetStyle,
): Sheet {
  const columns = width * FINENESS;
  const rows = height * FINENESS;
  const scale = columns / geometry.width;
  const key = contours(geometry, columns, rows, style);
  const second = new Raster(columns, rows);
  const slopes = gradients(geometry);
  const read = reader(geometry, scale);
  const hatchStyle: HatchStyle = { pitch: style.pitch, night: style.night };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      const x = clamp(Math.floor((column - tremor(column, row)) / scale), 0, geometry.width - 1);
      const y = clamp(Math.floor((row - tremor(column + 3300, row)) / scale), 0, geometry.height - 1);
      const from = y * geometry.width + x;
      const id = geometry.solid.at(from);
      const grit = (valueNoise(column * 0.05, row * 0.05) - 0.5) * 0.05;
      let cover = 0;
      let accent = 0;
      if (id) {
        const material = geometry.materials[id - 1] ?? {};
        const dark = read(shading.dark, column, row, from);
        const depth = style.night
          ? clamp((0.9 - dark) / 0.95)
          : clamp((dark - style.bareBelow) / (0.95 - style.bareBelow));
        const tone = clamp(depth + (depth > 0.02 ? grit : 0));
        cover = hatchLine(
          {
            tone,
            first: read(geometry.hatch, column, row, from),
            second: read(geometry.crossHatch, column, row, from),
            firstSlope: slopes.hatch.at(from) / scale,
            secondSlope: slopes.crossHatch.at(from) / scale,
          },
          material,
          hatchStyle,
        );
        if (!style.night && (tone > 0.965 || geometry.ink.at(from) >= 0.85)) cover = 1;
        const shadow = material.takesShadow === false ? 0 : read(shading.shadow, column, row, from);
        accent = Math.max(read(geometry.accent, column, row, from), shadow);
      } else if (style.sky) {
        const sky = style.sky(column / columns, row / rows);
        accent = sky.accent ?? 0;
        const spot = {
          tone: sky.dark ?? 0,
          first: row,
          second: column + row,
          firstSlope: 1,
          secondSlope: 1.4,
        };
        cover = spot.tone >= 0.95 ? 1 : hatchLine(spot, { crossFrom: 2 }, hatchStyle);
      }
      if (cover > key.at(index)) key.set(index, cover);
      if (accent > 0.02) second.set(index, dot(accent, column, row, style.dots));
    }
  }
  return { key, second };
}
