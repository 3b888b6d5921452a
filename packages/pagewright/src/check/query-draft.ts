import { type Json, type JsonObject, objectOf, pointerToken } from '../json/json-value.ts';
import type { Origin } from './origin.ts';
import type { Written } from './sections/written-place.ts';

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
