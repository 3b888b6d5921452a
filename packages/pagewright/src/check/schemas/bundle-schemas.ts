import { recordOf } from '../../json/is-record.ts';
import { isRecord } from '../../json/json-value.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { sharedName } from './reference-check.ts';

/** A schema whose references to shared schemas point to `definitions`. Calls `onReference` with the name of each. */
function pointToDefinitions(schema: JsonSchema, onReference: (name: string) => void): JsonSchema {
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    return isRecord(value) ? rewriteObject(value) : value;
  };
  const rewriteObject = (value: JsonSchema): JsonSchema =>
    Object.fromEntries(
      Object.entries(value).map(([key, property]) => {
        const name = key === '$ref' && typeof property === 'string' ? sharedName(property) : undefined;
        if (name === undefined) return [key, rewrite(property)];
        onReference(name);
        return ['$ref', `#/definitions/${name}`];
      }),
    );
  return rewriteObject(schema);
}

/** The shared schemas as `definitions`: their references to each other point there. */
export function sharedDefinitions(shared: ReadonlyMap<string, JsonSchema>): ReadonlyMap<string, JsonSchema> {
  return new Map([...shared].map(([name, schema]) => [name, pointToDefinitions(schema, () => {})]));
}

/**
 * Copies the shared schemas that a schema references into its `definitions`, and points the references there. The shared
 * schemas must exist.
 */
export function bundleSchema(schema: JsonSchema, shared: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const definitions: Record<string, unknown> = {};
  const define = (name: string) => {
    if (name in definitions) return;
    // Reserves the key, so that definitions are in the order of their first use.
    definitions[name] = true;
    const { $schema: _, ...body } = shared.get(name) ?? {};
    definitions[name] = pointToDefinitions(body, define);
  };
  const rewritten = pointToDefinitions(schema, define);
  if (Object.keys(definitions).length === 0) return rewritten;
  return { ...rewritten, definitions: { ...recordOf(rewritten.definitions), ...definitions } };
}
