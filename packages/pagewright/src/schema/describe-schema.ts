import { isRecord, type Json } from '../json/json-value.ts';
import { branchesOf, conjuncts, memoized, type SchemaNode, typesOf } from './schema-node.ts';
import { objectShape } from './schema-shape.ts';

/** The names of types and formats in messages, with their articles. */
export const phrases = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  null: 'null',
  html: 'HTML',
  image: 'an image',
} as const;

const typePhrases: Readonly<Record<string, string>> = phrases;

const formatPhrases: Readonly<Record<string, string>> = {
  html: phrases.html,
  slug: 'a slug',
  href: 'a link',
  'image-src': 'the path or URL of an image',
  'field-name': 'a field name',
  srcset: 'a srcset',
  'date-time': 'a date with a time and a time zone',
  'consent-kind': 'a kind of consent',
};

/** Describes a string of a format: `a slug`, `a link`. */
export function formatPhrase(format: string): string {
  return formatPhrases[format] ?? `a string of the format ${format}`;
}

export const formatOf = memoized((node): string | undefined => {
  for (const { schema } of conjuncts(node)) if (typeof schema.format === 'string') return schema.format;
  return undefined;
});

/** True for the schema of an object whose `src` has the format `image-src`. */
export const isImage = memoized((node): boolean => {
  const source = objectShape(node).properties.get('src');
  return source !== undefined && formatOf(source) === 'image-src';
});

/** The properties that an object must have: `{ "label": …, "href": … }`. */
function requiredNames(node: SchemaNode): string {
  const names = [...objectShape(node).required].slice(0, 3).map((name) => `"${name}": …`);
  return names.length > 0 ? `{ ${names.join(', ')} }` : '';
}

/** Describes the values that a schema accepts: `a string`, `an array`, `one of "a", "b"`. */
export function describeSchema(node: SchemaNode): string {
  for (const { schema } of conjuncts(node)) {
    if ('const' in schema) return JSON.stringify(schema.const);
    if (Array.isArray(schema.enum) && schema.enum.length > 0) {
      const values = schema.enum.map((value: unknown) => JSON.stringify(value));
      return values.length === 1 ? values.join() : `one of ${values.join(', ')}`;
    }
  }
  const format = formatOf(node);
  if (format) return formatPhrase(format);
  const types = [...typesOf(node)];
  if (types.length === 0) return 'no value';
  if (types.length >= 6) return 'any value';
  if (types.length === 1 && types[0] === 'object' && isImage(node)) return `${phrases.image} { "src": … }`;
  return types
    .map((type) => (type === 'object' ? describeObject(node) : (typePhrases[type] ?? type)))
    .join(' or ');
}

/** The properties that an object must have: `an object { "type": … } or { "section": … }`. */
function describeObject(node: SchemaNode): string {
  const shapes = branchesOf(node).filter((each) => typesOf(each).has('object'));
  const written = [...new Set((shapes.length > 0 ? shapes : [node]).map(requiredNames))];
  return written.includes('') ? phrases.object : `${phrases.object} ${written.join(' or ')}`;
}

/** Describes a value in the same terms as `describeSchema`. */
export function describeValue(value: Json): string {
  if (typeof value === 'string') return value === '' ? 'an empty string' : phrases.string;
  if (typeof value === 'number') return phrases.number;
  if (typeof value === 'boolean') return JSON.stringify(value);
  if (value === null) return phrases.null;
  return isRecord(value) ? phrases.object : phrases.array;
}

/** The name of an object in messages, from the title of its schema: `Link` in `Link has no property "subtitel"`. */
export const ownerOf = memoized((node): string => {
  for (const { schema } of [...conjuncts(node), ...branchesOf(node)].reverse())
    if (typeof schema.title === 'string') return schema.title;
  return 'this object';
});
