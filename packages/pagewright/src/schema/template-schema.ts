import type { JsonSchema } from '../grammar/plan.ts';
import { fitsFormat } from './formats.ts';
import { lengthOf } from './json-value.ts';
import { bound, enumValues, type SchemaNode, typeOf } from './schema-node.ts';
import { formatOf } from './schema-words.ts';

/** The most strings of a template that are listed one by one. */
const mostStrings = 64;

/** Every string that a template can give; undefined where a value is not an enum, or where there are too many. */
export function templateStrings(parts: readonly (string | SchemaNode)[]): readonly string[] | undefined {
  let texts: readonly string[] = [''];
  for (const part of parts) {
    const next = typeof part === 'string' ? [part] : enumValues(part)?.map(String);
    if (!next || texts.length * next.length > mostStrings) return undefined;
    texts = texts.flatMap((head) => next.map((tail) => head + tail));
  }
  return texts;
}

function isSlug(part: string | SchemaNode): boolean {
  if (typeof part === 'string') return fitsFormat(part, 'slug') === true;
  return formatOf(part) === 'slug' || typeOf(part) === 'integer';
}

// A number has at least one character, and a blank string counts as missing.
function leastLength(part: string | SchemaNode): number {
  return typeof part === 'string' ? lengthOf(part) : (bound(part, 'minLength', 'highest') ?? 1);
}

/**
 * The schema of the strings that a template gives. `format` is `href` or `image-src` where each value is known to be
 * safe in such a URL.
 */
export function templateSchema(
  parts: readonly (string | SchemaNode)[],
  format: string | undefined,
): JsonSchema {
  const texts = templateStrings(parts);
  if (texts) return { type: 'string', enum: texts };
  const given = format ?? (parts.every(isSlug) ? 'slug' : undefined);
  return {
    type: 'string',
    minLength: parts.reduce((sum, part) => sum + leastLength(part), 0),
    ...(given ? { format: given } : {}),
  };
}
