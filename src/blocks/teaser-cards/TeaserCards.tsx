import { ActionLink } from '../../ui/actions/ActionLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { CardsByLayout } from './CardsByLayout.tsx';
import featureCss from './layout-feature/FeatureCard.module.css';
import { ledgerTopics } from './layout-ledger/ledger-topics.ts';
import filterCss from './layout-ledger/TopicFilter.module.css';
import { TopicFilter } from './layout-ledger/TopicFilter.tsx';
import { inSuggestedOrder } from './suggested-order.ts';
import type { Card, TeaserProps } from './teaser-props.ts';

/** The cards that a section shows: one for each page except the current one, and no more than the maximum. */
function shownCards({ cards, except, most, suggested, sector }: TeaserProps): readonly Card[] {
  const hrefs = cards.map(({ href }) => href);
  const others = cards.filter(({ href }, index) => href !== except && hrefs.indexOf(href) === index);
  return inSuggestedOrder(others, { suggested, sector }).slice(0, most);
}

export default function TeaserCards(props: TeaserProps) {
  const { heading, lead, link, layout, belowFeature, tone } = props;
  const cards = shownCards(props);
  const feature = cards.find(({ sticky }) => sticky) ?? cards[0];
  if (!feature || (belowFeature && cards.length === 1)) return null;
  const topics = layout === 'ledger' && heading !== undefined ? ledgerTopics(cards) : [];
  const filter = topics.length > 0 && (
    <TopicFilter
      topics={topics}
      count={cards.length}
      legend={props.filter}
      all={props.all}
      name={`topic of ${cards[0]?.href}`}
    />
  );
  const all = link && (
    <ActionLink look="arrow" href={link.href}>
      {link.label}
    </ActionLink>
  );
  // Without a heading, the card belongs to the section above, such as the title of the page.
  const isBelow = layout === 'feature' && heading === undefined;
  const action = filter ? (
    <>
      {filter}
      {all}
    </>
  ) : (
    all
  );
  return (
    <Section
      tone={tone}
      heading={heading}
      lead={lead}
      action={action}
      space={isBelow ? 'tight' : undefined}
      className={isBelow ? featureCss.below : filter ? filterCss.filtered : undefined}
    >
      <CardsByLayout {...props} cards={cards} feature={feature} topics={topics} />
    </Section>
  );
}
