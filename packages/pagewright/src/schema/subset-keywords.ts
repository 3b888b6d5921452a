import { parts, type SchemaNode } from './schema-node.ts';
import subset from './schema-subset.json' with { type: 'json' };

/** The keywords of the subset, and two that the engine itself adds when it puts schemas together. */
const keywords: ReadonlySet<string> = new Set([
  ...Object.keys(subset.definitions.schema.properties),
  'definitions',
  'allOf',
]);

/** The first keyword of a node that is not in the subset. */
export function strangeKeywordOf(node: SchemaNode): string | undefined {
  for (const { schema } of parts(node)) {
    const found = Object.keys(schema).find((keyword) => !keywords.has(keyword));
    if (found !== undefined) return found;
  }
  return undefined;
}
