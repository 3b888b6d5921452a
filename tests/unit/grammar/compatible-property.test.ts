import Ajv, { type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { JsonSchema } from '../../../packages/pagewright/src/grammar/plan.ts';
import { compatible } from '../../../packages/pagewright/src/schema/compatible.ts';
import { formatTests } from '../../../packages/pagewright/src/schema/formats.ts';
import { jsonValues, nearby, schemas, valuesFor } from './schema-arbitrary.ts';

const ajv = new Ajv({
  strict: false,
  meta: false,
  validateSchema: false,
  addUsedSchema: false,
  formats: formatTests(),
});

function validator(schema: JsonSchema): ValidateFunction {
  const validate = ajv.compile(schema);
  ajv.removeSchema(schema);
  return validate;
}

/** Pairs of which many fit: a schema with itself, with one near it, with a union around it, and with a stranger. */
const pairs = schemas.chain((from) =>
  fc.tuple(
    fc.constant(from),
    fc.oneof(
      { weight: 4, arbitrary: nearby(from) },
      { weight: 1, arbitrary: fc.constant(from) },
      {
        weight: 2,
        arbitrary: schemas.map(({ definitions, ...other }) => ({
          anyOf: [other, { ...from, definitions: {} }],
          definitions,
        })),
      },
      { weight: 2, arbitrary: schemas },
    ),
    fc.array(fc.oneof(valuesFor(from, from.definitions), jsonValues), { minLength: 25, maxLength: 25 }),
  ),
);

// Many runs, on machines that are busy with other things.
vi.setConfig({ testTimeout: 120_000 });

describe('compatible, over random pairs of schemas', () => {
  const counts = { ok: 0, wrong: 0, unproven: 0 };

  it('never calls a pair ok when a value that the first accepts is rejected by the second', () => {
    fc.assert(
      fc.property(pairs, ([from, to, values]) => {
        const verdict = compatible(from, to);
        if (verdict !== 'ok') {
          counts['wrong' in verdict ? 'wrong' : 'unproven'] += 1;
          if ('unproven' in verdict) return;
          // What it calls wrong comes with a value that proves it.
          expect(validator(from)(verdict.wrong.example)).toBe(true);
          expect(validator(to)(verdict.wrong.example)).toBe(false);
          return;
        }
        counts.ok += 1;
        const [accepts, fits] = [validator(from), validator(to)];
        for (const value of values)
          if (accepts(value) && !fits(value)) expect.fail(`${JSON.stringify(value)} was let through`);
      }),
      { numRuns: 800 },
    );
  });

  it('reaches a verdict on nearly all of them', () => {
    expect(counts.ok).toBeGreaterThan(120);
    expect(counts.wrong).toBeGreaterThan(120);
    expect(counts.unproven).toBeLessThan((counts.ok + counts.wrong) / 8);
  });
});
