import { numberParam, pagingQuery, reservedQueries } from '../config/path-names.ts';
import type { Scope } from '../grammar/compile/compile.ts';
import { canStartPath } from '../grammar/string-value.ts';
import { pointerToken } from '../json/json-value.ts';
import { getOrInsert } from '../memory/get-or-insert.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { nearest } from '../schema/nearest.ts';
import type { Problem } from './messages/diagnostic.ts';
import type { PageDraft } from './page-draft.ts';
import { sourceSchema } from './page-schemas.ts';
import type { ParamValues } from './rules/pages/page-params.ts';
import type { Workspace } from './workspace.ts';

export type Contents = Readonly<Record<string, JsonSchema | 'unknown'>>;

/** The schemas of the content of a page's queries, by their names. Reports sources that do not exist. */
export function queryContents(
  draft: Pick<PageDraft, 'queries'> & Partial<Pick<PageDraft, 'paging'>>,
  { schemas, code }: Workspace,
): {
  readonly contents: Contents;
  readonly found: readonly Problem[];
} {
  const contents: Record<string, JsonSchema | 'unknown'> = {};
  const found: Problem[] = [];
  for (const { name, source, pointer } of draft.queries) {
    if (reservedQueries.has(name) && !(name === pagingQuery && draft.paging)) {
      found.push({ code: 'reserved-name', pointer, on: 'key', data: { name } });
      continue;
    }
    if (!canStartPath(name))
      found.push({ code: 'reserved-name', pointer, on: 'key', data: { name, isUnreadable: true } });
    const content = source === undefined ? undefined : sourceSchema(schemas, source, 'content');
    contents[name] = content ?? 'unknown';
    if (source === undefined) continue;
    const problem = code.sources.broken.get(source);
    if (problem)
      found.push({
        code: 'missing-code',
        pointer: `${pointer}/source`,
        on: 'value',
        data: { ...problem, kind: 'source', name: source },
      });
    if (content) continue;
    found.push({
      code: 'unknown-source',
      pointer: `${pointer}/source`,
      on: 'value',
      data: {
        source,
        options: [...schemas.content.keys()],
        isCoded: code.sources.withoutSchema.has(source),
      },
    });
  }
  return { contents, found };
}

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

/** What a page lacks that several of its values need: a param of the URL, or `paging`. */
function lackOf({ code, data }: Problem): string | undefined {
  if (code === 'unknown-url-param') return data.options.length > 0 ? undefined : `url.${data.name}`;
  const isOfPaging =
    code === 'unknown-query'
      ? data.name === pagingQuery
      : (code === 'unknown-route-param' || code === 'unknown-param') &&
        data.name === numberParam &&
        nearest(data.name, data.options) === undefined;
  return isOfPaging ? pagingQuery : undefined;
}

/** Problems without those that repeat one cause. */
function withoutRepeatedLacks(found: readonly Problem[]): readonly Problem[] {
  const reported = new Set<string>();
  return found.filter((each) => {
    const lack = lackOf(each);
    if (lack === undefined) return true;
    const isNew = !reported.has(lack);
    reported.add(lack);
    return isNew;
  });
}

/** Reports unused queries. Merges them with unknown names, so that each typo is one diagnostic. */
export function mergeQueryProblems(
  draft: Pick<PageDraft, 'queries'>,
  used: ReadonlySet<string>,
  found: readonly Problem[],
): readonly Problem[] {
  const unused = draft.queries
    .map(({ name }) => name)
    .filter((name) => !used.has(name) && !reservedQueries.has(name) && canStartPath(name));
  const unknown = new Map<string, Problem[]>();
  const others: Problem[] = [];
  for (const each of withoutRepeatedLacks(found)) {
    if (each.code !== 'unknown-query') others.push(each);
    else unknown.set(each.data.name, [...(unknown.get(each.data.name) ?? []), each]);
  }
  const meansUrl = found.some(
    (each) => each.code === 'unknown-query' && /^url\b/.test(each.data.meant ?? ''),
  );
  for (const [name, uses] of unknown) {
    const meant = nearest(name, unused);
    const [first] = uses;
    if (!first) continue;
    if (meant !== undefined) unused.splice(unused.indexOf(meant), 1);
    if (meant !== undefined && uses.length > 1) {
      others.push({
        code: 'unused-query',
        pointer: `/data${pointerToken(meant)}`,
        on: 'key',
        data: { name: meant, meant: name, uses: uses.length },
      });
    } else others.push(first);
  }
  return [
    ...others.filter(({ code }) => code !== 'unused-url-param' || !meansUrl),
    ...unused.map(
      (name): Problem => ({
        code: 'unused-query',
        pointer: `/data${pointerToken(name)}`,
        on: 'key',
        data: { name },
      }),
    ),
  ];
}
