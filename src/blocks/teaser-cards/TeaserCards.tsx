import type { BlockProps } from '../../generated/block-props.ts';
import { ActionLink } from '../../ui/actions/ActionLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import { Teaser } from './Teaser.tsx';
import css from './TeaserCards.module.css';
import { teaserShape } from './teaser-shape.ts';

/** The number of cards from which the layout no longer changes. */
const maxLayoutCount = 5;

export default function TeaserCards(props: BlockProps['teaser-cards']) {
  const { except, most, heading, lead, link, layout, columns, tone } = props;
  const hrefs = props.cards.map(({ href }) => href);
  const cards = props.cards
    .filter(({ href }, index) => href !== except && hrefs.indexOf(href) === index)
    .slice(0, most);
  if (cards.length === 0) return null;
  // Without any picture, the picture boxes are omitted.
  const pictured = cards.some(({ image }) => image !== undefined);
  const all = link && (
    <ActionLink look="arrow" href={link.href}>
      {link.label}
    </ActionLink>
  );
  return (
    <Section tone={tone} heading={heading} lead={lead} action={all}>
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
            level={heading === undefined ? 2 : 3}
            shape={teaserShape(layout, index, cards.length)}
            pictured={pictured}
          />
        ))}
      </div>
    </Section>
  );
}
