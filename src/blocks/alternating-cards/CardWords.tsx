import { Fold } from '../../ui/Fold.tsx';
import { CardHeading } from '../../ui/headings/CardHeading.tsx';
import css from './AlternatingCards.module.css';
import type { Card } from './card-shapes.ts';
import { LetterKey } from './with-marks/LetterKey.tsx';

export interface CardLabels {
  readonly collapseAfter: number;
  readonly more: string;
  readonly less: string;
  /** The letters that mark the places on a picture. */
  readonly letters: string;
}

interface CardWordsProps {
  readonly card: Card;
  readonly level: 2 | 3;
  readonly words: CardLabels;
}

/** Title and text of a card. The letters on its picture are explained after the first part of the text. */
export function CardWords({ card, level, words }: CardWordsProps) {
  const { title, text, image, marks = [] } = card;
  return (
    <div className={css.words}>
      <CardHeading level={level} className={css.title}>
        {title}
      </CardHeading>
      <div className={css.text}>
        <Fold
          text={text}
          after={words.collapseAfter}
          more={words.more}
          less={words.less}
          about={title}
          bySentence
        >
          {image !== undefined && <LetterKey marks={marks} letters={words.letters} />}
        </Fold>
      </div>
    </div>
  );
}
