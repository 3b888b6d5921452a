import type { BlockProps, Tone } from '../../generated/block-props.ts';

/** What each layout draws of one tile. */
export interface TileProps {
  readonly tile: BlockProps['promo-tiles']['tiles'][number];
  /** The level of the tile's title: below the section's heading if there is one. */
  readonly level: 2 | 3;
  readonly index: number;
  /** The ground that the tile lies on. */
  readonly tone: Tone;
}
