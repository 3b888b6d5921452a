import { ownAnnotations } from './annotations.ts';
import { parts, type SchemaNode } from './schema-node.ts';

const annotations = [
  'title',
  'description',
  'default',
  'examples',
  '$schema',
  'definitions',
  ...ownAnnotations,
];

const keywords: ReadonlySet<string> = new Set([
  ...annotations,
  ...['type', 'enum', 'anyOf', 'allOf', '$ref', 'format', 'pattern', 'minLength', 'maxLength'],
  ...['minimum', 'maximum', 'items', 'minItems', 'maxItems', 'uniqueItems'],
  ...['properties', 'required', 'additionalProperties'],
]);

/** The first keyword of a node that the comparison of schemas does not read. */
export function strangeKeywordOf(node: SchemaNode): string | undefined {
  for (const { schema } of parts(node)) {
    const found = Object.keys(schema).find((keyword) => !keywords.has(keyword));
    if (found !== undefined) return found;
  }
  return undefined;
}
