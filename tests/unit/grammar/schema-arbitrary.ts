import fc from 'fast-check';
import type { Json, JsonSchema } from '../../../packages/pagewright/src/grammar/plan.ts';

const names = ['a', 'b', 'c'] as const;
const limit = fc.integer({ min: 0, max: 4 });

function some(members: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<JsonSchema> {
  return fc.record(members, { requiredKeys: [] });
}

const text = fc
  .oneof(
    { weight: 3, arbitrary: some({ minLength: limit, maxLength: limit }) },
    { weight: 1, arbitrary: some({ minLength: limit, pattern: fc.constantFrom('^a', '^[a-z]+$', 'b$') }) },
    {
      weight: 1,
      arbitrary: some({ maxLength: limit, format: fc.constantFrom('slug', 'href', 'image-src') }),
    },
  )
  .map((rest) => ({ type: 'string', ...rest }));

const number = fc
  .tuple(
    fc.constantFrom('integer', 'number'),
    some({
      minimum: fc.integer({ min: -3, max: 3 }),
      maximum: fc.integer({ min: -3, max: 5 }),
      exclusiveMinimum: fc.integer({ min: -3, max: 3 }),
      exclusiveMaximum: fc.integer({ min: -3, max: 5 }),
      multipleOf: fc.constantFrom(1, 2, 0.5),
    }),
  )
  .map(([type, rest]) => ({ type, ...rest }));

const values: fc.Arbitrary<Json> = fc.constantFrom<Json[]>(
  'a',
  'ab',
  'b',
  '',
  '/a',
  0,
  1,
  2,
  0.5,
  true,
  false,
  null,
  [],
  ['a'],
  { a: 'a' },
  { a: 1, b: 'b' },
);
const listed = fc.oneof(
  values.map((value) => ({ const: value })),
  fc
    .uniqueArray(values, { minLength: 1, maxLength: 4, selector: (value) => JSON.stringify(value) })
    .map((options) => ({ enum: options })),
);

/** Random schemas over the keywords that the compatibility check understands, recursion by `$ref` included. */
export const schemas: fc.Arbitrary<JsonSchema> = fc
  .letrec<{ schema: JsonSchema; list: JsonSchema; group: JsonSchema; union: JsonSchema }>((tie) => ({
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 4, arbitrary: text },
      { weight: 3, arbitrary: number },
      {
        weight: 2,
        arbitrary: fc.constantFrom({ type: 'boolean' }, { type: 'null' }, { type: ['string', 'null'] }, {}),
      },
      { weight: 2, arbitrary: listed },
      { weight: 1, arbitrary: fc.constant({ $ref: '#/definitions/node' }) },
      { weight: 3, arbitrary: tie('list') },
      { weight: 4, arbitrary: tie('group') },
      { weight: 3, arbitrary: tie('union') },
    ),
    list: fc
      .tuple(tie('schema'), some({ minItems: limit, maxItems: limit, uniqueItems: fc.constant(true) }))
      .map(([items, rest]) => ({ type: 'array', items, ...rest })),
    group: fc
      .tuple(
        fc.dictionary(fc.constantFrom(...names), tie('schema'), { maxKeys: 3 }),
        fc.subarray([...names]),
        fc.oneof(
          { weight: 3, arbitrary: fc.constant<unknown>(false) },
          fc.constant<unknown>(true),
          tie('schema'),
        ),
        some({ minProperties: limit, maxProperties: limit }),
        fc.boolean(),
      )
      .map(([properties, required, additionalProperties, counts, isCounted]) => ({
        type: 'object',
        properties: { ...properties },
        required: required.filter((name) => name in properties),
        additionalProperties,
        ...(isCounted ? counts : {}),
      })),
    union: fc
      .tuple(
        fc.constantFrom('anyOf', 'oneOf', 'allOf'),
        fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
      )
      .map(([keyword, branches]) => ({ [keyword]: branches })),
  }))
  .schema.map((schema) => ({
    ...schema,
    definitions: {
      node: {
        type: 'object',
        additionalProperties: false,
        required: ['a'],
        properties: {
          a: { type: 'string', minLength: 1 },
          b: { type: 'array', items: { $ref: '#/definitions/node' } },
        },
      },
    },
  }));

const types: readonly string[] = ['number', 'integer', 'string', 'boolean', 'null', 'array', 'object'];

