import { tenths } from '../../ui/drawings/coordinates.ts';

/** The value of a cell. Anything but a number is a gap. */
export type Value = number | undefined;

export interface Scale {
  readonly from: number;
  readonly to: number;
}

/** The size of the drawing of one row. */
export const box = { width: 240, height: 72, side: 8, top: 8, bottom: 64 };

/** The number of values is the number of columns. */
export function valuesOf(values: readonly (number | string)[], columns: number): readonly Value[] {
  return Array.from({ length: columns }, (_, index) => {
    const value = values[index];
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  });
}

/** One scale for all rows, so that their lines can be compared. Its ends are round numbers. */
export function scaleOf(rows: readonly (readonly Value[])[]): Scale | undefined {
  const known = rows.flat().filter((value) => value !== undefined);
  if (known.length === 0) return undefined;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const step = 10 ** Math.ceil(Math.log10(Math.max(most - least, Math.abs(most) / 10, 1e-9)) - 1);
  const from = Math.floor(least / step) * step;
  const to = Math.ceil(most / step) * step;
  return { from, to: to > from ? to : from + step };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The places of the values in the drawing. A gap has none. */
export function pointsOf(values: readonly Value[], { from, to }: Scale): readonly (Point | undefined)[] {
  const apart = (box.width - 2 * box.side) / Math.max(1, values.length - 1);
  return values.map((value, index) => {
    if (value === undefined) return undefined;
    const y = box.bottom - ((value - from) / (to - from)) * (box.bottom - box.top);
    return { x: tenths(box.side + index * apart), y: tenths(y) };
  });
}

/** A line through the points, with a gap where a value is missing. */
export function lineThrough(points: readonly (Point | undefined)[]): string {
  return points
    .map((point, index) => point && `${points[index - 1] === undefined ? 'M' : 'L'}${point.x} ${point.y}`)
    .join('');
}

/** A circle on each point as one path. */
export function dotsOn(points: readonly (Point | undefined)[], radius: number): string {
  const across = 2 * radius;
  return points
    .map(
      (point) =>
        point &&
        `M${tenths(point.x - radius)} ${point.y}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 ${-across} 0`,
    )
    .join('');
}
