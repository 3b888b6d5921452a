import type { Card } from '../card-shapes.ts';
import css from './CardInset.module.css';
import { dayBoxes, dayFigure, hourRing } from './inset-drawings.ts';

type Inset = NonNullable<Card['inset']>;

interface CardInsetProps {
  readonly inset: Inset;
  /** The side of the picture on which the sheet is. */
  readonly side: 'start' | 'end';
}

/** A small sheet on the picture. It has a figure, and a drawing if its numbers can be drawn. */
export function CardInset({ inset, side }: CardInsetProps) {
  const ring = hourRing(inset);
  const boxes = dayBoxes(inset);
  const figure = inset.figure ?? dayFigure(inset);
  return (
    <figcaption
      className={css.inset}
      data-kind={ring === undefined ? 'figure' : 'hours'}
      data-side={side}
      data-tone="white"
    >
      {ring !== undefined && (
        <svg className={css.ring} viewBox="26 26 268 268" aria-hidden="true">
          <path className={css.some} d={ring.others} />
          <path className={css.marked} d={ring.marked} />
          <circle className={css.line} cx="160" cy="160" r="68" />
          <path className={css.line} d="M160 92v-12M228 160h12M160 228v12M92 160h-12" />
          <text className={css.middle} x="160" y="183">
            {figure}
          </text>
        </svg>
      )}
      {ring === undefined && figure !== undefined && (
        <p className={css.figure}>
          {figure}
          {inset.unit !== undefined && <small className={css.unit}>{inset.unit}</small>}
        </p>
      )}
      {boxes !== undefined && (
        <svg className={css.boxes} viewBox={`-1 -1 ${boxes.width} 27`} aria-hidden="true">
          <path className={css.thin} d={boxes.hatching} />
          <path className={css.marked} d={boxes.filled} />
          <path className={css.line} d={boxes.outlines} />
        </svg>
      )}
      <p className={css.text}>{inset.text}</p>
    </figcaption>
  );
}
