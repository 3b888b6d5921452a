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

/** The range that chance alone explains for this many people. Undefined if their number is unknown. */
export function chanceOf({ people, rate }: Group): Range | undefined {
  if (people === undefined) return undefined;
  const share = rate / 100;
  const reach = deviations * Math.sqrt((share * (1 - share)) / people) * 100;
  return { low: Math.max(rate - reach, 0), high: Math.min(rate + reach, 100) };
}

/** Space next to the farthest dot for its range. The wider range of a few people ends at the edge of the drawing. */
const margin = 1.7;

/** The range of percentage points that the drawing shows. Its centre is the line, or without one the middle of all rates. */
export function shownRange({ groups, line, tolerance = 0 }: Scaled): Range {
  const rates = groups.map(({ rate }) => rate);
  const middle = line ?? (Math.min(...rates) + Math.max(...rates)) / 2;
  // At least one point wide, because a drawing without a width shows nothing.
  const reach = Math.max(...rates.map((rate) => Math.abs(rate - middle)), tolerance, 1) * margin;
  return { low: middle - reach, high: middle + reach };
}

/** The place of a rate in the drawing, as SVG writes it. */
export function placeIn({ low, high }: Range, rate: number): string {
  const part = Math.min(Math.max((rate - low) / (high - low), 0), 1);
  return `${Math.round(part * 1000) / 10}%`;
}
