import type { BlockComponent, BlockRegistry } from 'pagewright';
import { blockRegistry } from '../../src/blocks/block-registry.ts';
import type { BlockProps } from '../../src/generated/block-props.ts';

// This file is compiled, not run: each line below an expectation has to be refused.

const { quote: _, ...withoutQuote } = blockRegistry;

// @ts-expect-error A block type of the schemas has no component.
export const missing = withoutQuote satisfies BlockRegistry;

// @ts-expect-error There is no schema of that name.
export const unknown = { ...blockRegistry, carousel: blockRegistry.quote } satisfies BlockRegistry;

// @ts-expect-error The component is that of another block, and takes other props.
export const mistaken = { ...blockRegistry, quote: blockRegistry.team } satisfies BlockRegistry;

// @ts-expect-error The component asks for a prop that the schema does not have.
export const demanding: BlockComponent<'quote'> = (props: BlockProps['quote'] & { rating: number }) =>
  props.rating;

// @ts-expect-error The component takes a text for a number.
export const mistyped: BlockComponent<'quote'> = ({ text }: { text: number }) => text;

// @ts-expect-error What a component gives is drawn; a group of values cannot be.
export const undrawable: BlockComponent<'quote'> = ({ text }) => ({ text });

// @ts-expect-error The module has no component as its default.
export const bare = { ...blockRegistry, quote: async () => ({}) } satisfies BlockRegistry;

export const right: BlockComponent<'quote'> = ({ text, author }) => `${text} ${author ?? ''}`;

export const narrower: BlockComponent<'quote'> = ({ text }: Pick<BlockProps['quote'], 'text'>) => text;

// @ts-expect-error A prop that the schema does not require may be missing.
export const careless: BlockComponent<'quote'> = ({ author }) => author.toUpperCase();

// @ts-expect-error Props hold no members that the schema does not name.
export const surplus: BlockProps['quote'] = { text: 'A', tone: 'ink', stars: 5 };

// @ts-expect-error A choice of the schema is a choice of the type.
export const toneless: BlockProps['quote'] = { text: 'A', tone: 'green' };
