import type { Json } from '../json/json-value.ts';
import { conjuncts, enumValues, memoized, type SchemaNode } from './schema-node.ts';

/**
 * How a value is edited. line and prose: text on one line, or on several. variants: a choice with a picture of each value, which is the
 * block itself with that value. tones: a choice with the colours that the project names for each value.
 */
export const controls = { text: ['line', 'prose'], choice: ['variants', 'tones'] } as const;

/** The groups of a form. look: how a block looks. more: what is rarely changed. Without one, a field is with the others. */
export const groups = ['look', 'more'] as const;

export type Control = (typeof controls)['text' | 'choice'][number];
export type Group = (typeof groups)[number];

/** The first value of an annotation among the parts of a schema: a reference may say it for what it refers to. */
function annotation<Name extends string>(
  node: SchemaNode,
  keyword: string,
  names: readonly Name[],
): Name | undefined {
  for (const { schema } of conjuncts(node)) {
    const found = names.find((name) => name === schema[keyword]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How a text or a choice is edited, if its schema says so. */
export function controlOf(node: SchemaNode): Control | undefined {
  return annotation(node, 'control', enumValues(node) ? controls.choice : controls.text);
}

/** The group of a form that a property is in, if its schema names one. */
export function groupOf(node: SchemaNode): Group | undefined {
  return annotation(node, 'group', groups);
}

const noDescriptions: ReadonlyMap<Json, string> = new Map();

/** What each value of an enum means: `enumDescriptions` is parallel to `enum`. */
export const valueDescriptions = memoized((node): ReadonlyMap<Json, string> => {
  const values = enumValues(node) ?? [];
  const given = conjuncts(node).find(({ schema }) => Array.isArray(schema.enumDescriptions));
  const texts = given?.schema.enumDescriptions;
  if (!Array.isArray(texts)) return noDescriptions;
  return new Map(
    values.flatMap((value, at): readonly (readonly [Json, string])[] => {
      const text: unknown = texts[at];
      return typeof text === 'string' ? [[value, text]] : [];
    }),
  );
});
