import type { Landmark } from '../../grammar/compile/compile-types.ts';
import type { JsonSchema } from '../../grammar/plan.ts';
import { isRecord } from '../../schema/json-value.ts';
import { memoized, nodeOf, parts } from '../../schema/schema-node.ts';

/** A heading of a block: its level from the schema, and its first place. The pointer begins at the block. */
export interface Heading {
  readonly level: number;
  readonly pointer: string;
}

interface HeadingProp {
  readonly name: string;
  readonly level: number;
  readonly hasDefault: boolean;
}

const noHeadings: readonly Heading[] = [];

/** The props of a block type that are headings. */
const headingProps = memoized(({ schema: { properties } }): readonly HeadingProp[] =>
  Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, property]) =>
    isRecord(property) && typeof property.headingLevel === 'number'
      ? [{ name, level: property.headingLevel, hasDefault: 'default' in property }]
      : [],
  ),
);

/** The heading levels of a string in such a place. */
const levelsOf = memoized((node) =>
  parts(node).flatMap(({ schema: { headingLevel } }) =>
    typeof headingLevel === 'number' ? [headingLevel] : [],
  ),
);

/** The props of a block type that are the page's h1. */
export const topHeadings = memoized(
  (node): ReadonlySet<string> =>
    new Set(headingProps(node).flatMap(({ name, level }) => (level === 1 ? [name] : []))),
);

/** True for a block with the page's h1. A title with a default is shown, even if the config does not mention it. */
export function drawsTitle(schema: JsonSchema, props: object): boolean {
  return headingProps(nodeOf(schema)).some(
    ({ name, level, hasDefault }) => level === 1 && (hasDefault || name in props),
  );
}

/** The heading levels of a block, highest first, each with its first place. Includes the schema's defaults. */
export function headingsOf(
  props: object,
  schema: JsonSchema,
  landmarks: readonly Landmark[],
): readonly Heading[] {
  let found: Heading[] | undefined;
  const add = (heading: Heading) => {
    found ??= [];
    if (!found.some(({ level }) => level === heading.level)) found.push(heading);
  };
  for (const { node, pointer: at } of landmarks)
    for (const level of levelsOf(node)) add({ level, pointer: `/props${at}` });
  for (const { name, level, hasDefault } of headingProps(nodeOf(schema)))
    if (hasDefault && !(name in props)) add({ level, pointer: '/type' });
  return found?.sort((one, other) => one.level - other.level) ?? noHeadings;
}
