import { describe, expect, it } from 'vitest';
import { compatible } from '../../src/schema/compatible.ts';
import type { JsonSchema } from '../../src/schema/json-schema.ts';

const string: JsonSchema = { type: 'string' };
const integer: JsonSchema = { type: 'integer' };
const number: JsonSchema = { type: 'number' };
const boolean: JsonSchema = { type: 'boolean' };
const text = (more: JsonSchema): JsonSchema => ({ type: 'string', ...more });
const format = (name: string) => text({ format: name });
const choice = (...values: string[]) => text({ enum: values });
const list = (items: JsonSchema, more: JsonSchema = {}): JsonSchema => ({ type: 'array', items, ...more });
const object = (
  required: Record<string, JsonSchema>,
  optional: Record<string, JsonSchema> = {},
): JsonSchema => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
});
const anyOf = (...branches: JsonSchema[]): JsonSchema => ({ anyOf: branches });
const reference: JsonSchema = { $ref: '#/definitions/name', definitions: { name: text({ minLength: 2 }) } };

type Row = readonly [title: string, from: JsonSchema, to: JsonSchema];

const fitting: readonly Row[] = [
  ['a string where a string is expected', string, string],
  ['an integer where a number is expected', integer, number],
  ['an array where any value is allowed', list(string), {}],
  ['an enum where a string is expected', choice('a', 'b'), string],
  ['an enum where a wider one is expected', choice('a', 'b'), choice('a', 'b', 'c')],
  ['an enum within a length', choice('ab', 'abc'), text({ minLength: 2, maxLength: 3 })],
  ['an enum that matches a pattern', choice('ab', 'ac'), text({ pattern: '^a' })],
  ['an enum of a format', choice('a-b', 'c'), format('slug')],
  ['a longer string than needed', text({ minLength: 3 }), text({ minLength: 1 })],
  ['a shorter string than allowed', text({ maxLength: 10 }), text({ maxLength: 20 })],
  ['a string of the same pattern', text({ pattern: '^a+$' }), text({ pattern: '^a+$' })],
  ['a string of a pattern where any string is expected', text({ pattern: '^a+$' }), string],
  ['a slug where a slug is expected', format('slug'), format('slug')],
  ['a slug where any string is expected', format('slug'), string],
  ['the URL of an image where a URL is expected', format('image-src'), format('href')],
  ['HTML where HTML is expected', format('html'), format('html')],
  ['HTML where plain text or HTML is expected', format('html'), anyOf(string, format('html'))],
  ['a narrow range', { ...integer, minimum: 2, maximum: 5 }, { ...integer, minimum: 1, maximum: 9 }],
  ['items that fit', list(integer), list(number)],
  ['more items than needed', list(string, { minItems: 2 }), list(string, { minItems: 1 })],
  ['fewer items than allowed', list(string, { maxItems: 2 }), list(string, { maxItems: 3 })],
  ['an empty array, even if the item schemas differ', list(string, { maxItems: 0 }), list(number)],
  ['unique items', list(string, { uniqueItems: true }), list(string, { uniqueItems: true })],
  ['one item where items must differ', list(string, { maxItems: 1 }), list(string, { uniqueItems: true })],
  ['a required property where it is optional', object({ a: string }), object({}, { a: string })],
  ['objects in objects', object({ a: object({ b: integer }) }), object({ a: object({ b: number }) })],
  ['one alternative of a union', string, anyOf(string, list(string))],
  ['a union in another order', anyOf(string, integer), anyOf(number, string)],
  ['a union where a wider one is expected', anyOf(string, integer), anyOf(number, boolean, string)],
  ['an array of unions', list(anyOf(string, integer)), list(anyOf(integer, string))],
  ['what a reference points to', reference, text({ minLength: 1 })],
  ['a reference as the expected schema', text({ minLength: 2 }), reference],
  [
    'annotations, which do not limit values',
    { ...string, title: 'A', description: 'B', examples: ['a'], headingLevel: 2, cut: 200 },
    { ...string, default: '' },
  ],
];

