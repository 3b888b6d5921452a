import type { BlockProps } from '../../generated/block-props.ts';

export type HeroProps = BlockProps['hero-banner'];
