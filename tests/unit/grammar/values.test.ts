import { expect, test } from 'vitest';
import { compile, type Scope } from '../../../packages/pagewright/src/grammar/compile/compile.ts';
import { fill } from '../../../packages/pagewright/src/grammar/fill.ts';
import type { Json, JsonSchema } from '../../../packages/pagewright/src/grammar/plan.ts';

const text: JsonSchema = { type: 'string' };
const group = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const list: JsonSchema = { type: 'array', items: text };
const link = group({ label: text, href: text });

const scope: Scope = {
  page: group({ title: text, count: { type: 'integer' }, isOpen: { type: 'boolean' }, tags: list, link }),
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

/** What a prop holds whose value was written so. */
function propOf(written: Json, schema: JsonSchema): unknown {
  const { compiled, problems } = compile({ prop: written }, group({ prop: schema }), scope, {});
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
])('a value without braces is itself: %j', (written, schema) => {
  expect(propOf(written, schema)).toEqual(written);
});

test.each<[string, JsonSchema, unknown]>([
  ['{page.title}', text, content.page.title],
  ['{page.count}', { type: 'integer' }, 3],
  ['{page.isOpen}', { type: 'boolean' }, false],
  ['{page.tags}', list, ['a', 'b']],
  ['{page.link}', link, { label: 'A', href: '/a' }],
])('a path in braces is that value, with its type: %s', (written, schema, value) => {
  expect(propOf(written, schema)).toEqual(value);
});

test.each([
  ['Room {page.count} of {page.title}', `Room 3 of ${content.page.title}`],
  ['{page.count}{page.count}', '33'],
  [' {page.count}', ' 3'],
  ['A {{brace} and {page.count}', 'A {brace} and 3'],
])('a text with paths in it is text: %s', (written, value) => {
  expect(propOf(written, text)).toBe(value);
});
