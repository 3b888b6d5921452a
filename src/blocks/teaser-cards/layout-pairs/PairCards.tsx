import { Kicker } from '../Kicker.tsx';
import { RowPicture } from '../RowPicture.tsx';
import texts from '../RowTexts.module.css';
import { RowTitle } from '../RowTitle.tsx';
import type { RowsProps } from '../teaser-props.ts';
import css from './PairCards.module.css';

/** Cards in two columns: a small picture next to topic, day, title and excerpt. */
export function PairCards({ cards, level }: Pick<RowsProps, 'cards' | 'level'>) {
  const isPictured = cards.some(({ image }) => image !== undefined);
  return (
    <div className={css.pairs} data-pictured={isPictured}>
      {cards.map((card) => (
        <article key={card.href} className={css.pair} data-card="">
          {isPictured && <RowPicture image={card.image} ratio="4/3" sizes="(min-width: 60rem) 14rem, 7rem" />}
          <div className={css.words}>
            <Kicker topic={card.topic} date={card.date} />
            <RowTitle card={card} level={level} size="small" />
            {card.text !== undefined && <p className={texts.text}>{card.text}</p>}
            {card.note !== undefined && <p className={texts.text}>{card.note}</p>}
          </div>
        </article>
      ))}
    </div>
  );
}
