import fc from 'fast-check';
import { isJson, isRecord, type Json } from '../../src/json/json-value.ts';
import type { JsonSchema } from '../../src/schema/json-schema.ts';

const names = ['a', 'b', 'c'] as const;
const limit = fc.integer({ min: 0, max: 4 });
const texts = ['a', 'b', 'ab', '/a', '/a.avif'] as const;

function some(properties: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<JsonSchema> {
  return fc.record(properties, { requiredKeys: [] });
}

const text = fc.oneof(
  some({ minLength: limit, maxLength: limit, pattern: fc.constantFrom('^a', 'b$') }).map((rest) => ({
    type: 'string',
    ...rest,
  })),
  some({ minLength: limit, format: fc.constantFrom('slug', 'href', 'image-src') }).map((rest) => ({
    type: 'string',
    ...rest,
  })),
  fc.subarray([...texts], { minLength: 1 }).map((values) => ({ type: 'string', enum: values })),
);

const number = fc
  .tuple(
    fc.constantFrom('integer', 'number'),
    fc.oneof(
      some({ minimum: fc.integer({ min: -3, max: 3 }), maximum: fc.integer({ min: -3, max: 5 }) }),
      fc.subarray([-1, 0, 2, 4], { minLength: 1 }).map((values) => ({ enum: values })),
    ),
  )
  .map(([type, rest]) => ({ type, ...rest }));

const typed = fc.letrec<{ text: JsonSchema; any: JsonSchema; array: JsonSchema; object: JsonSchema }>(
  (tie) => ({
    text,
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 4, arbitrary: tie('text') },
      { weight: 3, arbitrary: number },
      { weight: 1, arbitrary: fc.constantFrom({ type: 'boolean' }, { $ref: '#/definitions/node' }) },
      { weight: 3, arbitrary: tie('array') },
      { weight: 4, arbitrary: tie('object') },
      {
        weight: 2,
        arbitrary: fc
          .tuple(tie('text'), fc.oneof(number, tie('array')), tie('object'))
          .chain((branches) => fc.subarray(branches, { minLength: 2 }))
          .map((branches) => ({ anyOf: branches })),
      },
    ),
    array: fc
      .tuple(tie('any'), some({ minItems: limit, maxItems: limit, uniqueItems: fc.constant(true) }))
      .map(([items, rest]) => ({ type: 'array', items, ...rest })),
    object: fc
      .tuple(fc.dictionary(fc.constantFrom(...names), tie('any'), { maxKeys: 3 }), fc.subarray([...names]))
      .map(([properties, required]) => ({
        type: 'object',
        properties: { ...properties },
        required: required.filter((name) => name in properties),
        additionalProperties: false,
      })),
  }),
);

const definitions = {
  node: {
    type: 'object',
    additionalProperties: false,
    required: ['a'],
    properties: { a: { type: 'string', minLength: 1 }, b: { type: 'array', items: { type: 'integer' } } },
  },
};

/** Random schemas of the subset for blocks and content. */
export const schemas: fc.Arbitrary<JsonSchema> = typed.any.map((schema) => ({ ...schema, definitions }));

const kept: ReadonlySet<string> = new Set([
  'definitions',
  '$ref',
  'pattern',
  'format',
  'additionalProperties',
]);

function changed(part: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(part)) {
    if (part.length < 2) return fc.constant(part);
    if (part.every((item) => typeof item === 'string')) return fc.constant(part.slice(1));
    return fc
      .nat(part.length - 1)
      .chain((index) => changed(part[index]).map((next) => part.with(index, next)));
  }
  if (typeof part === 'number')
    return fc.integer({ min: -1, max: 1 }).map((step) => Math.max(0, part + step));
  if (part === 'integer') return fc.constant('number');
  if (!isRecord(part)) return fc.constant(part);
  const keys = Object.keys(part).filter((key) => !kept.has(key));
  if (keys.length === 0) return fc.constant(part);
  const own = fc
    .constantFrom(...keys)
    .chain((key) => changed(part[key]).map((next) => ({ ...part, [key]: next })));
  const limits = keys.filter((key) => typeof part[key] === 'number' || key === 'uniqueItems');
  if (limits.length === 0) return own;
  const looser = fc
    .constantFrom(...limits)
    .map((key) => Object.fromEntries(Object.entries(part).filter(([other]) => other !== key)));
  return fc.oneof({ weight: 3, arbitrary: own }, { weight: 2, arbitrary: looser });
}

/** A schema with one limit, type, enum or property changed or removed. */
export function nearby(schema: JsonSchema): fc.Arbitrary<JsonSchema> {
  return changed(schema).map((next) => (isRecord(next) ? next : schema));
}

const leaf: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom(...texts, '', 'aa', 'aaaa', 'aaaaa', 'b-c', '#a', 'https://a.example/a', 'A B'),
  fc.integer({ min: -4, max: 7 }),
  fc.constantFrom(0.5, -0.5, true, false),
);

/** Values that the schema probably accepts: near its limits, with its properties. */
export function valuesFor(schema: unknown): fc.Arbitrary<Json> {
  if (!isRecord(schema)) return leaf;
  if (schema.$ref !== undefined) return valuesFor(definitions.node);
  if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.map((branch) => valuesFor(branch)));
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum.filter(isJson));
  if (schema.type === 'array') {
    const least = typeof schema.minItems === 'number' ? schema.minItems : 0;
    const most = typeof schema.maxItems === 'number' ? schema.maxItems : least + 2;
    return fc.array(valuesFor(schema.items), { minLength: least, maxLength: Math.max(least, most) });
  }
  if (!isRecord(schema.properties)) return leaf;
  const properties = Object.entries(schema.properties).map(
    ([name, part]) => [name, valuesFor(part)] as const,
  );
  const requiredKeys = Array.isArray(schema.required) ? schema.required.map(String) : [];
  return fc.record(Object.fromEntries(properties), { requiredKeys, noNullPrototype: true });
}
