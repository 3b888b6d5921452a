import type { Material } from './material.ts';
import { clamp } from './numbers.ts';

/** Lines closer than this many ink pixels run together and are printed as an even tone. */
const CLOSEST = 2.2;
/** The narrowest a fixed spacing may become before every second line is left out, in ink pixels. */
const NARROWEST = 5.2;

export interface HatchSpot {
  /** 0 bare to 1 solid. */
  readonly tone: number;
  /** The two hatch coordinates, and how fast they change from one ink pixel to the next. */
  readonly first: number;
  readonly second: number;
  readonly firstSlope: number;
  readonly secondSlope: number;
}

export interface HatchStyle {
  readonly pitch: number;
  readonly night: boolean;
}

/** Lines a whole number of units apart, swelling with the tone; the distance doubles as they come close. */
function swelling(
  coordinate: number,
  slope: number,
  tone: number,
  pitch: number,
  spacing: number | undefined,
): number {
  if (slope < 1e-7) return tone;
  let step = spacing ?? 2 ** Math.round(Math.log2(pitch * slope));
  while (spacing && step / slope < NARROWEST) step *= 2;
  const lines = coordinate / step;
  const pixels = step / slope;
  if (pixels < CLOSEST) return tone;
  const away = Math.abs(lines - Math.round(lines)) * pixels;
  return clamp(tone * 0.5 * pixels - away + 0.5);
}

/** How much ink covers a spot: one set of lines, and from `crossFrom` a second across it. */
export function hatchLine(spot: HatchSpot, material: Material, { pitch, night }: HatchStyle): number {
  const { tone, first, second, firstSlope, secondSlope } = spot;
  if (tone <= 0.025) return 0;
  const crossFrom = material.crossFrom ?? 0.6;
  const distance = pitch * (material.pitch ?? 1);
  const { spacing } = material;
  if (tone <= crossFrom || night)
    return swelling(first, firstSlope, Math.min(0.94, 0.07 + tone * 0.86), distance, spacing);
  const beyond = (tone - crossFrom) / (1 - crossFrom);
  const along = Math.min(0.9, 0.07 + crossFrom * 0.86 + beyond * 0.12);
  return Math.max(
    swelling(first, firstSlope, along, distance, spacing),
    swelling(second, secondSlope, 0.1 + beyond * 0.75, distance, spacing),
  );
}
