import { conjuncts, type SchemaNode } from './schema-node.ts';
import subset from './schema-subset.json' with { type: 'json' };

/** The keywords of the subset, two that the engine adds when it combines schemas, and the keywords of its own grammar. */
const keywords: ReadonlySet<string> = new Set([
  ...Object.keys(subset.definitions.schema.properties),
  'definitions',
  'allOf',
  'construct',
  'otherNames',
  'since',
]);

/** The first keyword of a schema that is not in the subset. */
export function unsupportedKeyword(node: SchemaNode): string | undefined {
  return conjuncts(node)
    .flatMap(({ schema }) => Object.keys(schema))
    .find((keyword) => !keywords.has(keyword));
}
