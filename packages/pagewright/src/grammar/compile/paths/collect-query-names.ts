import { isArray, isObject, type Json } from '../../../json/json-value.ts';
import type { ValueProblem } from '../../../schema/value-problem.ts';
import type { Context } from '../compile-types.ts';

/** Adds the query names in a value with an error, so that these queries are not also reported as unused. */
export function collectQueryNames(value: Json, queries: Set<string>): void {
  if (typeof value === 'string') {
    for (const match of value.matchAll(/([A-Za-z_][\w-]*)\s*[.[}?]/g)) if (match[1]) queries.add(match[1]);
  } else if (isArray(value)) for (const item of value) collectQueryNames(item, queries);
  else if (isObject(value)) for (const each of Object.values(value)) collectQueryNames(each, queries);
}

/** Reports why a value cannot be compiled. The queries that it seems to read count as used. */
export function reject(
  value: Json,
  { problems, queries }: Context,
  ...found: readonly ValueProblem[]
): undefined {
  problems.push(...found);
  collectQueryNames(value, queries);
}
