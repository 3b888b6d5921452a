import type { Card } from './teaser-props.ts';

interface Suggestion {
  /** Where the first cards lead. */
  readonly suggested: readonly string[] | undefined;
  readonly sector: string | undefined;
}

/** The cards of suggested pages in their order, then those of a sector, then the others. Within a group the order stays. */
export function inSuggestedOrder(
  cards: readonly Card[],
  { suggested = [], sector }: Suggestion,
): readonly Card[] {
  const rank = (card: Card): number => {
    const place = suggested.indexOf(card.href);
    if (place >= 0) return place - suggested.length;
    return sector !== undefined && card.sector === sector ? 0 : 1;
  };
  return [...cards].sort((one, other) => rank(one) - rank(other));
}
