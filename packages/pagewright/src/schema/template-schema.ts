import { lengthOf } from '../json/json-value.ts';
import { formatOf } from './describe-schema.ts';
import { fitsFormat } from './formats.ts';
import type { JsonSchema } from './json-schema.ts';
import { bound, enumValues, type SchemaNode, typeOf } from './schema-node.ts';

/** The maximum number of strings for which a template becomes an enum. */
const maxStrings = 64;

/** Every string that a template can produce; undefined if one of its values is not an enum, or if there are too many. */
export function templateStrings(parts: readonly (string | SchemaNode)[]): readonly string[] | undefined {
  let strings: readonly string[] = [''];
  for (const part of parts) {
    const next = typeof part === 'string' ? [part] : enumValues(part)?.map(String);
    if (!next || strings.length * next.length > maxStrings) return undefined;
    strings = strings.flatMap((head) => next.map((tail) => head + tail));
  }
  return strings;
}

function isSlug(part: string | SchemaNode): boolean {
  if (typeof part === 'string') return fitsFormat(part, 'slug') === true;
  return formatOf(part) === 'slug' || typeOf(part) === 'integer';
}

// Numbers have at least one character, and content never contains blank strings.
function leastLength(part: string | SchemaNode): number {
  return typeof part === 'string' ? lengthOf(part) : (bound(part, 'minLength', 'highest') ?? 1);
}

/**
 * The schema of the strings that a template produces.
 * @param format `href` or `image-src` if all values are safe in such a URL
 */
export function templateSchema(
  parts: readonly (string | SchemaNode)[],
  format: string | undefined,
): JsonSchema {
  const strings = templateStrings(parts);
  if (strings) return { type: 'string', enum: strings };
  const given = format ?? (parts.every(isSlug) ? 'slug' : undefined);
  return {
    type: 'string',
    minLength: parts.reduce((sum, part) => sum + leastLength(part), 0),
    ...(given ? { format: given } : {}),
  };
}
