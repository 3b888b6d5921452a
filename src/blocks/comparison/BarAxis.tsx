import css from './BarAxis.module.css';
import type { scaleTicks } from './bar-scale.ts';

/** A label beyond this point would touch the last label on a small screen. */
const late = 0.7;

/** The scale below bars. The first label starts at its tick, and the last one ends at its tick. */
export function BarAxis({ ticks }: { readonly ticks: ReturnType<typeof scaleTicks> }) {
  if (ticks.length === 0) return null;
  return (
    <svg className={css.axis} aria-hidden="true">
      {ticks.map(({ at, text }, index) => (
        <g key={at} data-late={(at > late && at < 1) || undefined}>
          <line x1={`${at * 100}%`} x2={`${at * 100}%`} y2="10" />
          <text x={`${at * 100}%`} y="30" textAnchor={at === 1 ? 'end' : index === 0 ? 'start' : 'middle'}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
