import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../packages/pagewright/src/grammar/plan.ts';
import { compatible } from '../../../packages/pagewright/src/schema/compatible.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const number = { type: 'number' };
const flag = { type: 'boolean' };
const nothing = { type: 'null' };
const html = { type: 'string', format: 'html' };
const slug = { type: 'string', format: 'slug' };
const href = { type: 'string', format: 'href' };
const picture = { type: 'string', format: 'image-src' };
const list = (items: JsonSchema, more: JsonSchema = {}): JsonSchema => ({ type: 'array', items, ...more });
const group = (
  required: Record<string, JsonSchema>,
  optional: Record<string, JsonSchema> = {},
  more: JsonSchema = {},
): JsonSchema => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
  ...more,
});
const anyOf = (...branches: JsonSchema[]): JsonSchema => ({ anyOf: branches });
const oneOf = (...branches: JsonSchema[]): JsonSchema => ({ oneOf: branches });
const tree: JsonSchema = {
  $ref: '#/definitions/tree',
  definitions: { tree: group({ name: text }, { children: list({ $ref: '#/definitions/tree' }) }) },
};
const forest: JsonSchema = {
  $ref: '#/definitions/node',
  definitions: {
    node: group({ name: text }, { children: list({ $ref: '#/definitions/node' }), note: text }),
  },
};
const longTree: JsonSchema = {
  $ref: '#/definitions/tree',
  definitions: {
    tree: group(
      { name: { type: 'string', minLength: 5 } },
      { children: list({ $ref: '#/definitions/tree' }) },
    ),
  },
};
const circle = group({ kind: { const: 'circle' }, radius: number });
const square = group({ kind: { const: 'square' }, side: number });

type Row = readonly [title: string, from: JsonSchema, to: JsonSchema, verdict: 'ok' | 'wrong' | 'unproven'];

