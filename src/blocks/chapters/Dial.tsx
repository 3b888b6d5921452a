import { useSiteConfig } from 'pagewright/blocks';
import { tenths } from '../../ui/drawings/coordinates.ts';
import type { ChapterSection } from './chapter-order.ts';
import { angleOf, type DialSpan, dialSpan } from './dial-span.ts';
import css from './HourList.module.css';

type DialProps = NonNullable<ChapterSection['dial']>;

const center = 200;
const outer = 168;
const inner = 142;
const middle = (outer + inner) / 2;
/** From this length on, only every sixth hour has a tick. */
const manyHours = 100;
const longTick = 6;

function at(radius: number, angle: number): string {
  return `${tenths(center + radius * Math.sin(angle))} ${tenths(center - radius * Math.cos(angle))}`;
}

function arc(radius: number, from: number, to: number, isReversed = false): string {
  const isLarge = to - from > Math.PI ? 1 : 0;
  return `A${radius} ${radius} 0 ${isLarge} ${isReversed ? 0 : 1} ${at(radius, isReversed ? from : to)}`;
}

function band(from: number, to: number): string {
  return `M${at(outer, from)}${arc(outer, from, to)}L${at(inner, to)}${arc(inner, from, to, true)}Z`;
}

function ticks(span: DialSpan): string {
  const every = span.length > manyHours ? longTick : 1;
  return Array.from({ length: Math.floor(span.length / every) + 1 }, (_, index) => {
    const angle = angleOf(index * every, span);
    return `M${at(174, angle)}L${at((index * every) % longTick === 0 ? 186 : 180, angle)}`;
  }).join('');
}

/** A span of time as a ring, with a hand at the latest time to turn back. Renders nothing if its times are not in order. */
export function Dial({ dial }: { readonly dial: DialProps }) {
  const { language } = useSiteConfig().head;
  const span = dialSpan(dial, language);
  if (span === undefined) return null;
  const [start, done, turn, end] = [0, span.done, span.turn, span.length].map((hours) =>
    angleOf(hours, span),
  );
  if (start === undefined || done === undefined || turn === undefined || end === undefined) return null;
  const label = dial.label === undefined ? '' : `${dial.label}: `;
  return (
    <svg
      className={css.dial}
      viewBox="0 0 400 400"
      role="img"
      aria-label={`${label}${span.weekday}, ${span.time}`}
      suppressHydrationWarning
    >
      <path className={css.done} d={band(start, done)} />
      {/* A thick dashed line along the ring looks like hatching across it. */}
      {done < turn && <path className={css.spare} d={`M${at(middle, done)}${arc(middle, done, turn)}`} />}
      <path className={css.back} d={band(done, end)} />
      <path className={css.ticks} d={ticks(span)} />
      <path className={css.hand} d={`M${at(96, turn)}L${at(186, turn)}`} />
      <circle className={css.knob} cx={at(194, turn).split(' ')[0]} cy={at(194, turn).split(' ')[1]} r="8" />
      <text x={center} y="164">
        {dial.label}
      </text>
      <text className={css.big} x={center} y="233">
        {span.time}
      </text>
      <text x={center} y="260" suppressHydrationWarning>
        {span.weekday}
      </text>
    </svg>
  );
}
