import type { JsonSchema } from '../../grammar/plan.ts';
import { isRecord } from '../../schema/json-value.ts';
import { sharedName } from './reference-check.ts';

/**
 * Copies the shared schemas that a schema references into its `definitions`, and points the references there. The shared
 * schemas must exist.
 */
export function bundleSchema(schema: JsonSchema, shared: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const definitions: Record<string, unknown> = {};
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, property]) => {
        const name = key === '$ref' && typeof property === 'string' ? sharedName(property) : undefined;
        if (name === undefined) return [key, rewrite(property)];
        if (!(name in definitions)) {
          // Reserves the key, so that definitions are in the order of their first use.
          definitions[name] = true;
          const { $schema: _, ...body } = shared.get(name) ?? {};
          definitions[name] = rewrite(body);
        }
        return ['$ref', `#/definitions/${name}`];
      }),
    );
  };
  const rewritten = rewrite(schema);
  if (!isRecord(rewritten)) return schema;
  if (Object.keys(definitions).length === 0) return rewritten;
  return {
    ...rewritten,
    definitions: { ...(isRecord(rewritten.definitions) ? rewritten.definitions : {}), ...definitions },
  };
}