const rows: readonly Row[] = [
  // Types.
  ['text into text', text, text, 'ok'],
  ['text into a number', text, number, 'wrong'],
  ['a whole number into a number', whole, number, 'ok'],
  ['a number into a whole number', number, whole, 'wrong'],
  ['true or false into text', flag, text, 'wrong'],
  ['a list into text', list(text), text, 'wrong'],
  ['text into a list', text, list(text), 'wrong'],
  ['a group into text', group({}), text, 'wrong'],
  ['text into text or true', text, { type: ['string', 'boolean'] }, 'ok'],
  ['text or true into text', { type: ['string', 'boolean'] }, text, 'wrong'],
  [
    'whole numbers and text into numbers and text',
    { type: ['integer', 'string'] },
    { type: ['number', 'string'] },
    'ok',
  ],
  ['anything into anything', {}, {}, 'ok'],
  ['text into anything', text, {}, 'ok'],
  ['anything into text', {}, text, 'wrong'],
  ['nothing at all into text', { enum: [] }, text, 'ok'],
  ['text into nothing at all', text, { enum: [] }, 'wrong'],
  // Null.
  ['text or null into text', { type: ['string', 'null'] }, text, 'wrong'],
  ['text into text or null', text, { type: ['string', 'null'] }, 'ok'],
  ['null into text or null', nothing, { type: ['string', 'null'] }, 'ok'],
  ['a list of text or null into a list of text', list({ type: ['string', 'null'] }), list(text), 'wrong'],
  // Enums and constants.
  ['a constant into its type', { const: 'a' }, text, 'ok'],
  ['a constant into another type', { const: 'a' }, number, 'wrong'],
  ['an enum into its type', { enum: ['a', 'b'] }, text, 'ok'],
  ['an enum into a wider one', { enum: ['a', 'b'] }, { enum: ['a', 'b', 'c'] }, 'ok'],
  ['an enum into a narrower one', { enum: ['a', 'b'] }, { enum: ['a'] }, 'wrong'],
  ['text into an enum', text, { type: 'string', enum: ['a'] }, 'wrong'],
  ['a constant into an enum', { const: 2 }, { enum: [1, 2] }, 'ok'],
  ['an enum with a type of its own', { type: 'string', enum: ['a', 1] }, text, 'ok'],
  ['true or false into an enum of both', flag, { enum: [true, false] }, 'ok'],
  ['true or false into true', flag, { const: true }, 'wrong'],
  ['an enum of groups into their schema', { enum: [{ a: 1 }, { a: 2 }] }, group({ a: whole }), 'ok'],
  ['an enum of groups into another schema', { enum: [{ a: 1 }, { a: 'x' }] }, group({ a: whole }), 'wrong'],
  ['an enum within a length', { enum: ['ab', 'abc'] }, { type: 'string', minLength: 2, maxLength: 3 }, 'ok'],
  ['an enum beyond a length', { enum: ['ab', 'abcd'] }, { type: 'string', maxLength: 3 }, 'wrong'],
  ['an enum within a pattern', { enum: ['ab', 'ac'] }, { type: 'string', pattern: '^a' }, 'ok'],
  ['an enum beyond a pattern', { enum: ['ab', 'bc'] }, { type: 'string', pattern: '^a' }, 'wrong'],
  ['equal groups with members in another order', { const: { a: 1, b: 2 } }, { const: { b: 2, a: 1 } }, 'ok'],
  // Texts.
  [
    'long text into text that is not empty',
    { type: 'string', minLength: 3 },
    { type: 'string', minLength: 1 },
    'ok',
  ],
  ['text into text that is not empty', text, { type: 'string', minLength: 1 }, 'wrong'],
  ['short text into longer', { type: 'string', maxLength: 10 }, { type: 'string', maxLength: 20 }, 'ok'],
  ['text into short text', text, { type: 'string', maxLength: 20 }, 'wrong'],
  [
    'longer text into short text',
    { type: 'string', maxLength: 21 },
    { type: 'string', maxLength: 20 },
    'wrong',
  ],
  ['the same pattern', { type: 'string', pattern: '^a+$' }, { type: 'string', pattern: '^a+$' }, 'ok'],
  ['text into a pattern', text, { type: 'string', pattern: '^[a-z]{3}-[0-9]{4}$' }, 'wrong'],
  [
    'a pattern into another one',
    { type: 'string', pattern: '^[A-Z]{3}-x$' },
    { type: 'string', pattern: '^[A-Z]+-x$' },
    'unproven',
  ],
  ['a pattern into text', { type: 'string', pattern: '^a+$' }, text, 'ok'],
  // Formats.
  ['the same format', slug, slug, 'ok'],
  ['a slug into text', slug, text, 'ok'],
  ['text into a slug', text, slug, 'wrong'],
  ['text into an address', text, href, 'wrong'],
  ['a slug into an address', slug, href, 'wrong'],
  ['the address of an image into an address', picture, href, 'ok'],
  ['an address into the address of an image', href, picture, 'wrong'],
  ['an address into text', href, text, 'ok'],
  ['HTML into text', html, text, 'wrong'],
  ['text into HTML', text, html, 'wrong'],
  ['HTML into HTML', html, html, 'ok'],
  ['HTML into anything', html, {}, 'ok'],
  ['HTML into text or HTML', html, anyOf(text, html), 'ok'],
  ['HTML within a list into text within a list', list(html), list(text), 'wrong'],
  ['HTML within a group into text within a group', group({ a: html }), group({ a: text }), 'wrong'],
  ['text into a format that nobody knows', text, { type: 'string', format: 'moon-phase' }, 'unproven'],
  [
    'the same format that nobody knows',
    { type: 'string', format: 'moon-phase' },
    { type: 'string', format: 'moon-phase' },
    'ok',
  ],
  ['an enum into a format', { enum: ['a-b', 'c'] }, slug, 'ok'],
  ['an enum beyond a format', { enum: ['a b'] }, slug, 'wrong'],
  // Numbers.
  [
    'a narrow range into a wide one',
    { type: 'integer', minimum: 2, maximum: 5 },
    { type: 'integer', minimum: 1, maximum: 9 },
    'ok',
  ],
  ['a range that begins too low', { type: 'integer', minimum: 0 }, { type: 'integer', minimum: 1 }, 'wrong'],
  ['a range that ends too high', { type: 'integer', maximum: 10 }, { type: 'integer', maximum: 9 }, 'wrong'],
  ['any number into a range', number, { type: 'number', minimum: 0 }, 'wrong'],
  [
    'whole numbers above 0 are at least 1',
    { type: 'integer', exclusiveMinimum: 0 },
    { type: 'integer', minimum: 1 },
    'ok',
  ],
  [
    'numbers above 0 need not be 1',
    { type: 'number', exclusiveMinimum: 0 },
    { type: 'number', minimum: 1 },
    'wrong',
  ],
  [
    'numbers above 0 are at least 0',
    { type: 'number', exclusiveMinimum: 0 },
    { type: 'number', minimum: 0 },
    'ok',
  ],
  [
    'numbers from 0 may be 0',
    { type: 'number', minimum: 0 },
    { type: 'number', exclusiveMinimum: 0 },
    'wrong',
  ],
  ['below 5 is at most 5', { type: 'number', exclusiveMaximum: 5 }, { type: 'number', maximum: 5 }, 'ok'],
  [
    'multiples of 10 are multiples of 5',
    { type: 'integer', multipleOf: 10 },
    { type: 'integer', multipleOf: 5 },
    'ok',
  ],
  [
    'multiples of 5 need not be of 10',
    { type: 'integer', multipleOf: 5 },
    { type: 'integer', multipleOf: 10 },
    'wrong',
  ],
  ['whole numbers are multiples of a half', whole, { type: 'number', multipleOf: 0.5 }, 'ok'],
  [
    'an enum of numbers within a range',
    { enum: [2, 3, 4] },
    { type: 'integer', minimum: 2, maximum: 4 },
    'ok',
  ],
  // Lists.
  ['entries that fit', list(whole), list(number), 'ok'],
  ['entries that do not fit', list(number), list(whole), 'wrong'],
  ['a list that may be empty into one that may not', list(text), list(text, { minItems: 1 }), 'wrong'],
  [
    'a list with two entries into one with one',
    list(text, { minItems: 2 }),
    list(text, { minItems: 1 }),
    'ok',
  ],
  ['a list into one of three at most', list(text), list(text, { maxItems: 3 }), 'wrong'],
  [
    'a list of two at most into one of three at most',
    list(text, { maxItems: 2 }),
    list(text, { maxItems: 3 }),
    'ok',
  ],
  ['an empty list whose entries would not fit', list(text, { maxItems: 0 }), list(number), 'ok'],
  ['a list in which entries repeat', list(text), list(text, { uniqueItems: true }), 'wrong'],
  ['a list without repetition', list(text, { uniqueItems: true }), list(text, { uniqueItems: true }), 'ok'],
  ['one entry cannot repeat', list(text, { maxItems: 1 }), list(text, { uniqueItems: true }), 'ok'],
  ['a list of anything into a list of text', { type: 'array' }, list(text), 'wrong'],
  ['lists of lists', list(list(whole)), list(list(number)), 'ok'],
  // Groups.
  ['a required member into an optional one', group({ a: text }), group({}, { a: text }), 'ok'],
  ['an optional member into a required one', group({}, { a: text }), group({ a: text }), 'wrong'],
  ['a member that is not asked', group({ a: text, b: text }), group({ a: text }), 'wrong'],
  [
    'a member that is not asked into an open group',
    group({ a: text, b: text }),
    { type: 'object', required: ['a'], properties: { a: text } },
    'ok',
  ],
  ['a member of another type', group({ a: text }), group({ a: number }), 'wrong'],
  ['an optional member of another type', group({}, { a: text }), group({}, { a: number }), 'wrong'],
  [
    'an open group into a closed one',
    { type: 'object', properties: { a: text } },
    group({}, { a: text }),
    'wrong',
  ],
  [
    'an open group into an open one with a member',
    { type: 'object' },
    { type: 'object', properties: { a: text } },
    'wrong',
  ],
  [
    'a map of texts into a map of texts',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: text },
    'ok',
  ],
  [
    'a map of numbers into a map of texts',
    { type: 'object', additionalProperties: number },
    { type: 'object', additionalProperties: text },
    'wrong',
  ],
  ['a closed group into a map', group({ a: text }), { type: 'object', additionalProperties: text }, 'ok'],
  [
    'a closed group into a map of numbers',
    group({ a: text }),
    { type: 'object', additionalProperties: number },
    'wrong',
  ],
  ['a member that can never be there', group({}, { a: { enum: [] } }), group({}), 'ok'],
  ['members are counted', group({ a: text, b: text }), { type: 'object', minProperties: 2 }, 'ok'],
  ['too few members', group({ a: text }, { b: text }), { type: 'object', minProperties: 2 }, 'wrong'],
  ['too many members', group({ a: text, b: text }), { type: 'object', maxProperties: 1 }, 'wrong'],
  ['not too many members', group({ a: text }, { b: text }), { type: 'object', maxProperties: 2 }, 'ok'],
  ['groups in groups', group({ a: group({ b: whole }) }), group({ a: group({ b: number }) }), 'ok'],
  [
    'trouble deep within',
    group({ a: list(group({ b: text })) }),
    group({ a: list(group({ b: number })) }),
    'wrong',
  ],
  // Unions.
  ['an alternative into the union', text, anyOf(text, number), 'ok'],
  ['a union into one of its alternatives', anyOf(text, number), text, 'wrong'],
  ['a union into a wider one', anyOf(text, whole), anyOf(number, flag, text), 'ok'],
  ['a union into a narrower one', anyOf(text, whole, flag), anyOf(text, whole), 'wrong'],
  ['a union with siblings', { type: 'string', anyOf: [{ minLength: 3 }, { maxLength: 1 }] }, text, 'ok'],
  ['a discriminated union into itself', oneOf(circle, square), oneOf(square, circle), 'ok'],
  ['one shape into the union of shapes', circle, oneOf(circle, square), 'ok'],
  [
    'a shape that the union does not know',
    group({ kind: { const: 'line' }, length: number }),
    oneOf(circle, square),
    'wrong',
  ],
  [
    'a group sorted by the values of a member',
    group({ kind: { enum: ['a', 'b'] } }),
    anyOf(group({ kind: { const: 'a' } }), group({ kind: { const: 'b' } })),
    'ok',
  ],
  [
    'a group with a value that no alternative takes',
    group({ kind: { enum: ['a', 'b', 'c'] } }),
    anyOf(group({ kind: { const: 'a' } }), group({ kind: { const: 'b' } })),
    'wrong',
  ],
  ['oneOf with alternatives that overlap', whole, oneOf(whole, number), 'wrong'],
  ['oneOf with alternatives apart', whole, oneOf(whole, text), 'ok'],
  [
    'oneOf of ranges apart',
    { type: 'integer', minimum: 6 },
    oneOf({ type: 'integer', maximum: 5 }, { type: 'integer', minimum: 6 }),
    'ok',
  ],
  [
    'allOf as target',
    { type: 'string', minLength: 2, maxLength: 3 },
    { allOf: [{ minLength: 1 }, { maxLength: 4 }] },
    'ok',
  ],
  [
    'allOf as target that asks too much',
    { type: 'string', minLength: 2 },
    { allOf: [{ minLength: 1 }, { maxLength: 4 }] },
    'wrong',
  ],
  ['allOf as source', { allOf: [text, { minLength: 2 }] }, { type: 'string', minLength: 1 }, 'ok'],
  [
    'allOf of groups',
    {
      allOf: [
        { type: 'object', required: ['a'], properties: { a: text } },
        { type: 'object', required: ['b'], properties: { b: whole } },
      ],
    },
    { type: 'object', required: ['a', 'b'], properties: { a: text, b: number } },
    'ok',
  ],
  ['a list of unions', list(anyOf(text, whole)), list(anyOf(whole, text)), 'ok'],
  // References and recursion.
  ['a reference into what it stands for', { $ref: '#/definitions/t', definitions: { t: text } }, text, 'ok'],
  [
    'what a reference stands for into the reference',
    text,
    { $ref: '#/definitions/t', definitions: { t: text } },
    'ok',
  ],
  [
    'a reference with a sibling',
    { $ref: '#/definitions/t', minLength: 2, definitions: { t: text } },
    { type: 'string', minLength: 1 },
    'ok',
  ],
  ['a reference that leads nowhere', text, { $ref: '#/definitions/none' }, 'unproven'],
  ['a tree into itself', tree, tree, 'ok'],
  ['a tree into one with more optional members', tree, forest, 'ok'],
  ['a tree into one with fewer', forest, tree, 'wrong'],
  ['a tree into one that asks more of each name', tree, longTree, 'wrong'],
  ['a tree that asks more into one that asks less', longTree, tree, 'ok'],
  ['a reference to itself alone, which accepts anything, into text', { $ref: '#' }, text, 'wrong'],
  // Outside the keywords that are understood.
  ['not as target', text, { type: 'string', not: { const: 'a' } }, 'unproven'],
  ['if as target', text, { type: 'string', if: { minLength: 1 } }, 'unproven'],
  [
    'patternProperties as target',
    group({ a: text }),
    { type: 'object', patternProperties: { '^a': number } },
    'unproven',
  ],
  ['contains as target', list(text), { type: 'array', contains: text }, 'unproven'],
  ['a list of schemas for items as target', list(text), { type: 'array', items: [text] }, 'unproven'],
  ['a strange keyword in what arrives', { type: 'string', contentEncoding: 'base64' }, text, 'unproven'],
  [
    'a strange keyword on both sides',
    { type: 'string', not: { const: 'a' } },
    { type: 'string', not: { const: 'a' } },
    'unproven',
  ],
  ['a strange keyword beside a plain fault', text, { type: 'number', not: { const: 1 } }, 'wrong'],
  [
    'a strange keyword deep within',
    group({ a: text }),
    group({ a: { type: 'string', not: { const: 'a' } } }),
    'unproven',
  ],
  [
    'annotations are no keywords',
    { ...text, title: 'A', description: 'B', examples: ['a'], headingLevel: 2, cut: 200 },
    { ...text, default: '' },
    'ok',
  ],
];

