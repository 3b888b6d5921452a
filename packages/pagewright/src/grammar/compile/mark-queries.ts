import { isList, isObject } from '../../schema/json-value.ts';
import type { Json } from '../plan.ts';

/** Marks the queries that a value with an error seems to read as used, so that they are not also reported as unused. */
export function markQueries(value: Json, queries: Set<string>): void {
  if (typeof value === 'string') {
    for (const match of value.matchAll(/([A-Za-z_][\w-]*)\s*[.[}?]/g)) if (match[1]) queries.add(match[1]);
  } else if (isList(value)) for (const item of value) markQueries(item, queries);
  else if (isObject(value)) for (const each of Object.values(value)) markQueries(each, queries);
}
