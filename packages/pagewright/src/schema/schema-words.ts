import type { Json } from '../grammar/plan.ts';
import { isRecord } from './json-value.ts';
import { alternatives, groupShape, parts, remembered, type SchemaNode, typesOf } from './schema-node.ts';

const words: Readonly<Record<string, string>> = {
  null: 'nothing (null)',
  boolean: 'true or false',
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  array: 'a list',
  object: 'a group { … }',
};

const formatWords: Readonly<Record<string, string>> = {
  html: 'HTML',
  slug: 'a slug',
  href: 'an address',
  'image-src': 'the address of an image',
  srcset: 'a srcset',
  'date-time': 'a date with its time and zone',
};

/** The format that a node's texts have, if it names one. */
export const formatOf = remembered((node): string | undefined => {
  for (const { schema } of parts(node)) if (typeof schema.format === 'string') return schema.format;
  return undefined;
});

/** True for a group that has the address of an image. */
export function isImage(node: SchemaNode): boolean {
  const source = groupShape(node).members.get('src');
  return source !== undefined && formatOf(source) === 'image-src';
}

/** What a schema asks for, in a strategist's words: `text`, `a list`, `one of "a", "b"`. */
export function inWords(node: SchemaNode): string {
  for (const { schema } of parts(node)) {
    if ('const' in schema) return JSON.stringify(schema.const);
    if (Array.isArray(schema.enum) && schema.enum.length > 0) {
      const values = schema.enum.map((value: unknown) => JSON.stringify(value));
      return values.length === 1 ? values.join() : `one of ${values.join(', ')}`;
    }
  }
  const format = formatOf(node);
  if (format) return formatWords[format] ?? `text of the format ${format}`;
  const types = [...typesOf(node)];
  if (types.length === 0) return 'nothing at all';
  if (types.length >= 6) return 'anything';
  if (types.length === 1 && types[0] === 'object') {
    if (isImage(node)) return 'an image { "src": … }';
    const names = [...groupShape(node).required].slice(0, 3).map((name) => `"${name}": …`);
    return names.length > 0 ? `a group { ${names.join(', ')} }` : 'a group { … }';
  }
  return types.map((type) => words[type] ?? type).join(' or ');
}

/** What a value is, in the same words. */
export function valueInWords(value: Json): string {
  if (typeof value === 'string') return value === '' ? 'an empty text' : 'text';
  if (typeof value === 'number') return 'a number';
  if (typeof value === 'boolean') return JSON.stringify(value);
  if (value === null) return 'null';
  return isRecord(value) ? 'a group { … }' : 'a list';
}

/** The name that a schema gives its values, for sentences such as `"subtitel" is no member of Link`. */
export const ownerOf = remembered((node): string => {
  const all = [
    ...parts(node),
    ...parts(node).flatMap((part) => alternatives(part).flatMap(({ among }) => among)),
  ];
  for (const { schema } of [...all].reverse()) if (typeof schema.title === 'string') return schema.title;
  return 'group';
});
