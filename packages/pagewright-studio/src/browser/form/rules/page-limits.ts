import { type JsonObject, json, type Steps } from 'pagewright/tooling';

/** What a section says about the pages of a route with params. */
export const limits = ['only', 'except'] as const;

/** `only` or `except`. */
export type Limit = (typeof limits)[number];

function written(config: JsonObject, section: Steps, limit: Limit): JsonObject {
  return json.objectOf(json.valueAt(config, [...section, limit]));
}

/** The params that a section may depend on: the params of the route, and others that the section names. */
export function limitedParams(
  config: JsonObject,
  section: Steps,
  ofRoute: readonly string[],
): readonly string[] {
  const named = limits.flatMap((limit) => Object.keys(written(config, section, limit)));
  return [...new Set([...ofRoute, ...named])];
}

/** The values of a param that a limit lists. */
export function limitValues(
  config: JsonObject,
  section: Steps,
  limit: Limit,
  param: string,
): readonly string[] {
  const { [param]: values } = written(config, section, limit);
  return json.itemsOf(values).map(String);
}

/** A limit with other values of a param; undefined if it would say nothing. */
export function withLimit(
  config: JsonObject,
  section: Steps,
  limit: Limit,
  param: string,
  values: readonly string[],
): JsonObject | undefined {
  const { [param]: _, ...others } = written(config, section, limit);
  const next = values.length > 0 ? { ...written(config, section, limit), [param]: values } : others;
  return Object.keys(next).length > 0 ? next : undefined;
}