const misfits: readonly (readonly [...Row, keyword: string])[] = [
  ['a string where a number is expected', string, number, 'type'],
  ['a number where an integer is expected', number, integer, 'type'],
  ['an array where a string is expected', list(string), string, 'type'],
  ['a string where an array is expected', string, list(string), 'type'],
  ['an object where a string is expected', object({}), string, 'type'],
  ['any value where a string is expected', {}, string, 'type'],
  ['an enum of strings where a number is expected', choice('a'), number, 'enum'],
  ['an enum where a narrower one is expected', choice('a', 'b'), choice('a'), 'enum'],
  ['an enum beyond a length', choice('ab', 'abcd'), text({ maxLength: 3 }), 'enum'],
  ['an enum that misses a format', choice('a/b'), format('slug'), 'enum'],
  ['a string where an enum is expected', string, choice('a'), 'enum'],
  ['a string that may be empty', string, text({ minLength: 1 }), 'minLength'],
  ['a string that may be too long', text({ maxLength: 21 }), text({ maxLength: 20 }), 'maxLength'],
  ['a string where a pattern is expected', string, text({ pattern: '^[a-z]{3}$' }), 'pattern'],
  ['a string of another pattern', text({ pattern: '^a$' }), text({ pattern: '^[a-z]$' }), 'pattern'],
  ['a string where a slug is expected', string, format('slug'), 'format'],
  ['a slug where a URL is expected', format('slug'), format('href'), 'format'],
  ['a URL where the URL of an image is expected', format('href'), format('image-src'), 'format'],
  ['a string where an unknown format is expected', string, format('moon-phase'), 'format'],
  ['HTML where plain text is expected', format('html'), string, 'html'],
  ['plain text where HTML is expected', string, format('html'), 'html'],
  ['HTML in an array of plain text', list(format('html')), list(string), 'html'],
  ['HTML in an object of plain text', object({ a: format('html') }), object({ a: string }), 'html'],
  ['a number that may be too small', { ...integer, minimum: 0 }, { ...integer, minimum: 1 }, 'minimum'],
  ['a number without a limit', number, { ...number, maximum: 9 }, 'maximum'],
  ['items that do not fit', list(number), list(integer), 'type'],
  ['too few items', list(string), list(string, { minItems: 1 }), 'minItems'],
  ['too many items', list(string), list(string, { maxItems: 3 }), 'maxItems'],
  ['items that may repeat', list(string), list(string, { uniqueItems: true }), 'uniqueItems'],
  ['an optional property where it is required', object({}, { a: string }), object({ a: string }), 'required'],
  [
    'a property that is not expected',
    object({ a: string, b: string }),
    object({ a: string }),
    'additionalProperties',
  ],
  ['a property of another type', object({}, { a: string }), object({}, { a: number }), 'type'],
  [
    'a misfit deep inside',
    object({ a: list(object({ b: string })) }),
    object({ a: list(object({ b: number })) }),
    'type',
  ],
  ['a union where one alternative is expected', anyOf(string, number), string, 'type'],
  [
    'a union where a narrower one is expected',
    anyOf(string, integer, boolean),
    anyOf(string, integer),
    'type',
  ],
  ['no alternative of a union', boolean, anyOf(string, integer), 'type'],
  [
    'an alternative that fits its type but not its limits',
    list(string),
    anyOf(string, list(string, { minItems: 1 })),
    'minItems',
  ],
  // The check of schemas reports unknown keywords. If it misses one, no schema with this keyword is compatible.
  ['a keyword outside of the subset', string, text({ not: { const: 'a' } }), 'not'],
  [
    'a keyword outside of the subset in the source',
    text({ contentEncoding: 'base64' }),
    string,
    'contentEncoding',
  ],
  ['such a keyword in a union', string, anyOf(text({ not: {} }), list(string)), 'not'],
  ['such a keyword deep inside', object({ a: string }), object({ a: text({ not: {} }) }), 'not'],
];

describe('compatible', () => {
  it.each(fitting)('accepts %s', (_, from, to) => {
    expect(compatible(from, to)).toBe('ok');
  });

  it.each(misfits)('rejects %s', (_, from, to, keyword) => {
    expect(compatible(from, to)).toMatchObject({ wrong: { keyword } });
  });

  it('reports where in the value the two schemas differ', () => {
    const found = compatible(
      list(object({ name: string, size: number })),
      list(object({ name: string, size: integer })),
    );
    expect(found).toEqual({
      wrong: { keyword: 'type', at: '/*/size', from: 'a number', to: 'a whole number' },
    });
  });

  it('names an unexpected property and a property that may be missing', () => {
    expect(compatible(object({ a: string, b: string }), object({ a: string }))).toMatchObject({
      wrong: { keyword: 'additionalProperties', at: '/b', to: ['a'] },
    });
    expect(compatible(object({}, { a: string }), object({ a: string }))).toMatchObject({
      wrong: { keyword: 'required', at: '/a' },
    });
  });
});
