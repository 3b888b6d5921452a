import type { Json } from '../../json/json-value.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { nodeOf, type SchemaNode, typesOf } from '../../schema/schema-node.ts';
import { objectShape } from '../../schema/schema-shape.ts';

/**
 * The start of a value, with `$1` where the author types. As in the `defaultSnippets` of VS Code, a string that starts with `^` is inserted
 * without quotation marks.
 */
export function stubOf(node: SchemaNode | undefined, place: number): string {
  const types = node ? typesOf(node) : new Set<string>();
  if (types.has('string') && types.size < 6) return `$${place}`;
  if (types.has('array') && types.size === 1) return `^[$${place}]`;
  return types.has('object') && types.size === 1 ? `^{ $${place} }` : `^$${place}`;
}

/** An object with all required properties that have no default. The places to type at are numbered from `first`. */
export function requiredStub(node: SchemaNode, first = 1): Json {
  const { properties, required } = objectShape(node);
  const names = [...properties].filter(([name, each]) => required.has(name) && !('default' in each.schema));
  if (names.length === 0) return `^{ $${first} }`;
  return Object.fromEntries(names.map(([name, each], index) => [name, stubOf(each, first + index)]));
}

/** A block of a type with its required props. */
export function blockStub(type: string, schema: JsonSchema): Json {
  return { type, props: requiredStub(nodeOf(schema)) };
}

/**
 * The text of a stub, as a snippet.
 * @param indent spaces for each level; without it, the text is one line
 */
export function snippetOf(stub: Json, indent?: number): string {
  const json = JSON.stringify(stub, null, indent).replaceAll(/"\^([^"]*)"/g, '$1');
  // A text on one line has a space after each comma and colon.
  return indent === undefined ? json.replaceAll(/(?<=["\]}\d]),(?=")|(?<="):/g, '$& ') : json;
}
