import { Picture } from '../../ui/pictures/Picture.tsx';
import css from './AlternatingCards.module.css';
import { type CardLabels, CardWords } from './CardWords.tsx';
import type { PlacedCard } from './card-shapes.ts';
import { Plate } from './Plate.tsx';
import { ReportSheet } from './with-report/ReportSheet.tsx';
import { CardTable } from './with-table/CardTable.tsx';
import { Tally } from './with-tally/Tally.tsx';

interface CardRowProps extends PlacedCard {
  readonly isPictured: boolean;
  readonly level: 2 | 3;
  readonly words: CardLabels;
}

/** One card, in the shape that suits its content. */
export function CardRow({ card, shape, place, isPictured, level, words }: CardRowProps) {
  const { image, report, tally } = card;
  const copy = <CardWords card={card} level={level} words={words} />;
  if (shape === 'tally' && tally !== undefined) {
    return (
      <li className={css.night}>
        <Tally tally={tally}>{copy}</Tally>
      </li>
    );
  }
  if (shape === 'board') {
    return (
      <li className={css.row} data-shape={shape}>
        <Picture image={image} sizes="100vw" className={css.wide} />
        {copy}
        <CardTable card={card} />
      </li>
    );
  }
  if (shape === 'table') {
    return (
      <li className={css.row} data-shape={shape} data-place={place}>
        {image !== undefined && <Plate card={card} place={place} letters={words.letters} />}
        <div className={css.words}>
          {copy}
          <CardTable card={card} />
        </div>
      </li>
    );
  }
  if (shape === 'report' && report !== undefined) {
    return (
      <li className={css.row} data-shape={shape} data-place={place}>
        <div className={css.words}>
          {image !== undefined && (
            <Picture image={image} ratio="4/3" sizes="(min-width: 60rem) 26vw, 100vw" className={css.small} />
          )}
          {copy}
        </div>
        <ReportSheet report={report} />
      </li>
    );
  }
  return (
    <li className={css.row} data-shape={shape} data-place={place}>
      {isPictured && <Plate card={card} place={place} letters={words.letters} />}
      {copy}
    </li>
  );
}
