import type { Scope } from '../../grammar/compile/compile.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import type { ParamValues } from './param-values.ts';

/** The names that paths in a page config can start with, by where they are used. */
export interface PageScopes {
  /** The queries and the site: what the values of route params may read. */
  readonly params: Scope;
  /** The route, the URL and the site: what params of queries may read. */
  readonly shared: Scope;
  /** These and the page's queries. */
  readonly page: Scope;
  /** These and the queries of the sections that the page uses. */
  readonly sections: Scope;
  /** What the end of all pages may read: the route, the URL, the site, and the queries of the sections in it. */
  readonly end: Scope;
}

const scopes = new WeakMap<JsonSchema, Map<string, Scope>>();
const numbers = new WeakMap<JsonSchema, number>();
let lastNumber = 0;

function numberOf(schema: JsonSchema): number {
  return getOrInsert(numbers, schema, () => {
    lastNumber += 1;
    return lastNumber;
  });
}

/** Returns the same object for the same schemas, so that results for one page are reused for others. */
export function sameScope(scope: Scope & { readonly site: JsonSchema }): Scope {
  const ofSite = getOrInsert(scopes, scope.site, () => new Map<string, Scope>());
  let key = '';
  for (const name in scope) {
    const schema = scope[name] ?? 'unknown';
    key += `${name} ${schema === 'unknown' ? schema : numberOf(schema)},`;
  }
  return getOrInsert(ofSite, key, () => scope);
}

/** The name of a param, and its values; undefined if content may add others. */
type ParamEnum = readonly [name: string, values: readonly string[] | undefined];

/** Cached schemas, by the values of their params. Pages with the same params share a schema, so that memoized results are reused. */
const routeSchemas = new Map<string, JsonSchema>();

/** The schema of `route`: the page's params and its URL. */
export function routeSchema(
  params: ReadonlyMap<string, ParamValues>,
  fixed: Readonly<Record<string, string>>,
): JsonSchema {
  const known = [...params].map(
    ([name, { literals, isOpen }]): ParamEnum => [
      name,
      isOpen || literals.length === 0 ? undefined : literals.map(({ value }) => value),
    ],
  );
  if (routeSchemas.size >= 1000) routeSchemas.clear();
  return getOrInsert(routeSchemas, JSON.stringify([known, fixed]), () => schemaOfRoute(known, fixed));
}

function schemaOfRoute(params: readonly ParamEnum[], fixed: Readonly<Record<string, string>>): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [name, values] of params)
    properties[name] = { type: 'string', format: 'slug', ...(values ? { enum: values } : {}) };
  // A constant, so that bindings to it are compiled to the value.
  for (const [name, value] of Object.entries(fixed))
    properties[name] = { type: 'string', format: 'slug', const: value };
  properties.url = { type: 'string', format: 'href' };
  return {
    title: 'route',
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  };
}
