import type { JsonSchema } from '../../../schema/json-schema.ts';

/** The property of a schema with the params of the URL without which its query is not sent. */
const keyword = 'neededUrlParams';

/** The schema of the content of a query that is not sent if the URL lacks one of these params. */
export function withNeededParams(schema: JsonSchema, params: readonly string[]): JsonSchema {
  return { ...schema, [keyword]: params };
}

/** The same schema where the content is certainly there. */
export function withoutNeededParams({ [keyword]: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** The params of the URL without which a query is not sent. */
export function neededParams({ [keyword]: params }: JsonSchema): readonly string[] {
  return Array.isArray(params) ? params : [];
}
