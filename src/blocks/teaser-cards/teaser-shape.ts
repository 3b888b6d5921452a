import type { BlockProps } from '../../generated/block-props.ts';

type Layout = BlockProps['teaser-cards']['layout'];

/**
 * How a card is drawn on a wide screen. standing: words below the picture. large: so too, but large. low: the
 * picture is a band. lying: words beside the picture. alone, row: lying, over the whole width.
 */
export type TeaserShape = 'standing' | 'large' | 'low' | 'lying' | 'alone' | 'row';

/** The shape of the card at a place (from 0) among so many, which the arrangement of the whole depends on. */
export function teaserShape(layout: Layout, index: number, count: number): TeaserShape {
  if (count === 1) return 'alone';
  if (layout === 'front') return index === 0 && count > 2 ? 'large' : 'standing';
  if (layout !== 'lead') return 'standing';
  if (index === 0) return 'large';
  if (count === 2) return 'standing';
  if (count === 4) return 'lying';
  if (index < 3) return 'low';
  const leftOver = (count - 3) % 3 === 1 && index === count - 1;
  return leftOver ? 'row' : 'standing';
}
