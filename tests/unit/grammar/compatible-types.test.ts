import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../packages/pagewright/src/grammar/plan.ts';
import { compatible } from '../../../packages/pagewright/src/schema/compatible.ts';

const names = ['a', 'b', 'c'] as const;

/** Schemas of what TypeScript can judge: no limits, no formats, no difference of whole numbers. */
const schemas: fc.Arbitrary<JsonSchema> = fc.letrec<{ schema: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    fc.constantFrom(
      { type: 'string' },
      { type: 'number' },
      { type: 'boolean' },
      { type: 'null' },
      { type: ['string', 'null'] },
    ),
    fc.subarray(['x', 'y', 'z'], { minLength: 1 }).map((values) => ({ type: 'string', enum: values })),
    fc.constantFrom('x', 1, true).map((value) => ({ const: value })),
    tie('schema').map((items) => ({ type: 'array', items })),
    fc
      .tuple(
        fc.dictionary(fc.constantFrom(...names), tie('schema'), {
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
    fc.array(tie('schema'), { minLength: 2, maxLength: 3 }).map((branches) => ({ anyOf: branches })),
  ),
})).schema;

/** A schema with a small change: a type, a value, an optional member, one alternative more or less. */
function changed(schema: JsonSchema): fc.Arbitrary<JsonSchema> {
  const { anyOf, properties, required, items } = schema;
  if (Array.isArray(anyOf)) {
    return fc.oneof(
      fc.constant({ anyOf: anyOf.slice(1) }),
      schemas.map((more) => ({ anyOf: [...anyOf, more] })),
    );
  }
  if (typeof properties === 'object' && properties !== null && Array.isArray(required)) {
    const members = Object.keys(properties);
    return fc.constantFrom(...members).chain((name) =>
      fc.oneof(
        fc.constant({ ...schema, required: required.filter((each) => each !== name) }),
        fc.constant({ ...schema, required: [...new Set([...required, name])] }),
        schemas.map((member) => ({ ...schema, properties: { ...properties, [name]: member } })),
        schemas.map((member) => ({ ...schema, properties: { ...properties, d: member } })),
      ),
    );
  }
  if (items !== undefined) return schemas.map((entry) => ({ ...schema, items: entry }));
  return fc.oneof(schemas, fc.constant({ anyOf: [schema, { type: 'null' }] }));
}

async function typeOf(name: string, schema: JsonSchema): Promise<string> {
  const asked: JSONSchema = JSON.parse(
    JSON.stringify({
      type: 'object',
      additionalProperties: false,
      required: ['value'],
      properties: { value: schema },
    }),
  );
  return compile(asked, name, {
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
  });
}

/** The numbers of the pairs that TypeScript refuses to assign. */
function refused(source: string): ReadonlySet<number> {
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
  it('agrees on random pairs, wherever it can judge', async () => {
    const pairs = fc.sample(
      schemas.chain((from) =>
        fc.tuple(fc.constant(from), fc.oneof(changed(from), changed(from).chain(changed), schemas)),
      ),
      { numRuns: 400, seed: 20_26 },
    );
    const parts: string[] = [];
    for (const [index, [from, to]] of pairs.entries()) {
      parts.push(await typeOf(`From${index}`, from), await typeOf(`To${index}`, to));
      parts.push(
        `declare const from${index}: From${index};\nexport const to${index}: To${index} = from${index}; // pair ${index}\n`,
      );
    }
    const errors = refused(parts.join('\n'));
    const counts = { ok: 0, wrong: 0 };
    for (const [index, [from, to]] of pairs.entries()) {
      const verdict = compatible(from, to);
      // TypeScript lets an object bring more than is asked.
      if (verdict !== 'ok' && ('unproven' in verdict || verdict.wrong.keyword === 'additionalProperties'))
        continue;
      expect(errors.has(index), JSON.stringify([from, to, verdict])).toBe(verdict !== 'ok');
      counts[verdict === 'ok' ? 'ok' : 'wrong'] += 1;
    }
    expect(counts.ok).toBeGreaterThan(80);
    expect(counts.wrong).toBeGreaterThan(100);
  });
});
