import type { BlockProps } from '../../generated/block-props.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import measure from './MeasuredText.module.css';
import css from './Stopwatch.module.css';
import { centre, clockTime, type Dial } from './stopwatch-dial.ts';

interface StopwatchProps {
  readonly stopwatch: NonNullable<BlockProps['measured-text']['stopwatch']>;
  readonly dial: Dial;
}

const { x, y } = centre;
const face = 182;

/** The distance between two dots of the shadow. */
const grain = 7;

/** The shadow of the watch: a grid of dots where a second circle reaches beyond the first. Each dot is a line of no length. */
const shadow = Array.from({ length: 60 * 60 }, (_, index) => {
  const [column, row] = [(index % 60) - 30, Math.floor(index / 60) - 30];
  // A halftone screen is rotated, so that its rows do not coincide with the lines of the drawing.
  const across = grain * (column * Math.cos(0.5) - row * Math.sin(0.5));
  const down = grain * (column * Math.sin(0.5) + row * Math.cos(0.5));
  const isShown = Math.hypot(across, down) < face - 1 && Math.hypot(across + 14, down + 16) > face;
  return isShown ? `M${Math.round(x + 14 + across)} ${Math.round(y + 16 + down)}h0` : '';
}).join('');

/** A stopwatch whose dial shows how long each stage took. The list below says the same. */
export function Stopwatch({ stopwatch: { stages, caption }, dial }: StopwatchProps) {
  return (
    <figure className={css.watch}>
      <svg className={css.drawing} viewBox="0 0 412 424" aria-hidden="true">
        <path className={css.shadow} d={shadow} />
        <path className={css.solid} d="M182 6h36v28h-36z" />
        <path className={css.case} d="M172 6h56v14h-56z" />
        <path className={css.line} d="M188 6v14M196 6v14M204 6v14M212 6v14" />
        <path className={css.case} transform={`rotate(38 ${x} ${y})`} d="M190 28h20v20h-20z" />
        <circle className={css.case} cx={x} cy={y} r={face} />
        <circle className={css.line} cx={x} cy={y} r={face - 9} />
        <path className={css.line} d={dial.ticks} />
        <path className={css.strong} d={dial.strongTicks} />
        {withKeys(dial.sectors, ({ outline }) => outline).map(({ key, item, index }) => (
          <g key={key} className={css.sector} data-swatch={index % 4}>
            <path d={item.outline} />
            {index % 4 === 1 && <path className={css.line} d={item.hatching} />}
          </g>
        ))}
        {dial.labels.map(({ text, ...at }) => (
          <text key={text} className={css.label} x={at.x} y={at.y} dy="7">
            {text}
          </text>
        ))}
        <path className={css.plate} d="M146 240h108v46h-108z" />
        <text className={css.total} x={x} y="278">
          {clockTime(dial.total)}
        </text>
        <g className={css.hand}>
          <g transform={`rotate(${dial.degrees} ${x} ${y})`}>
            <path d={`M${x} 252V62`} />
            <circle cx={x} cy={y} r="8" />
          </g>
        </g>
      </svg>
      <figcaption>
        {caption !== undefined && (
          <Hidden>
            {caption}: {clockTime(dial.total)}
          </Hidden>
        )}
        <ul className={measure.parts}>
          {withKeys(stages, ({ name }) => name).map(({ key, item, index }) => (
            <li key={key} className={measure.part}>
              <span className={measure.swatch} data-swatch={index % 4} aria-hidden="true" />
              {item.name}
              <b className={measure.amount}>{clockTime(item.minutes)}</b>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
