import { countSource } from '../../check/paging/paging-problems.ts';
import { sourceSchema } from '../../config/schemas/page-schemas.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { substitute } from '../../config/sections/substitute.ts';
import type { ContentErrorKind } from '../../content/content-error.ts';
import { compile, type Scope } from '../../grammar/compile/compile.ts';
import { fill, type Values } from '../../grammar/fill.ts';
import { numberParam, pagingQuery, sizeParam } from '../../grammar/path-names.ts';
import { type Json, type JsonObject, objectOf } from '../../json/json-value.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import { objectShape } from '../../schema/schema-shape.ts';

/** Why a query has no content. The kinds from `not-configured` on are kinds of a `ContentError`. */
export interface QueryFailure {
  /**
   * - no-source: the query names no source, or one without code.
   * - wrong-params: the params do not fit.
   * - needs-param: the params read a value that is missing.
   * - broken-code: the code of the site could not be run.
   */
  readonly kind: 'no-source' | 'wrong-params' | 'needs-param' | 'broken-code' | ContentErrorKind;
  /** For `needs-param`: the name of the missing param. */
  readonly param?: string;
  /** For `http`: the status of the response. */
  readonly status?: number;
}

/** A query of a draft with its params at one path, or the reason why it has none. */
export type DraftQuery = { readonly name: string } & (
  | { readonly source: string; readonly params: JsonObject }
  | { readonly failure: QueryFailure }
);

/** Accepts any path, because the check reports wrong ones. */
const anyScope: Scope = {
  item: 'unknown',
  route: 'unknown',
  section: 'unknown',
  site: 'unknown',
  url: 'unknown',
};

/** A value of a config with its paths filled in; undefined if it has an error or one of its paths has no value. */
export function filledValue(value: Json, schema: JsonSchema, values: Values, scope: Scope = {}): unknown {
  const { compiled } = compile(value, schema, { ...anyScope, ...scope });
  return compiled && fill(compiled.plan, values);
}

/** The declared queries, and the queries that `paging` adds. */
function declaredQueries(
  { data, paging }: JsonObject,
  schemas: Schemas,
): readonly (readonly [string, Json])[] {
  const queries = Object.entries(objectOf(data));
  const { list, size = null } = objectOf(paging);
  const found = queries.find(([name]) => name === list)?.[1];
  const { source, params } = objectOf(found);
  const count = countSource(schemas, typeof source === 'string' ? source : undefined);
  if (found === undefined || count === undefined) return queries;
  const { [numberParam]: _, ...filters } = objectOf(params);
  const known = objectShape(nodeOf(sourceSchema(schemas, count, 'params'))).properties;
  const shared = Object.entries(filters).filter(([name]) => known.has(name));
  return [
    ...queries.map(([name, query]) =>
      name === list
        ? ([name, { ...objectOf(query), params: { ...filters, [sizeParam]: size } }] as const)
        : ([name, query] as const),
    ),
    [pagingQuery, { source: count, params: { ...Object.fromEntries(shared), [sizeParam]: size } }],
  ];
}

/**
 * The queries of a draft, with their params at one path. Each query is compiled alone, because a page with an error anywhere has no plan.
 * @param values values of the route, the URL and the site
 * @param given the values that a page gives to the params of a section
 */
export function draftQueries(
  config: JsonObject,
  schemas: Schemas,
  values: Values,
  given?: JsonObject,
): readonly DraftQuery[] {
  return declaredQueries(config, schemas).map(([name, declared]): DraftQuery => {
    const { source, params: written } = objectOf(declared);
    const schema = typeof source === 'string' ? sourceSchema(schemas, source, 'params') : undefined;
    if (typeof source !== 'string' || !schema) return { name, failure: { kind: 'no-source' } };
    const own = given ? withGiven(objectOf(written), given) : objectOf(written);
    const { compiled } = compile(own, schema, anyScope);
    const params = compiled && objectOf(jsonOf(fill(compiled.plan, values)));
    const needed = [...objectShape(nodeOf(schema)).required, ...(params ? Object.keys(own) : [])];
    const param = needed.find((each) => !(each in (params ?? own)));
    if (param !== undefined) return { name, failure: { kind: 'needs-param', param } };
    return params ? { name, source, params } : { name, failure: { kind: 'wrong-params' } };
  });
}

function withGiven(params: JsonObject, given: JsonObject): JsonObject {
  const known = Object.entries(given).map(([name, value]) => [name, { value, pointer: '' }] as const);
  return objectOf(substitute(params, { params: new Map(known), queries: new Map() }).value);
}

function jsonOf(value: unknown): Json {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}
