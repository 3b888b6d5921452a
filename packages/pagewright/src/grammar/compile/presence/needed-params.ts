import type { JsonSchema } from '../../../schema/json-schema.ts';

/** A property of our own in the schema of a query's content: the params of the URL that the query needs to be sent. */
const keyword = 'neededUrlParams';

/** The schema of a query's content. The query is not sent if the URL lacks one of these params, so its content may be missing. */
export function withNeededParams(schema: JsonSchema, params: readonly string[]): JsonSchema {
  return { ...schema, [keyword]: params };
}

/** The schema for places that are shown only if the content exists. */
export function withoutNeededParams({ [keyword]: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** The params of the URL that a query needs to be sent. */
export function neededParams({ [keyword]: params }: JsonSchema): readonly string[] {
  return Array.isArray(params) ? params : [];
}
