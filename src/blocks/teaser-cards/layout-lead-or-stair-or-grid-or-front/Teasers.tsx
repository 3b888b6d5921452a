import { withKeys } from '../../../ui/with-keys.ts';
import type { Card } from '../teaser-props.ts';
import { Teaser } from './Teaser.tsx';
import css from './Teasers.module.css';
import { type TeaserLayout, teaserShape } from './teaser-shape.ts';

interface TeasersProps {
  readonly cards: readonly Card[];
  readonly level: 2 | 3;
  readonly layout: TeaserLayout;
  readonly columns: 2 | 3;
}

/** The number of cards from which the layout no longer changes. */
const maxLayoutCount = 5;

/** Cards with their pictures above or next to their words. */
export function Teasers({ cards, level, layout, columns }: TeasersProps) {
  // Without any picture, the picture boxes are omitted.
  const pictured = cards.some(({ image }) => image !== undefined);
  return (
    <div
      className={css.cards}
      data-layout={layout}
      data-columns={columns}
      data-amount={Math.min(cards.length, maxLayoutCount)}
      data-pictured={pictured}
    >
      {withKeys(cards, ({ href }) => href).map(({ key, item, index }) => (
        <Teaser
          key={key}
          teaser={item}
          level={level}
          shape={teaserShape(layout, index, cards.length)}
          pictured={pictured}
        />
      ))}
    </div>
  );
}
