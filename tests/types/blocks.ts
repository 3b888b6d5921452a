import type { BlockComponent, BlockRegistry } from 'pagewright';
import { blockRegistry } from '../../src/blocks/block-registry.ts';
import type { BlockProps } from '../../src/generated/block-props.ts';

// This file is compiled, not run: each line after an expectation must not compile.

const { quote: _, ...withoutQuote } = blockRegistry;

// @ts-expect-error A block type has a schema but no component.
export const missing = withoutQuote satisfies BlockRegistry;

// @ts-expect-error There is no schema with that name.
export const unknown = { ...blockRegistry, carousel: blockRegistry.quote } satisfies BlockRegistry;

// @ts-expect-error The component of another block takes other props.
export const mistaken = { ...blockRegistry, quote: blockRegistry.team } satisfies BlockRegistry;

// @ts-expect-error The component requires a prop that the schema does not have.
export const demanding: BlockComponent<'quote'> = (props: BlockProps['quote'] & { rating: number }) =>
  props.rating;

// @ts-expect-error The component takes a string for a number.
export const mistyped: BlockComponent<'quote'> = ({ text }: { text: number }) => text;

// @ts-expect-error An object cannot be rendered.
export const undrawable: BlockComponent<'quote'> = ({ text }) => ({ text });

// @ts-expect-error The module has no default export.
export const bare = { ...blockRegistry, quote: async () => ({}) } satisfies BlockRegistry;

export const right: BlockComponent<'quote'> = ({ text, author }) => `${text} ${author ?? ''}`;

export const narrower: BlockComponent<'quote'> = ({ text }: Pick<BlockProps['quote'], 'text'>) => text;

// @ts-expect-error A prop that the schema does not require may be missing.
export const careless: BlockComponent<'quote'> = ({ author }) => author.toUpperCase();

// @ts-expect-error Props have no properties that the schema does not declare.
export const surplus: BlockProps['quote'] = { text: 'A', tone: 'ink', stars: 5 };

// @ts-expect-error An enum of the schema is a union of the type.
export const toneless: BlockProps['quote'] = { text: 'A', tone: 'green' };
