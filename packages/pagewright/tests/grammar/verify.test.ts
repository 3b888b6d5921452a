import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceSchema } from '../../src/config/schemas/page-schemas.ts';
import { compile, type Scope } from '../../src/grammar/compile/compile.ts';
import { verify } from '../../src/grammar/compile/verify.ts';
import { type Json, valueAt } from '../../src/json/json-value.ts';
import { readSchemas } from '../../src/pipeline/site/schema-files.ts';
import type { JsonSchema } from '../../src/schema/json-schema.ts';
import { budget } from '../budget.ts';
import { museum } from '../sites/museum-project.ts';
import { ConfigGenerator } from './config-arbitrary.ts';

const schemas = readSchemas(museum);
const scope: Scope = Object.fromEntries(
  ['articles', 'exhibition'].map((name): [string, JsonSchema] => [
    name,
    sourceSchema(schemas, name, 'content') ?? {},
  ]),
);
const generator = new ConfigGenerator(scope);
const types = ['tickets', 'masthead', 'passage'] as const;
const options = { isValid: true };

function compiled(value: Json, schema: JsonSchema) {
  const { compiled: found, problems, queries, landmarks } = compile(value, schema, scope, options);
  return {
    hasPlan: found !== undefined,
    problems,
    queries,
    landmarks: landmarks.map(({ pointer, plan }) => ({ pointer, plan })),
  };
}

function verified(value: Json, schema: JsonSchema) {
  const { plan: found, problems, queries, landmarks } = verify(value, schema, scope, options);
  return {
    hasPlan: found !== undefined,
    problems,
    queries,
    landmarks: landmarks.map(({ pointer, plan, path }) => ({
      pointer,
      plan: path ? { is: 'literal', value: valueAt(value, path) } : plan,
    })),
  };
}

/** The value with other plain text. */
function reworded(value: Json): Json {
  return JSON.parse(
    JSON.stringify(value, (_, each) => (typeof each === 'string' && !/[{}]/.test(each) ? `${each}-2` : each)),
  );
}

describe('verifying a value', () => {
  it.each(types)('finds the same in the props of a %s as compiling, after similar props', (type) => {
    const schema = schemas.blocks.get(type) ?? {};
    const values = fc.gen().map((gen) => generator.object(gen, schema, schema.definitions));
    fc.assert(
      fc.property(values, (value) => {
        for (const each of [value, reworded(value)])
          expect(verified(each, schema)).toEqual(compiled(each, schema));
      }),
      budget(30, 1_500),
    );
  });
});
