import { Byline } from '../../../ui/Byline.tsx';
import { LargeFigure } from '../../../ui/lettering/LargeFigure.tsx';
import { RowPicture } from '../RowPicture.tsx';
import texts from '../RowTexts.module.css';
import { RowTitle } from '../RowTitle.tsx';
import type { RowsProps } from '../teaser-props.ts';
import css from './StudyCards.module.css';

/** The first card has the full width, and so does a last card that would be alone in its row. */
function shapeOf(index: number, count: number): 'wide' | 'mirrored' | 'column' {
  if (index === 0) return 'wide';
  return index === count - 1 && index % 2 === 1 ? 'mirrored' : 'column';
}

/** Case studies: the first next to its picture over the full width, the others in two columns. */
export function StudyCards({ cards, level }: Pick<RowsProps, 'cards' | 'level'>) {
  const isPictured = cards.some(({ image }) => image !== undefined);
  return (
    <div className={css.studies} data-pictured={isPictured}>
      {cards.map((card, index) => (
        <article
          key={card.href}
          className={css.study}
          data-card=""
          data-shape={shapeOf(index, cards.length)}
          data-figure={card.figure !== undefined}
        >
          {isPictured && (
            <RowPicture
              image={card.image}
              className={css.picture}
              sizes={
                shapeOf(index, cards.length) === 'column'
                  ? '(min-width: 44rem) 50vw, 100vw'
                  : '(min-width: 60rem) 46rem, 100vw'
              }
            />
          )}
          <div className={css.words}>
            {card.sector !== undefined && <p className={texts.sector}>{card.sector}</p>}
            <RowTitle card={card} level={level} size={index === 0 ? 'large' : 'usual'} />
            {card.text !== undefined && <p className={texts.text}>{card.text}</p>}
            {card.note !== undefined && <p className={texts.text}>{card.note}</p>}
            <Byline date={card.date} author={card.author} />
          </div>
          {card.figure && <LargeFigure {...card.figure} />}
        </article>
      ))}
    </div>
  );
}
