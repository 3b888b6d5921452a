import type { BlockProps } from '../../generated/block-props.ts';
import { Fold } from '../../ui/Fold.tsx';
import { CardHeading } from '../../ui/headings/CardHeading.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './AlternatingCards.module.css';

/** Pictures and texts on alternating sides. Without any picture, the rows are text between lines. */
export default function AlternatingCards({
  cards,
  heading,
  collapseAfter,
  more,
  less,
  tone,
}: BlockProps['alternating-cards']) {
  const arePictured = cards.some((card) => card.image !== undefined);
  return (
    <Section tone={tone} heading={heading} className={css.section}>
      <ul className={css.rows} data-pictured={arePictured}>
        {withKeys(cards, ({ title }) => title).map(({ key, item: { title, text, image } }) => (
          <li key={key} className={css.row}>
            {arePictured && (
              <Picture
                image={image}
                ratio="4/3"
                sizes="(min-width: 60rem) 48vw, 100vw"
                className={css.picture}
              />
            )}
            <div className={css.words}>
              <CardHeading level={heading === undefined ? 2 : 3} className={css.title}>
                {title}
              </CardHeading>
              <div className={css.text}>
                <Fold text={text} after={collapseAfter} more={more} less={less} about={title} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
