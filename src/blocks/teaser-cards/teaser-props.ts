import type { BlockProps } from '../../generated/block-props.ts';

export type TeaserProps = BlockProps['teaser-cards'];

export type Card = TeaserProps['cards'][number];

/** The props that a signature needs in addition to its card. */
export interface BylineProps {
  readonly people: TeaserProps['people'] | undefined;
  readonly minutesText: string;
}

/** The props that the layouts with rows need in addition to the cards. */
export interface RowsProps extends BylineProps {
  readonly cards: readonly Card[];
  /** The level of the titles. */
  readonly level: 2 | 3;
}
