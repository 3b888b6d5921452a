import type { BlockProps } from '../../generated/block-props.ts';

export type TeaserProps = BlockProps['teaser-cards'];

export type Card = TeaserProps['cards'][number];

/** What a signature needs besides its card. */
export interface BylineProps {
  readonly people: TeaserProps['people'] | undefined;
  readonly minutesText: string;
}

/** What the layouts with rows need besides the cards. */
export interface RowsProps extends BylineProps {
  readonly cards: readonly Card[];
  /** The level of the titles. */
  readonly level: 2 | 3;
}
