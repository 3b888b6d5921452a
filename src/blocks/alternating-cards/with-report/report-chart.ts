import type { Card } from '../card-shapes.ts';

/** Paths in a box of 100 by 100, which stretches to the size of its place. */
export interface ReportDrawing {
  readonly passed: string;
  readonly expected: string;
  readonly sum: string;
  readonly forecast: string;
  /** Where the forecast begins, in percent of the width. */
  readonly now: number;
  /** The end of the line, and the range of the forecast, in percent. */
  readonly end: { readonly x: number; readonly y: number; readonly high: number; readonly low: number };
}

/** The height of the largest bar, and the height of the sum with its range. */
const barHeight = 26;
const sumHeight = 92;

const digits = (value: number): number => Math.round(value * 100) / 100;

/** Undefined if there is nothing to draw, or if more days have passed than there are bars. */
export function reportDrawing({
  bars = [],
  passed = bars.length,
  range = 0,
}: NonNullable<Card['report']>): ReportDrawing | undefined {
  const total = bars.reduce((sum, bar) => sum + bar, 0);
  if (bars.length < 2 || total <= 0 || passed > bars.length) return undefined;
  const most = Math.max(...bars);
  const step = 100 / bars.length;
  const level = (value: number) => digits(100 - (value / (total + range)) * sumHeight);
  const barPath = (from: number, to: number) =>
    bars
      .slice(from, to)
      .map((bar, index) => {
        const height = digits((bar / most) * barHeight);
        return `M${digits((from + index + 0.1) * step)} 100v-${height}h${digits(step * 0.8)}v${height}`;
      })
      .join('');
  let sum = 0;
  const points = bars.map((bar, index) => {
    sum += bar;
    return `${digits((index + 0.5) * step)} ${level(sum)}`;
  });
  const linePath = (line: readonly string[]) => (line.length < 2 ? '' : `M${line.join('L')}`);
  return {
    passed: barPath(0, passed),
    expected: barPath(passed, bars.length),
    sum: linePath(points.slice(0, passed)),
    forecast: linePath(points.slice(Math.max(0, passed - 1))),
    now: digits(passed * step),
    end: {
      x: digits(100 - step / 2),
      y: level(total),
      high: level(total + range),
      low: level(total - range),
    },
  };
}
