import { isList, isObject } from '../../schema/json-value.ts';
import type { Json } from '../plan.ts';

/** Adds the names that a value which cannot be compiled seems to read, so that they are not called unused as well. */
export function markQueries(value: Json, queries: Set<string>): void {
  if (typeof value === 'string') {
    for (const match of value.matchAll(/([A-Za-z_][\w-]*)\s*[.[}?]/g)) if (match[1]) queries.add(match[1]);
  } else if (isList(value)) for (const entry of value) markQueries(entry, queries);
  else if (isObject(value)) for (const member of Object.values(value)) markQueries(member, queries);
}
