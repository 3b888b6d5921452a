import type { BlockProps, Tone } from '../../generated/block-props.ts';

/** Props of the tile of each layout. */
export interface TileProps {
  readonly tile: BlockProps['promo-tiles']['tiles'][number];
  /** Heading level of the title: 3 below a section heading, else 2. */
  readonly level: 2 | 3;
  readonly index: number;
  /** The tone of the section. */
  readonly tone: Tone;
}
