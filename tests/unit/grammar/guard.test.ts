import { brotliCompressSync } from 'node:zlib';
import Ajv from 'ajv';
import fc from 'fast-check';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { passes } from '../../../packages/pagewright/src/grammar/guard.ts';
import { guardFor } from '../../../packages/pagewright/src/schema/guard-schema.ts';
import { nodeOf } from '../../../packages/pagewright/src/schema/schema-node.ts';
import { jsonValues, schemas, valuesFor } from './schema-arbitrary.ts';

const ajv = new Ajv({ strict: false, meta: false, validateSchema: false, addUsedSchema: false });

describe('the guard', () => {
  it('decides as a whole validator does, over the keywords that it understands', () => {
    const cases = schemas.filter(
      (schema) => !/"(?:format|\$ref)"/.test(JSON.stringify({ ...schema, definitions: {} })),
    );
    fc.assert(
      fc.property(
        cases.chain((schema) =>
          fc.tuple(
            fc.constant(schema),
            fc.array(fc.oneof(valuesFor(schema, schema.definitions), jsonValues), { minLength: 12 }),
          ),
        ),
        ([schema, values]) => {
          const validate = ajv.compile(schema);
          ajv.removeSchema(schema);
          const guard = guardFor(nodeOf(schema));
          for (const value of values)
            expect(passes(value, guard), JSON.stringify(value)).toBe(validate(value));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('lets more through than the schema, never less, where it does not understand', () => {
    const strange = { type: 'string', not: { const: 'a' }, format: 'moon-phase', pattern: '(' };
    expect(guardFor(nodeOf(strange))).toEqual({ type: ['string'] });
    expect(passes('a', guardFor(nodeOf(strange)))).toBe(true);
  });

  it('and fill together cost browsers about a kilobyte', async () => {
    const lib = { entry: 'packages/pagewright/src/grammar/fill.ts', formats: ['es' as const] };
    const built = await build({
      configFile: false,
      publicDir: false,
      logLevel: 'silent',
      build: { write: false, minify: true, lib },
    });
    const [bundle] = Array.isArray(built) ? built : [];
    const code = bundle?.output[0].code ?? '';
    expect(code).toContain('encodeURIComponent');
    // Vite leaves the blanks in a library; in the site's own build it is a tenth less.
    expect(brotliCompressSync(code).length).toBeLessThan(1_200);
  });
});
