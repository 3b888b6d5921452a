import { percentOf } from '../../ui/drawings/coordinates.ts';
import drawn from '../../ui/drawings/Drawn.module.css';
import { joinClasses } from '../../ui/join-classes.ts';
import css from './ReadingScale.module.css';
import { RulerTicks } from './RulerTicks.tsx';
import type { ReadingProps, Scale } from './reading-scale.ts';

interface ReadingScaleProps {
  readonly scale: Scale;
  readonly unit: string | undefined;
  readonly row: ReadingProps['row'];
  readonly format: (figure: number) => string;
}

/** Marks as one path in a box, so that it can be stretched. The width of the box is the number of marks. */
function marks(from: number, to: number, mark: string): string {
  return Array.from({ length: to - from }, (_, index) => `M${from + index} 0${mark}`).join('');
}

/** How much of its place a mark fills. */
const TICK = 'm.28 0h.44v1h-.44z';
const BOX = 'm.1 0h.8v1h-.8z';
/** A whole with fewer parts than this is drawn as boxes. */
const mostBoxes = 24;

/** The drawing of a reading. It repeats the figure, so screen readers skip it. */
export function ReadingScale({ scale, unit, row, format }: ReadingScaleProps) {
  if (scale.is === 'none') return null;
  return (
    <dd className={css.scale} aria-hidden="true">
      <svg className={joinClasses(css.drawing, drawn.chart)} height="86" aria-hidden="true">
        {scale.is === 'bars' && (
          <>
            {scale.before === undefined ? (
              <rect className={joinClasses(css.whole, drawn.bar)} x="0.75" y="12" width="99.8%" height="30" />
            ) : (
              <rect
                className={joinClasses(css.before, drawn.bar)}
                y="6"
                width={percentOf(scale.before / scale.max)}
                height="18"
              />
            )}
            <rect
              className={joinClasses(css.after, drawn.bar)}
              y={scale.before === undefined ? 12 : 30}
              width={percentOf(scale.after / scale.max)}
              height={scale.before === undefined ? 30 : 18}
            />
            <RulerTicks max={scale.max} unit={unit} format={format} />
          </>
        )}
        {scale.is === 'ticks' && (
          <>
            <Marks whole={scale.whole} turn={scale.part} mark={scale.whole > mostBoxes ? TICK : BOX} />
            <text y="81">{format(1)}</text>
            <text x="100%" y="81" textAnchor="end">
              {format(scale.whole)} {unit}
            </text>
          </>
        )}
        {scale.is === 'row' && (
          <>
            <Marks whole={scale.count} turn={scale.count - scale.last} mark={BOX} isReversed />
            <text y="81">{row?.first}</text>
            <text
              x={percentOf((scale.count - scale.last) / scale.count)}
              y="81"
              textAnchor="end"
              data-turn=""
            >
              {row?.turn}
            </text>
            <text x="100%" y="81" textAnchor="end">
              {row?.last}
            </text>
          </>
        )}
        <line className={css.axis} x2="100%" y1="56.5" y2="56.5" />
      </svg>
    </dd>
  );
}

interface MarksProps {
  readonly whole: number;
  /** The index at which the look of the marks changes. */
  readonly turn: number;
  readonly mark: string;
  /** True if the marks from `turn` on stand out, false if the marks before it do. */
  readonly isReversed?: boolean;
}

function Marks({ whole, turn, mark, isReversed = false }: MarksProps) {
  return (
    <svg
      aria-hidden="true"
      y="6"
      width="100%"
      height="42"
      viewBox={`0 0 ${whole} 1`}
      preserveAspectRatio="none"
    >
      <path className={css.mark} data-strong={!isReversed} d={marks(0, turn, mark)} />
      <path className={css.mark} data-strong={isReversed} d={marks(turn, whole, mark)} />
    </svg>
  );
}
