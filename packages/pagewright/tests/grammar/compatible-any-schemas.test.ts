import Ajv, { type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compatible } from '../../src/schema/compatible.ts';
import { formatTests } from '../../src/schema/formats.ts';
import type { JsonSchema } from '../../src/schema/json-schema.ts';
import { budget } from '../budget.ts';
import { nearby, schemas, valuesFor } from './schema-arbitrary.ts';

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

/** Pairs of a schema and a slightly changed schema, the same schema, or an unrelated one, so that many are compatible. */
const pairs = schemas.chain((from) =>
  fc.tuple(
    fc.constant(from),
    fc.oneof(
      { weight: 5, arbitrary: nearby(from) },
      { weight: 1, arbitrary: fc.constant(from) },
      { weight: 1, arbitrary: schemas },
    ),
    fc.array(valuesFor(from), { minLength: 12, maxLength: 12 }),
  ),
);

describe('compatible, over random pairs of schemas', () => {
  it('accepts a pair only where every value of the first schema is valid for the second', () => {
    const counts = { ok: 0, wrong: 0 };
    fc.assert(
      fc.property(pairs, ([from, to, values]) => {
        if (compatible(from, to) !== 'ok') {
          counts.wrong += 1;
          return;
        }
        counts.ok += 1;
        const [accepts, fits] = [validator(from), validator(to)];
        for (const value of values)
          if (accepts(value) && !fits(value)) expect.fail(`${JSON.stringify(value)} was accepted`);
      }),
      budget(200, 10_000),
    );
    // Pairs of both kinds are tried.
    expect(counts.ok / counts.wrong).toBeGreaterThan(0.25);
    expect(counts.wrong / counts.ok).toBeGreaterThan(0.25);
  });

  it('accepts each schema where the same schema is expected', () => {
    fc.assert(
      fc.property(schemas, (schema) => {
        expect(compatible(schema, { ...schema })).toBe('ok');
      }),
      budget(100, 5_000),
    );
  });
});
