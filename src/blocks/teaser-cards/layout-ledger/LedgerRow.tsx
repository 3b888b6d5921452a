import { Kicker } from '../Kicker.tsx';
import { Signature } from '../layout-feature-or-ledger/Signature.tsx';
import { RowPicture } from '../RowPicture.tsx';
import texts from '../RowTexts.module.css';
import { RowTitle } from '../RowTitle.tsx';
import type { BylineProps, Card } from '../teaser-props.ts';
import css from './LedgerRow.module.css';
import { type Day, monthName } from './ledger-dates.ts';

interface LedgerRowProps extends BylineProps {
  readonly card: Card;
  /** False if the section above shows the picture. */
  readonly isPictured: boolean;
  readonly day?: Day | undefined;
  readonly language: string;
  readonly level: 2 | 3 | 4;
}

/** One card as a row: day and month, words, author, picture. */
export function LedgerRow({ card, isPictured, day, language, level, people, minutesText }: LedgerRowProps) {
  const { topic, text, note, image, date } = card;
  return (
    <article className={css.row} data-card="">
      {day && (
        <time className={css.date} dateTime={date} suppressHydrationWarning>
          <b className={css.day}>{day.day}</b> <span className={css.month}>{monthName(day, language)}</span>
        </time>
      )}
      <div className={css.words}>
        <Kicker topic={topic} />
        <RowTitle card={card} level={level} />
        {text !== undefined && <p className={texts.text}>{text}</p>}
        {note !== undefined && <p className={texts.text}>{note}</p>}
      </div>
      <div className={css.by}>
        <Signature card={card} people={people} minutesText={minutesText} />
      </div>
      {isPictured ? (
        <RowPicture
          image={image}
          ratio="4/3"
          className={css.picture}
          sizes="(min-width: 60rem) 13rem, (min-width: 36rem) 10rem, 6rem"
        />
      ) : (
        <span className={css.picture} />
      )}
    </article>
  );
}
