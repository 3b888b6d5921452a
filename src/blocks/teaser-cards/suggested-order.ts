import type { Card } from './teaser-props.ts';

interface Suggestion {
  /** The pages to which the first cards link. */
  readonly suggested: readonly string[] | undefined;
  readonly sector: string | undefined;
}

/**
 * First the cards of suggested pages, in the order of the suggestions, then the cards of a sector, then the others. Within a group the
 * order stays the same.
 */
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
