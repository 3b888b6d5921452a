import { expect, test } from 'vitest';
import { compile, type Scope } from '../../src/grammar/compile/compile.ts';
import { fill } from '../../src/grammar/fill.ts';
import type { Json } from '../../src/json/json-value.ts';
import type { JsonSchema } from '../../src/schema/json-schema.ts';

const text: JsonSchema = { type: 'string' };
const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const list: JsonSchema = { type: 'array', items: text };
const link = object({ label: text, href: text });

const scope: Scope = {
  page: object({ title: text, count: { type: 'integer' }, isOpen: { type: 'boolean' }, tags: list, link }),
};
const content = {
  page: {
    title: 'One & <b>only</b> {one}',
    count: 3,
    isOpen: false,
    tags: ['a', 'b'],
    link: { label: 'A', href: '/a' },
  },
};

/** The filled value of a prop with this config value. */
function propOf(configured: Json, schema: JsonSchema): unknown {
  const { compiled, problems } = compile({ prop: configured }, object({ prop: schema }), scope, {});
  expect(problems).toEqual([]);
  return Object(compiled && fill(compiled.plan, content)).prop;
}

test.each<[Json, JsonSchema]>([
  ['Our Clients', text],
  ['page.count }', text],
  [7, { type: 'integer' }],
  [true, { type: 'boolean' }],
  [['a', 'b'], list],
  [{ label: 'A', href: '/a' }, link],
])('a value without braces is unchanged: %j', (configured, schema) => {
  expect(propOf(configured, schema)).toEqual(configured);
});

test.each<[string, JsonSchema, unknown]>([
  ['{page.title}', text, content.page.title],
  ['{page.count}', { type: 'integer' }, 3],
  ['{page.isOpen}', { type: 'boolean' }, false],
  ['{page.tags}', list, ['a', 'b']],
  ['{page.link}', link, { label: 'A', href: '/a' }],
])('a path in braces gives that value, with its type: %s', (configured, schema, value) => {
  expect(propOf(configured, schema)).toEqual(value);
});

test.each([
  ['Room {page.count} of {page.title}', `Room 3 of ${content.page.title}`],
  ['{page.count}{page.count}', '33'],
  [' {page.count}', ' 3'],
  ['A {{brace} and {page.count}', 'A {brace} and 3'],
])('a string that contains paths gives a string: %s', (configured, value) => {
  expect(propOf(configured, text)).toBe(value);
});
