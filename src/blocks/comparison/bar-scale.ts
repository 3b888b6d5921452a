import type { BlockProps } from '../../generated/block-props.ts';
import { exact, roundStep } from '../../ui/drawings/round-step.ts';

type Bar = BlockProps['comparison']['bars'][number];

/** The number of a figure such as “1,200”, or NaN. */
function numberOf(figure: string): number {
  const digits = figure.replaceAll(/[,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The length of each bar, in proportion to the longest. Undefined if a bar has no length, because a comparison must show everybody. */
export function barLengths(bars: readonly Bar[]): readonly number[] | undefined {
  const haveOneUnit = bars.every(({ unit }) => unit === bars[0]?.unit);
  const amounts = bars.map(({ amount, value }) => amount ?? (haveOneUnit ? numberOf(value) : Number.NaN));
  const longest = Math.max(...amounts);
  return longest > 0 ? amounts.map((amount) => amount / longest) : undefined;
}

interface Tick {
  /** From 0 to 1. */
  readonly at: number;
  readonly text: string;
}

/** With more steps, the labels would touch. */
const mostSteps = 5;

/** The ticks below the longest bar, in its own unit. No ticks if its figure is not a number. */
export function scaleTicks({ value, unit }: Bar): readonly Tick[] {
  const end = numberOf(value);
  if (!(end > 0)) return [];
  const step = roundStep(end, mostSteps);
  // The last step is omitted if it is so close to the end that their labels would touch.
  const count = Math.ceil(end / step - 0.4);
  const steps = Array.from({ length: count }, (_, index) => exact(index * step));
  const label = unit === undefined ? value : `${value} ${unit}`;
  return [...steps.map((at) => ({ at: exact(at / end), text: `${at}` })), { at: 1, text: label }];
}
