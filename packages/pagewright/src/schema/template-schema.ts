import type { JsonSchema } from '../grammar/plan.ts';
import { atomsOf } from './atom.ts';
import { fitsFormat } from './formats.ts';
import { lengthOf } from './json-value.ts';
import { limit, numberOf, parts, remembered, type SchemaNode, typesOf } from './schema-node.ts';
import { formatOf } from './schema-words.ts';

const mostTexts = 64;

/** The texts that a part can be, where they can be counted out. */
function textsOf(part: string | SchemaNode): readonly string[] | undefined {
  if (typeof part === 'string') return [part];
  const atoms = atomsOf([part]);
  if (!atoms || atoms.some((atom) => !atom.values)) return undefined;
  return atoms.flatMap((atom) => (atom.values ?? []).map(String));
}

function lengthsOf(part: string | SchemaNode): readonly [least: number, most: number] {
  if (typeof part === 'string') return [lengthOf(part), lengthOf(part)];
  const types = typesOf(part);
  if (types.has('string')) {
    const most = types.size === 1 ? limit(part, 'maxLength', 'lowest') : undefined;
    return [1, most ?? Number.POSITIVE_INFINITY];
  }
  return [1, Number.POSITIVE_INFINITY];
}

function least(part: string | SchemaNode): number {
  if (typeof part !== 'string' && typesOf(part).size === 1 && typesOf(part).has('string'))
    return limit(part, 'minLength', 'highest') ?? 1;
  return lengthsOf(part)[0];
}

const likely = (part: string | SchemaNode, text: string, figure: string) =>
  typeof part === 'string' ? part : typesOf(part).has('string') ? text : figure;

/** Templates that were met before, by what their first path leads to: pages write the same few. */
const known = remembered(() => new Map<string, JsonSchema>());

/**
 * The schema of what a template gives: its texts counted out, or its lengths, its format and a few examples.
 * `address` is the format of an address whose parts have been found safe.
 */
export function templateSchema(
  templateParts: readonly (string | SchemaNode)[],
  address: string | undefined,
): JsonSchema {
  const first = templateParts.find((part) => typeof part !== 'string');
  if (!first) return writtenSchema(templateParts, address);
  const likes = known(first);
  const key = JSON.stringify([
    address,
    ...templateParts.map((part) => (typeof part === 'string' ? part : numberOf(part))),
  ]);
  const schema = likes.get(key) ?? writtenSchema(templateParts, address);
  likes.set(key, schema);
  return schema;
}

function writtenSchema(
  templateParts: readonly (string | SchemaNode)[],
  address: string | undefined,
): JsonSchema {
  let texts: readonly string[] | undefined = [''];
  for (const part of templateParts) {
    const next = textsOf(part);
    texts =
      texts && next && texts.length * next.length <= mostTexts
        ? texts.flatMap((head) => next.map((tail) => head + tail))
        : undefined;
  }
  if (texts) return { enum: texts };
  const minLength = templateParts.reduce((sum: number, part) => sum + least(part), 0);
  const maxLength = templateParts.reduce((sum: number, part) => sum + lengthsOf(part)[1], 0);
  const isSlug = templateParts.every((part) => {
    if (typeof part === 'string') return fitsFormat(part, 'slug') === true;
    return formatOf(part) === 'slug' || [...typesOf(part)].every((type) => type === 'integer');
  });
  const format = address ?? (isSlug ? 'slug' : undefined);
  const examples = [
    ['a', '1'],
    ['some-words', '42'],
    [isSlug || address ? 'x'.repeat(200) : 'Some words, and more. '.repeat(10).trim(), '100000'],
    ['x'.repeat(5000), '1e21'],
  ].map(([text = '', figure = '']) => templateParts.map((part) => likely(part, text, figure)).join(''));
  return {
    type: 'string',
    minLength,
    ...(Number.isFinite(maxLength) ? { maxLength } : {}),
    ...(format ? { format } : {}),
    examples,
    ...patternOf(templateParts),
  };
}

/** The template as a pattern, so that a target with the very same one is met and samples look like the real thing. */
function patternOf(templateParts: readonly (string | SchemaNode)[]): JsonSchema {
  const source = templateParts
    .map((part) => {
      if (typeof part === 'string') return part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
      const pattern = parts(part).find(({ schema }) => typeof schema.pattern === 'string');
      return pattern || typesOf(part).has('string') ? '[\\s\\S]+' : '-?[0-9][0-9.eE+-]*';
    })
    .join('');
  return { pattern: `^${source}$` };
}
