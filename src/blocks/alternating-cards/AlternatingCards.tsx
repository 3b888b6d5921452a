import type { BlockProps } from '../../generated/block-props.ts';
import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './AlternatingCards.module.css';
import { CardRow } from './CardRow.tsx';
import { type Band, bandsOf } from './card-shapes.ts';

type AlternatingCardsProps = BlockProps['alternating-cards'];

/** Pictures and texts on alternating sides. Without any picture, the rows are text between lines. */
export default function AlternatingCards({ cards, heading, tone, ...words }: AlternatingCardsProps) {
  const bands = bandsOf(cards, tone);
  const arePictured =
    cards.some((card) => card.image !== undefined) ||
    bands.some((band) => band.cards.some(({ shape }) => shape !== 'plain'));
  const level = heading === undefined ? 2 : 3;
  const rowsOf = (band: Band) => (
    <ul className={css.rows} data-pictured={arePictured}>
      {withKeys(band.cards, ({ card }) => card.title).map(({ key, item }) => (
        <CardRow key={key} {...item} isPictured={arePictured} level={level} words={words} />
      ))}
    </ul>
  );
  const [only] = bands;
  if (bands.length === 1 && only?.tone === tone) {
    return (
      <Section tone={tone} heading={heading} className={css.section}>
        {rowsOf(only)}
      </Section>
    );
  }
  return (
    <Section tone={tone} label={heading} space="none" className={css.bands}>
      {withKeys(bands, ({ cards: [first] }) => first?.card.title ?? '').map(({ key, item, index }) => (
        <Section key={key} tone={item.tone} className={css.section}>
          {index === 0 && heading !== undefined && (
            <StationHeading className={css.heading}>{heading}</StationHeading>
          )}
          {rowsOf(item)}
        </Section>
      ))}
    </Section>
  );
}
