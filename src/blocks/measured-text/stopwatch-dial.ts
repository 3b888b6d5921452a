import type { BlockProps } from '../../generated/block-props.ts';
import { onCircle, tenths } from '../../ui/drawings/coordinates.ts';

type StopwatchProps = NonNullable<BlockProps['measured-text']['stopwatch']>;

interface Sector {
  /** The outline of the sector, and the lines that fill it. */
  readonly outline: string;
  readonly hatching: string;
}

export interface Dial {
  readonly sectors: readonly Sector[];
  readonly strongTicks: string;
  readonly ticks: string;
  readonly labels: readonly { readonly x: number; readonly y: number; readonly text: string }[];
  /** The hand, drawn at twelve o'clock. */
  readonly degrees: number;
  readonly total: number;
}

export const centre = { x: 200, y: 222 };
const ring = { inner: 110, outer: 142 };
/** Minutes between two labels of the dial. */
const steps = [1, 2, 5, 10, 15, 30, 60, 120, 180, 240, 360];
const mostLabels = 6;
const hour = 60;

const pointAt = (radius: number, degrees: number) => onCircle(centre, radius, degrees);

function line(degrees: number, outer: number, inner: number): string {
  return `M${pointAt(outer, degrees).join(' ')}L${pointAt(inner, degrees).join(' ')}`;
}

function sector(start: number, end: number): Sector {
  const { inner, outer } = ring;
  // The arc of a whole circle would start and end at the same point, so browsers would draw nothing.
  const stop = Math.min(end, start + 359.9);
  const large = stop - start > 180 ? 1 : 0;
  const outline = `M${pointAt(outer, start).join(' ')}A${outer} ${outer} 0 ${large} 1 ${pointAt(outer, stop).join(' ')}L${pointAt(inner, stop).join(' ')}A${inner} ${inner} 0 ${large} 0 ${pointAt(inner, start).join(' ')}Z`;
  const lines = Math.floor((stop - start) / 1.8);
  const hatching = Array.from({ length: lines }, (_, index) =>
    line(start + ((index + 0.5) * (stop - start)) / lines, outer, inner),
  ).join('');
  return { outline, hatching };
}

/** Undefined if there are no stages, or if together they take longer than the limit. */
export function dialOf({ limit, stages }: StopwatchProps): Dial | undefined {
  const total = stages.reduce((sum, { minutes }) => sum + minutes, 0);
  if (stages.length === 0 || total > limit) return undefined;
  const degreesAt = (minutes: number) => (minutes / limit) * 360;
  let minutes = 0;
  const sectors = stages.map((stage) => {
    const start = minutes;
    minutes += stage.minutes;
    return sector(degreesAt(start), degreesAt(minutes));
  });
  const step = steps.find((each) => limit / each <= mostLabels) ?? limit;
  const marks = Array.from({ length: Math.floor(limit / step) }, (_, index) => (index + 1) * step);
  const small = step / 12;
  const ticks = Array.from({ length: Math.floor(limit / small) }, (_, index) => index + 1);
  return {
    sectors,
    strongTicks: marks.map((mark) => line(degreesAt(mark), 168, 150)).join(''),
    ticks: ticks
      .filter((tick) => tick % 12 !== 0)
      .map((tick) => line(degreesAt(tick * small), 168, tick % 4 === 0 ? 156 : 161))
      .join(''),
    labels: marks.map((mark) => {
      const [x, y] = pointAt(94, degreesAt(mark));
      return { x, y, text: String(step % hour === 0 ? mark / hour : mark) };
    }),
    degrees: tenths(degreesAt(total)),
    total,
  };
}

/** Formats minutes: 230 is `3:50`. */
export function clockTime(minutes: number): string {
  return `${Math.floor(minutes / hour)}:${String(minutes % hour).padStart(2, '0')}`;
}
