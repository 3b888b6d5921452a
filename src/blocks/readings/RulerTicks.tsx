import { percentOf } from '../../ui/drawings/coordinates.ts';
import css from './ReadingScale.module.css';
import { rulerValues } from './reading-scale.ts';

interface RulerTicksProps {
  readonly max: number;
  readonly unit: string | undefined;
  readonly format: (figure: number) => string;
}

/** The width of a letter in the labels, and of a ruler on a phone, on a small screen and on a wide one, in pixels. */
const letter = 6.4;
const narrow = 270;
const middle = 390;
const wide = 480;

/** The ticks of a ruler with their values. The last label has the unit; a value in its place is omitted. */
export function RulerTicks({ max, unit, format }: RulerTicksProps) {
  const last = unit === undefined ? format(max) : `${format(max)} ${unit}`;
  const isFree = (value: number, width: number) =>
    (1 - value / max) * width > (last.length + format(value).length / 2 + 1) * letter;
  return (
    <>
      {[...rulerValues(max), max].map((value) => (
        <line
          key={value}
          className={css.axis}
          x1={percentOf(value / max)}
          x2={percentOf(value / max)}
          y1="56"
          y2="64"
        />
      ))}
      {rulerValues(max)
        .filter((value) => isFree(value, wide))
        .map((value) => (
          <text
            key={value}
            x={percentOf(value / max)}
            y="81"
            textAnchor={value === 0 ? 'start' : 'middle'}
            data-for={isFree(value, narrow) ? undefined : isFree(value, middle) ? 'middle' : 'wide'}
          >
            {format(value)}
          </text>
        ))}
      <text x="100%" y="81" textAnchor="end">
        {last}
      </text>
    </>
  );
}
