import type { Landmark } from '../../grammar/compile/compile-types.ts';
import { recordOf } from '../../json/is-record.ts';
import { isRecord } from '../../json/json-value.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { conjuncts, memoized, nodeOf } from '../../schema/schema-node.ts';

/** A heading level of a block, with the JSON pointer of the first heading at that level, relative to the block. */
export interface Heading {
  /** The level on the page, which may differ from the level in the schema. */
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
  Object.entries(recordOf(properties)).flatMap(([name, property]) =>
    isRecord(property) && typeof property.headingLevel === 'number'
      ? [{ name, level: property.headingLevel, hasDefault: 'default' in property }]
      : [],
  ),
);

/** The `headingLevel`s of a schema. */
const levelsOf = memoized((node) =>
  conjuncts(node).flatMap(({ schema: { headingLevel } }) =>
    typeof headingLevel === 'number' ? [headingLevel] : [],
  ),
);

/** The props of a block type that are rendered as the h1 of the page. */
export const topHeadings = memoized(
  (node): ReadonlySet<string> =>
    new Set(headingProps(node).flatMap(({ name, level }) => (level === 1 ? [name] : []))),
);

/** True for a block that renders the h1 of the page. A title with a default is rendered even if the config omits it. */
export function rendersTitle(schema: JsonSchema, props: object): boolean {
  return headingProps(nodeOf(schema)).some(
    ({ name, level, hasDefault }) => level === 1 && (hasDefault || name in props),
  );
}

/** The heading levels of a block on its page, highest first. Includes headings from the schema's defaults. */
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
  return found?.sort((one, other) => one.level - other.level).map(withLevelOnPage) ?? noHeadings;
}

/** The titles of cards move up one level when their section has no heading. */
function withLevelOnPage(heading: Heading, index: number, sorted: readonly Heading[]): Heading {
  const { level } = heading;
  return level <= 2 || sorted[index - 1]?.level === level - 1 ? heading : { ...heading, level: level - 1 };
}
