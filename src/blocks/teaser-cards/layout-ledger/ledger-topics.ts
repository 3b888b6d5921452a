import type { Card } from '../teaser-props.ts';

/** The fewest cards and topics for which a filter is useful. */
const fewestCards = 8;
const fewestTopics = 2;

/** The largest number of topics for which the stylesheet has rules: TopicFilter.module.css. */
const mostTopics = 8;

export interface LedgerTopic {
  readonly label: string;
  readonly count: number;
}

/** The topics that visitors can choose, sorted by the number of their cards. None if there is little to choose. */
export function ledgerTopics(cards: readonly Card[]): readonly LedgerTopic[] {
  const counts = new Map<string, number>();
  for (const { topic } of cards) if (topic) counts.set(topic.label, (counts.get(topic.label) ?? 0) + 1);
  if (cards.length < fewestCards || counts.size < fewestTopics) return [];
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostTopics);
}

/** The number of a card's topic in the filter, from 1. Undefined for a card that visitors see only when they choose all topics. */
export function topicNumber({ topic }: Card, topics: readonly LedgerTopic[]): number | undefined {
  const index = topics.findIndex(({ label }) => label === topic?.label);
  return index < 0 ? undefined : index + 1;
}
