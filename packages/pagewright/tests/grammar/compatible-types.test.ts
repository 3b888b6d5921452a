import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { describe, expect, it } from 'vitest';
import { compatible } from '../../src/schema/compatible.ts';
import type { JsonSchema } from '../../src/schema/json-schema.ts';
import { budget } from '../budget.ts';

const names = ['a', 'b', 'c'] as const;

type SchemaKinds = {
  text: JsonSchema;
  number: JsonSchema;
  array: JsonSchema;
  object: JsonSchema;
  any: JsonSchema;
};

/** Schemas that TypeScript can compare: without limits, without formats, and without a difference between integers and numbers. */
const schemas: fc.Arbitrary<JsonSchema> = fc.letrec<SchemaKinds>((tie) => ({
  text: fc.oneof(
    fc.constant({ type: 'string' }),
    fc.subarray(['x', 'y', 'z'], { minLength: 1 }).map((values) => ({ type: 'string', enum: values })),
  ),
  number: fc.constantFrom({ type: 'number' }, { type: 'boolean' }),
  array: tie('any').map((items) => ({ type: 'array', items })),
  object: fc
    .tuple(
      fc.dictionary(fc.constantFrom(...names), tie('any'), {
        minKeys: 1,
        maxKeys: 3,
        noNullPrototype: true,
      }),
      fc.subarray([...names]),
    )
    .map(([properties, required]) => ({
      type: 'object',
      additionalProperties: false,
      properties,
      required: required.filter((name) => name in properties),
    })),
  any: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    tie('text'),
    tie('number'),
    tie('array'),
    tie('object'),
    fc
      .tuple(tie('text'), tie('number'), tie('array'), tie('object'))
      .chain((branches) => fc.subarray(branches, { minLength: 2, maxLength: 3 }))
      .map((branches) => ({ anyOf: branches })),
  ),
})).any;

/** A schema with one small change: another optional property, enum value, item schema or branch of a union. */
function changed(schema: JsonSchema): fc.Arbitrary<JsonSchema> {
  const { anyOf, properties, required, items } = schema;
  if (Array.isArray(anyOf)) return anyOf.length > 1 ? fc.constant({ anyOf: anyOf.slice(1) }) : schemas;
  if (typeof properties === 'object' && properties !== null && Array.isArray(required)) {
    const propertyNames = Object.keys(properties);
    return fc.constantFrom(...propertyNames).chain((name) =>
      fc.oneof(
        fc.constant({ ...schema, required: required.filter((each) => each !== name) }),
        fc.constant({ ...schema, required: [...new Set([...required, name])] }),
        schemas.map((property) => ({ ...schema, properties: { ...properties, [name]: property } })),
        schemas.map((property) => ({ ...schema, properties: { ...properties, d: property } })),
      ),
    );
  }
  if (items !== undefined) return schemas.map((item) => ({ ...schema, items: item }));
  return fc.oneof(schemas, fc.constant({ anyOf: [schema, { type: 'array', items: { type: 'string' } }] }));
}

async function typeOf(name: string, schema: JsonSchema): Promise<string> {
  const wrapped: JSONSchema = JSON.parse(
    JSON.stringify({
      type: 'object',
      additionalProperties: false,
      required: ['value'],
      properties: { value: schema },
    }),
  );
  return compile(wrapped, name, {
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
  });
}

/** The indices of the pairs that TypeScript rejects. */
function rejected(source: string): ReadonlySet<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-types-'));
  const file = path.join(folder, 'pairs.ts');
  writeFileSync(file, source);
  const flags = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--pretty', 'false', '--types', ''];
  const { stdout } = spawnSync(path.resolve('node_modules/.bin/tsc'), [...flags, file], {
    encoding: 'utf8',
    cwd: folder,
  });
  rmSync(folder, { recursive: true });
  const lines = source.split('\n');
  const found = [...stdout.matchAll(/pairs\.ts\((\d+),/g)].map(
    (match) => /\/\/ pair (\d+)$/.exec(lines[Number(match[1]) - 1] ?? '')?.[1],
  );
  if (found.includes(undefined)) throw new Error(stdout);
  return new Set(found.map(Number));
}

describe("TypeScript's own assignability", () => {
  it('agrees on random pairs within its limits', async () => {
    const pairs = fc.sample(
      schemas.chain((from) =>
        fc.tuple(fc.constant(from), fc.oneof(changed(from), changed(from).chain(changed), schemas)),
      ),
      budget(40, 800),
    );
    const parts: string[] = [];
    for (const [index, [from, to]] of pairs.entries()) {
      parts.push(await typeOf(`From${index}`, from), await typeOf(`To${index}`, to));
      parts.push(
        `declare const from${index}: From${index};\nexport const to${index}: To${index} = from${index}; // pair ${index}\n`,
      );
    }
    const errors = rejected(parts.join('\n'));
    const counts = { ok: 0, wrong: 0 };
    for (const [index, [from, to]] of pairs.entries()) {
      const verdict = compatible(from, to);
      // TypeScript accepts objects with undeclared properties.
      if (verdict !== 'ok' && verdict.wrong.keyword === 'additionalProperties') continue;
      expect(errors.has(index), JSON.stringify([from, to, verdict])).toBe(verdict !== 'ok');
      counts[verdict === 'ok' ? 'ok' : 'wrong'] += 1;
    }
    expect(counts.ok).toBeGreaterThan(pairs.length / 8);
    expect(counts.wrong).toBeGreaterThan(pairs.length / 4);
  });
});