/** A schema near another one: one of its keywords changed, taken away or added, or one of its parts. */
export function nearby(schema: JsonSchema): fc.Arbitrary<JsonSchema> {
  const changed = (part: unknown): fc.Arbitrary<unknown> => {
    if (Array.isArray(part)) {
      if (part.length < 2) return fc.constant(part);
      const whole = fc
        .nat(part.length - 1)
        .chain((index) => changed(part[index]).map((next) => part.with(index, next)));
      return part.every((entry) => typeof entry === 'string') ? fc.constant(part.slice(1)) : whole;
    }
    if (typeof part === 'number')
      return fc.integer({ min: -1, max: 1 }).map((step) => Math.max(0, part + step));
    if (typeof part === 'boolean') return fc.constant(!part);
    if (typeof part === 'string')
      return fc.constant(types.includes(part) ? (types[types.indexOf(part) - 1] ?? 'number') : part);
    if (typeof part !== 'object' || part === null) return fc.constant(part);
    const entries = Object.entries(part).filter(([key]) => key !== 'definitions');
    const [first] = entries;
    if (!first) return fc.constant(part);
    return fc.constantFrom(...entries).chain(([key, member]) =>
      fc.oneof(
        { weight: 6, arbitrary: changed(member).map((next) => ({ ...part, [key]: next })) },
        {
          weight: 1,
          arbitrary: fc.constant(Object.fromEntries(Object.entries(part).filter(([other]) => other !== key))),
        },
      ),
    );
  };
  return changed(schema).map((next) =>
    typeof next === 'object' && next !== null && !Array.isArray(next)
      ? Object.fromEntries(Object.entries(next))
      : {},
  );
}

const leaf: fc.Arbitrary<Json> = fc.oneof(
  values,
  fc.constantFrom(
    'a',
    'aa',
    'aaa',
    'aaaa',
    'aaaaa',
    'ab',
    'b-c',
    'abb',
    '/a',
    '/a.avif',
    '#a',
    'https://a.example/a',
    'A B',
  ),
  fc.integer({ min: -4, max: 7 }),
  fc.constantFrom(0.5, -0.5, 1.5, 2.5),
);

/** Random values of the kind that random schemas ask for. */
export const jsonValues: fc.Arbitrary<Json> = fc.letrec<{ value: Json; list: Json; group: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    { weight: 5, arbitrary: leaf },
    { weight: 2, arbitrary: tie('list') },
    { weight: 3, arbitrary: tie('group') },
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  group: fc.dictionary(fc.constantFrom(...names, 'd'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
})).value;

/** Values that a schema is likely to accept: its own limits and members are looked at. */
export function valuesFor(schema: unknown, definitions: unknown, depth = 0): fc.Arbitrary<Json> {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema) || depth > 5) return jsonValues;
  const read = (key: string): unknown => Object.entries(schema).find(([name]) => name === key)?.[1];
  const inner = (part: unknown) => valuesFor(part, definitions, depth + 1);
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => {
    const list = read(key);
    return Array.isArray(list) ? list.map(inner) : [];
  });
  const options = read('enum');
  if (Array.isArray(options) && options.length > 0)
    return fc.constantFrom(...options.map((option): Json => JSON.parse(JSON.stringify(option))));
  if (Object.hasOwn(schema, 'const')) return fc.constant(JSON.parse(JSON.stringify(read('const'))));
  if (typeof read('$ref') === 'string') {
    const node =
      typeof definitions === 'object' && definitions !== null
        ? Object.entries(definitions).find(([name]) => name === 'node')?.[1]
        : undefined;
    return inner(node);
  }
  if (branches.length > 0) return fc.oneof(...branches);
  const number = (key: string, otherwise: number) => {
    const value = read(key);
    return typeof value === 'number' ? value : otherwise;
  };
  if (read('type') === 'array')
    return fc.array(inner(read('items')), {
      minLength: Math.min(4, number('minItems', 0)),
      maxLength: Math.max(Math.min(4, number('minItems', 0)), number('maxItems', 3)),
    });
  if (read('type') === 'object') {
    const properties = read('properties');
    const required = read('required');
    const members =
      typeof properties === 'object' && properties !== null
        ? Object.entries(properties).map(([name, part]) => [name, inner(part)] as const)
        : [];
    const own = fc.record(Object.fromEntries(members), {
      requiredKeys: Array.isArray(required) ? required.map(String) : [],
      noNullPrototype: true,
    });
    if (read('additionalProperties') === false) return own;
    return fc
      .tuple(
        own,
        fc.dictionary(fc.constantFrom('c', 'd'), inner(read('additionalProperties')), { maxKeys: 1 }),
      )
      .map(([group, more]) => ({ ...more, ...group }));
  }
  return leaf;
}
