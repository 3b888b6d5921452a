import type { BlockProps } from '../../generated/block-props.ts';
import css from './Instrument.module.css';
import { type Drawing, gauge, overlap, seats } from './instrument-shapes.ts';

type Figure = NonNullable<BlockProps['clauses']['clauses'][number]['figure']>;

/** In characters. More letters do not fit into the ring. */
const maxLetters = 3;

/** A drawing of the measure of a clause, with its words. If the numbers cannot be drawn, only the words. */
export function Instrument({ figure }: { readonly figure: Figure }) {
  const { kind, title, text, letters } = figure;
  const drawing = drawingOf(figure);
  return (
    <figure className={css.instrument}>
      {drawing !== undefined && (
        <svg
          className={css.drawing}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          aria-hidden="true"
          data-kind={kind}
        >
          {drawing.fine !== undefined && <path className={css.fine} d={drawing.fine} />}
          {drawing.solid !== undefined && <path className={css.solid} d={drawing.solid} />}
          <path d={drawing.outline} />
          {kind === 'gauge' && <path className={css.hub} d="M112 112a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z" />}
          {drawing.needle !== undefined && <path className={css.needle} d={drawing.needle} />}
        </svg>
      )}
      {kind === 'ring' && letters !== undefined && [...letters].length <= maxLetters && (
        <p className={css.ring} aria-hidden="true">
          <span>{letters}</span>
        </p>
      )}
      <figcaption>
        <b className={css.title}>{title}</b>
        {text}
      </figcaption>
    </figure>
  );
}

function drawingOf({ kind, value, limit, share }: Figure): Drawing | undefined {
  if (kind === 'overlap') return overlap(value);
  if (kind === 'gauge') return gauge(value, limit);
  return kind === 'seats' ? seats(value, share) : undefined;
}
