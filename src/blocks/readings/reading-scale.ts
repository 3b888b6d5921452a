import type { BlockProps } from '../../generated/block-props.ts';
import { exact, roundStep } from '../../ui/drawings/round-step.ts';

export type ReadingProps = BlockProps['readings']['readings'][number];

/** More ticks or boxes would merge. */
const mostMarks = 100;

/** The largest number of intervals between the labels of a ruler. */
const mostIntervals = 7;

/**
 * How a reading is drawn. `bars`: both readings, or a part of a large whole, on a ruler. `ticks`: a tick for each part of a whole. `row`: a
 * box for each part of a whole; the last boxes stand out. `none`: no drawing, because the figure says everything.
 */
export type Scale =
  | {
      readonly is: 'bars';
      readonly before: number | undefined;
      readonly after: number;
      readonly max: number;
    }
  | { readonly is: 'ticks'; readonly whole: number; readonly part: number }
  | { readonly is: 'row'; readonly count: number; readonly last: number }
  | { readonly is: 'none' };

function isPart(part: number, whole: number | undefined): whole is number {
  return whole !== undefined && whole > 0 && part <= whole;
}

/** A reading without numbers that cannot be true: numbers below zero, or a part that is larger than its whole. */
export function soundReading(reading: ReadingProps): ReadingProps | undefined {
  const { before, after, of, row, ...rest } = reading;
  if (!(after >= 0)) return undefined;
  const known = before !== undefined && before >= 0 ? before : undefined;
  return {
    ...rest,
    after,
    ...(known === undefined ? {} : { before: known }),
    ...(isPart(Math.max(after, known ?? 0), of) ? { of } : {}),
    ...(row && Number.isInteger(after) && isPart(after, row.count) && row.count <= mostMarks ? { row } : {}),
  };
}

/** The drawing of a reading that `soundReading` returned. */
export function scaleOf({ before, after, of, row }: ReadingProps): Scale {
  if (before === undefined && row !== undefined) return { is: 'row', count: row.count, last: after };
  if (before === undefined && of !== undefined && of <= mostMarks && Number.isInteger(after))
    return { is: 'ticks', whole: of, part: after };
  if (before === undefined && of === undefined) return { is: 'none' };
  const max = of ?? Math.max(before ?? 0, after);
  return max > 0 ? { is: 'bars', before, after, max } : { is: 'none' };
}

/** The values of a ruler from 0 up to but not including `max`. The steps are 1, 2 or 5, times a power of ten. */
export function rulerValues(max: number): readonly number[] {
  const step = roundStep(max, mostIntervals);
  const count = Math.ceil(max / step - 1e-9);
  return Array.from({ length: count }, (_, index) => exact(index * step));
}
