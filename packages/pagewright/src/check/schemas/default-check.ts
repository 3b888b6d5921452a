import { isArray, type Json } from '../../json/json-value.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { literalProblems } from '../../schema/literal-problems.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import { bundleSchema } from './bundle-schemas.ts';
import { schemaPlaces } from './schema-places.ts';

/** Reports defaults and examples that do not fit their schema. Defaults are not checked again when they become props. */
export function checkDefaultsAndExamples(
  schema: Json,
  shared: ReadonlyMap<string, JsonSchema>,
): readonly Problem[] {
  return schemaPlaces(schema).flatMap(({ schema: inner, pointer }) => {
    const { default: fallback, examples = null } = inner;
    const values = [
      ...(fallback === undefined ? [] : [{ value: fallback, at: '/default' }]),
      ...(isArray(examples) ? examples : []).map((value, index) => ({ value, at: `/examples/${index}` })),
    ];
    if (values.length === 0) return [];
    const node = nodeOf(bundleSchema(inner, shared));
    return values.flatMap(({ value, at }) => literalProblems(value, node, pointer + at));
  });
}
