import { onCircle, tenths } from '../../../ui/drawings/coordinates.ts';
import type { Card } from '../card-shapes.ts';

type Inset = NonNullable<Card['inset']>;

interface HourRing {
  readonly others: string;
  readonly marked: string;
}

interface DayBoxes {
  readonly width: number;
  readonly outlines: string;
  readonly hatching: string;
  readonly filled: string;
}

const hours = 24;
const centre = 160;
/** The radius at which the bars of the hours begin, and the length of the longest bar. */
const inner = 74;
const reach = 58;
/** The gap between two hours, in degrees of the ring. */
const gap = 0.9;

const pointAt = (radius: number, degrees: number): string =>
  onCircle({ x: centre, y: centre }, radius, degrees).join(' ');

function hourPath(hour: number, share: number): string {
  const outer = inner + reach * share;
  const [start, end] = [hour * 15 + gap, hour * 15 + 15 - gap];
  return `M${pointAt(inner, start)}L${pointAt(outer, start)}A${tenths(outer)} ${tenths(outer)} 0 0 1 ${pointAt(outer, end)}L${pointAt(inner, end)}A${inner} ${inner} 0 0 0 ${pointAt(inner, start)}Z`;
}

/** A ring of 24 hours from midnight at the top. Undefined without 24 numbers. */
export function hourRing({ kind, values = [], first, last }: Inset): HourRing | undefined {
  const most = Math.max(...values);
  if (kind !== 'hours' || values.length !== hours || most <= 0) return undefined;
  const isMarked = (hour: number) =>
    first !== undefined &&
    last !== undefined &&
    (first <= last ? hour >= first && hour <= last : hour >= first || hour <= last);
  const pathOf = (isWanted: (hour: number) => boolean) =>
    values.map((value, hour) => (isWanted(hour) ? hourPath(hour, value / most) : '')).join('');
  return { others: pathOf((hour) => !isMarked(hour)), marked: pathOf(isMarked) };
}

const box = 25;
const pitch = 30;
const mostBoxes = 31;

/** A box for each day that the work took before. The filled part shows how long it takes now. */
export function dayBoxes({ kind, values = [] }: Inset): DayBoxes | undefined {
  const [now, before] = values;
  if (kind !== 'days' || now === undefined || before === undefined) return undefined;
  const count = Math.ceil(before);
  if (now > before || count < 1 || count > mostBoxes) return undefined;
  const boxes = Array.from({ length: count }, (_, index) => ({ x: index * pitch, part: now - index }));
  return {
    width: count * pitch - pitch + box + 2,
    outlines: boxes.map(({ x }) => `M${x} 0h${box}v${box}h-${box}z`).join(''),
    hatching: boxes
      .filter(({ part }) => part <= 0)
      .map(({ x }) =>
        [5, 10, 15, 20, 25].map((d) => `M${x} ${d}l${d}-${d}M${x + d} ${box}l${box - d}-${box - d}`).join(''),
      )
      .join(''),
    filled: boxes
      .filter(({ part }) => part > 0)
      .map(({ x, part }) => `M${x} 0h${tenths(Math.min(1, part) * box)}v${box}H${x}z`)
      .join(''),
  };
}

/** The number of days, for an inset without a figure of its own: 1½ for 1.5. */
export function dayFigure({ kind, values: [now] = [] }: Inset): string | undefined {
  if (kind !== 'days' || now === undefined) return undefined;
  const whole = Math.floor(now);
  if (now - whole === 0.5) return `${whole === 0 ? '' : whole}½`;
  return String(now);
}
