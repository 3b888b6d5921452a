import { Picture } from '../../ui/pictures/Picture.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './AlternatingCards.module.css';
import type { Card } from './card-shapes.ts';
import { CardInset } from './with-inset/CardInset.tsx';
import { letterOf } from './with-marks/LetterKey.tsx';
import plate from './with-marks/Plate.module.css';

interface PlateProps {
  readonly card: Card;
  readonly place: number;
  readonly letters: string;
}

/** The picture of a card, with letters on it or a small sheet. */
export function Plate({ card: { image, marks = [], inset }, place, letters }: PlateProps) {
  // Letters are at the right places only if the picture is not cropped.
  const hasLetters = image !== undefined && marks.length > 0;
  const picture = (
    <Picture
      image={image}
      ratio={hasLetters ? 'natural' : undefined}
      sizes="(min-width: 60rem) 56vw, 100vw"
      className={css.picture}
    />
  );
  if (!hasLetters && inset === undefined) return picture;
  return (
    <figure className={css.plate}>
      {picture}
      {hasLetters && (
        <svg className={plate.pins} aria-hidden="true">
          {withKeys(marks, ({ text }) => text).map(({ key, item: { x, y }, index }) => (
            <g key={key}>
              <circle cx={`${x}%`} cy={`${y}%`} r="15" />
              <text x={`${x}%`} y={`${y}%`} dy="6">
                {letterOf(index, letters)}
              </text>
            </g>
          ))}
        </svg>
      )}
      {inset !== undefined && <CardInset inset={inset} side={place === 1 ? 'start' : 'end'} />}
    </figure>
  );
}
