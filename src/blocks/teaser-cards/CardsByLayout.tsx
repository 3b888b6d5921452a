import { FeatureCard } from './layout-feature/FeatureCard.tsx';
import { FigureRows } from './layout-figures/FigureRows.tsx';
import { Teasers } from './layout-lead-or-stair-or-grid-or-front/Teasers.tsx';
import { Ledger } from './layout-ledger/Ledger.tsx';
import type { LedgerTopic } from './layout-ledger/ledger-topics.ts';
import { PairCards } from './layout-pairs/PairCards.tsx';
import { StudyCards } from './layout-studies/StudyCards.tsx';
import type { Card, TeaserProps } from './teaser-props.ts';

interface CardsByLayoutProps extends Omit<TeaserProps, 'cards'> {
  readonly cards: readonly Card[];
  /** The card that the layout `feature` shows. */
  readonly feature: Card;
  readonly topics: readonly LedgerTopic[];
}

/** The cards of a section in its layout. */
export function CardsByLayout({ cards, feature, topics, ...props }: CardsByLayoutProps) {
  const { layout, columns, people, minutesText, featured, belowFeature, quarters } = props;
  const level = props.heading === undefined ? 2 : 3;
  const byline = { people, minutesText };
  if (layout === 'feature') return <FeatureCard card={feature} level={level} label={featured} {...byline} />;
  if (layout === 'ledger')
    return (
      <Ledger
        cards={cards}
        shownAbove={belowFeature ? feature : undefined}
        level={level}
        topics={topics}
        quarters={quarters}
        {...byline}
      />
    );
  if (layout === 'pairs') return <PairCards cards={cards} level={level} />;
  if (layout === 'figures') return <FigureRows cards={cards} level={level} />;
  if (layout === 'studies') return <StudyCards cards={cards} level={level} />;
  return <Teasers cards={cards} level={level} layout={layout} columns={columns} />;
}
