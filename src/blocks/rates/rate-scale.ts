import type { BlockProps } from '../../generated/block-props.ts';

type RatesProps = BlockProps['rates'];
type Group = RatesProps['groups'][number];
type Scaled = Pick<RatesProps, 'groups' | 'line' | 'tolerance'>;

/** A range in percentage points, from low to high. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** 95 of 100 samples of this size lie within this many standard deviations. */
const deviations = 1.96;

/** What chance alone would explain for this many people. Undefined without a number of people. */
export function chanceOf({ people, rate }: Group): Range | undefined {
  if (people === undefined) return undefined;
  const share = rate / 100;
  const reach = deviations * Math.sqrt((share * (1 - share)) / people) * 100;
  return { low: Math.max(rate - reach, 0), high: Math.min(rate + reach, 100) };
}

/** Room next to the farthest dot for its range. A wider range, of few people, ends at the edge of the drawing. */
const margin = 1.7;

/** The percentage points that the drawing shows: as many on each side of the line, or of the middle of all rates. */
export function shownRange({ groups, line, tolerance = 0 }: Scaled): Range {
  const rates = groups.map(({ rate }) => rate);
  const middle = line ?? (Math.min(...rates) + Math.max(...rates)) / 2;
  // At least one point, because a drawing of no width shows nothing.
  const reach = Math.max(...rates.map((rate) => Math.abs(rate - middle)), tolerance, 1) * margin;
  return { low: middle - reach, high: middle + reach };
}

/** The place of a rate in the drawing, as SVG writes it. */
export function placeIn({ low, high }: Range, rate: number): string {
  const part = Math.min(Math.max((rate - low) / (high - low), 0), 1);
  return `${Math.round(part * 1000) / 10}%`;
}
