import type { BlockProps } from '../../../generated/block-props.ts';

/** The layouts of equal cards, with their pictures above or next to their words. */
export type TeaserLayout = Extract<BlockProps['teaser-cards']['layout'], 'lead' | 'stair' | 'grid' | 'front'>;

/**
 * The layout of a card on a wide screen. `standing`: text below the picture. `large`: the same, but larger. `low`: the same with a low
 * picture. `lying`: the text is next to the picture. `alone` and `row`: `lying` at full width.
 */
export type TeaserShape = 'standing' | 'large' | 'low' | 'lying' | 'alone' | 'row';

/** The shape of a card by its index (from 0) and the number of cards. */
export function teaserShape(layout: TeaserLayout, index: number, count: number): TeaserShape {
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
