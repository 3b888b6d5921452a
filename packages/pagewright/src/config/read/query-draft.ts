import { pagingQuery, reservedQueries } from '../../grammar/path-names.ts';
import { type Json, type JsonObject, objectOf, pointerToken } from '../../json/json-value.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { sourceSchema } from '../schemas/page-schemas.ts';
import type { Schemas } from '../schemas/schemas.ts';
import type { Origin } from './origin.ts';
import type { Written } from './written-place.ts';

/** A query of a config, before its params are checked. */
export interface QueryDraft extends Written {
  readonly name: string;
  readonly source: string | undefined;
  readonly params: JsonObject;
  readonly refresh: Json | undefined;
  readonly states: JsonObject;
  readonly isValid: boolean;
}

/** The queries in the `data` of a file. */
export function readQueries(data: Json | undefined, origin: Origin, isValid: boolean): readonly QueryDraft[] {
  return Object.entries(objectOf(data)).map(([name, query]): QueryDraft => {
    const { source, params, refresh, ...states } = objectOf(query);
    return {
      origin,
      name,
      pointer: `/data${pointerToken(name)}`,
      source: typeof source === 'string' ? source : undefined,
      params: objectOf(params),
      refresh,
      states,
      isValid,
    };
  });
}

/** The schemas of the content of queries, by query name. */
export type Contents = Readonly<Record<string, JsonSchema | 'unknown'>>;

/**
 * The schemas of the content of queries. Omits queries that have a reserved name.
 * @param isPaged true on a page with `paging`
 */
export function contentsOf(queries: readonly QueryDraft[], schemas: Schemas, isPaged = false): Contents {
  const known = queries.filter(({ name }) => !isReserved(name, isPaged));
  return Object.fromEntries(
    known.map(({ name, source }) => [
      name,
      (source === undefined ? undefined : sourceSchema(schemas, source, 'content')) ?? 'unknown',
    ]),
  );
}

/** True for a query name that has another meaning in paths. */
export function isReserved(name: string, isPaged: boolean): boolean {
  return reservedQueries.has(name) && !(name === pagingQuery && isPaged);
}