describe('compatible', () => {
  it.each(rows)('judges %s', (_, from, to, verdict) => {
    const found = compatible(from, to);
    expect(typeof found === 'string' ? found : Object.keys(found)[0], JSON.stringify(found)).toBe(verdict);
  });

  it('says where the trouble lies and shows a value that makes it', () => {
    const found = compatible(
      list(group({ name: text, size: number })),
      list(group({ name: text, size: whole })),
    );
    expect(found).toEqual({
      wrong: {
        keyword: 'type',
        at: '/*/size',
        from: 'a number',
        to: 'a whole number',
        example: [{ name: 'a', size: 0.5 }],
      },
    });
  });

  it('names the member that is not asked, and the one that may be missing', () => {
    expect(compatible(group({ a: text, b: text }), group({ a: text }))).toMatchObject({
      wrong: { keyword: 'additionalProperties', at: '/b', to: ['a'] },
    });
    expect(compatible(group({}, { a: text }), group({ a: text }))).toMatchObject({
      wrong: { keyword: 'required', at: '/a' },
    });
  });

  it('names the keyword that it does not understand', () => {
    expect(compatible(text, { type: 'string', not: { const: 'a' } })).toEqual({
      unproven: { keyword: 'not', at: '', from: '', to: 'not' },
    });
  });
});
