import { LargeFigure } from '../../../ui/lettering/LargeFigure.tsx';
import { RowPicture } from '../RowPicture.tsx';
import texts from '../RowTexts.module.css';
import { RowTitle } from '../RowTitle.tsx';
import type { RowsProps } from '../teaser-props.ts';
import css from './FigureRows.module.css';

/** Cards as rows that begin with a figure. Without a figure, the title takes its column. */
export function FigureRows({ cards, level }: Pick<RowsProps, 'cards' | 'level'>) {
  return (
    <div className={css.rows}>
      {cards.map((card) => {
        const { href, figure, sector, text, image } = card;
        return (
          <article key={href} className={css.row} data-card="" data-figure={figure !== undefined}>
            {figure && <LargeFigure {...figure} />}
            <div className={css.words}>
              {sector !== undefined && <p className={texts.sector}>{sector}</p>}
              <RowTitle card={card} level={level} size="small" />
              {text !== undefined && <p className={texts.text}>{text}</p>}
            </div>
            {image && (
              <RowPicture image={image} className={css.picture} sizes="(min-width: 44rem) 20rem, 100vw" />
            )}
          </article>
        );
      })}
    </div>
  );
}
