import type { PageDraft } from '../../../config/page-draft.ts';
import type { Contents, QueryDraft } from '../../../config/read/query-draft.ts';
import { withNeededParams } from '../../../grammar/compile/presence/needed-params.ts';
import { pathRoots } from '../../../grammar/path-roots.ts';
import { longestValue, type UrlParam, type UrlParams } from '../../../grammar/url-params.ts';
import {
  isArray,
  isObject,
  itemsOf,
  type Json,
  type JsonObject,
  pointerToken,
} from '../../../json/json-value.ts';
import { getOrInsert } from '../../../memory/get-or-insert.ts';
import type { JsonSchema } from '../../../schema/json-schema.ts';
import { literalProblems } from '../../../schema/literal-problems.ts';
import { nearest } from '../../../schema/nearest.ts';
import { nodeOf, type SchemaNode } from '../../../schema/schema-node.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';

/** The keywords that have an effect on one type only. */
const keywordTypes = new Map([
  ['minLength', 'string'],
  ['maxLength', 'string'],
  ['minimum', 'integer'],
  ['maximum', 'integer'],
]);

/** A name that paths can have, for a name that they cannot have: `search-term` for "search term". */
function meantName(name: string): string {
  return name.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-+|-+$/g, '');
}

const pointerOf = (name: string) => `/urlParams${pointerToken(name)}`;

/** True for a param whose type is known. */
function isParam(value: Json | undefined): value is JsonObject & UrlParam {
  return isObject(value) && (value.type === 'string' || value.type === 'integer');
}

/** False for a param with a limit that is not a number, which the structure of the file reports. */
function hasNumbers(param: JsonObject): boolean {
  return [...keywordTypes.keys()].every((key) => !(key in param) || typeof param[key] === 'number');
}

/** The values of `enum`; none for a value that is not an array, which the structure of the file reports. */
function listedValues({ enum: values = null }: JsonObject): readonly Json[] {
  return itemsOf(values);
}

/** The schema of the values of a param, which may list some. */
function valueSchema(param: JsonObject & UrlParam, listed: readonly Json[]): JsonSchema {
  const own = Object.entries(param).filter(
    ([keyword, value]) =>
      keywordTypes.get(keyword) === param.type &&
      typeof value === 'number' &&
      (param.type === 'integer' || value <= longestValue),
  );
  return {
    type: param.type,
    ...(param.type === 'string' ? { minLength: 1, maxLength: longestValue } : {}),
    ...Object.fromEntries(own),
    ...(listed.length > 0 ? { enum: listed } : {}),
  };
}

/** Cached schemas, so that results for one page are reused for others with the same params. */
const urlSchemas = new Map<string, JsonSchema | 'unknown'>();

/** The name `url` in the scope of a page: the params of its URL. Absent if it declares none, and unknown if one of them has an error. */
export function urlScope({ urlParams }: Pick<PageDraft, 'urlParams'>): {
  readonly url?: JsonSchema | 'unknown';
} {
  if (!urlParams) return { url: 'unknown' };
  const params = Object.entries(urlParams);
  if (params.length === 0) return {};
  if (urlSchemas.size >= 1000) urlSchemas.clear();
  const url = getOrInsert(urlSchemas, JSON.stringify(params), (): JsonSchema | 'unknown' => {
    const known = params.flatMap(([name, param]) =>
      isParam(param) && hasNumbers(param) && declarationProblems(name, param).length === 0
        ? [[meantName(name), param] as const]
        : [],
    );
    if (known.length < params.length) return 'unknown';
    return {
      title: 'url',
      type: 'object',
      additionalProperties: false,
      required: known.flatMap(([name, param]) => (param.default === undefined ? [] : [name])),
      properties: Object.fromEntries(
        known.map(([name, param]) => [name, valueSchema(param, listedValues(param))]),
      ),
    };
  });
  return { url };
}

/** The params of the URL in the plan of a page. */
export function compileUrlParams(params: JsonObject): { readonly urlParams?: UrlParams } {
  const declared = Object.entries(params).flatMap(([name, param]) => {
    if (!isParam(param)) return [];
    const { $comment: _, ...rest } = param;
    return [[name, rest] as const];
  });
  return declared.length > 0 ? { urlParams: Object.fromEntries(declared) } : {};
}

/** The params of the URL that a value reads. With `isNeeded`, only those without which it is missing: not those with a default of their own. */
function urlNames(value: Json, isNeeded = false): string[] {
  if (typeof value === 'string')
    return [...value.matchAll(/\{url\.([\w-]+)/g)].flatMap(([, name]) => name ?? []);
  if (isArray(value)) return value.flatMap((each) => urlNames(each, isNeeded));
  if (!isObject(value) || (isNeeded && 'from' in value)) return [];
  return Object.values(value).flatMap((each) => urlNames(each, isNeeded));
}

const schemas = new WeakMap<JsonSchema, Map<string, JsonSchema>>();

/** The schemas of the content of queries. Content is missing if its query lacks a param of the URL. */
export function contentsAtUrl(contents: Contents, queries: readonly QueryDraft[]): Contents {
  const changed = queries.flatMap(({ name, params }) => {
    const schema = contents[name];
    const needed = [...new Set(urlNames(params, true))].sort();
    if (needed.length === 0 || schema === undefined || schema === 'unknown') return [];
    const known = getOrInsert(schemas, schema, () => new Map<string, JsonSchema>());
    return [[name, getOrInsert(known, needed.join(), () => withNeededParams(schema, needed))] as const];
  });
  return changed.length === 0 ? contents : { ...contents, ...Object.fromEntries(changed) };
}

/** Reports a smallest value that is larger than the largest. */
function limitProblems(param: JsonObject & UrlParam, pointer: string): readonly Problem[] {
  const [least, most] = param.type === 'string' ? ['minLength', 'maxLength'] : ['minimum', 'maximum'];
  const { [least]: smallest, [most]: maximum } = param;
  return typeof smallest === 'number' && typeof maximum === 'number'
    ? literalProblems(smallest, nodeOf({ type: 'integer', maximum }), `${pointer}/${least}`)
    : [];
}

/** Reports a default that is a binding, or that the param does not allow. The structure of the file reports one of any other type. */
function defaultProblems(value: Json | undefined, node: SchemaNode, pointer: string): readonly Problem[] {
  if (typeof value === 'string' && value.includes('{'))
    return [problemAt('default-not-literal', pointer, { found: value })];
  return typeof value === 'string' || typeof value === 'number' ? literalProblems(value, node, pointer) : [];
}

/** Reports values that the param itself does not allow, and keywords without an effect. */
function declarationProblems(name: string, param: Json): readonly Problem[] {
  if (!isParam(param)) return [];
  const pointer = pointerOf(name);
  const { type, default: fallback } = param;
  const listed = listedValues(param);
  const ofType = nodeOf(valueSchema(param, []));
  const wrong = listed.flatMap((value, index) => literalProblems(value, ofType, `${pointer}/enum/${index}`));
  const ignored = Object.keys(param).filter((key) => (keywordTypes.get(key) ?? type) !== type);
  return [
    ...wrong,
    ...limitProblems(param, pointer),
    ...(wrong.length > 0
      ? []
      : defaultProblems(fallback, nodeOf(valueSchema(param, listed)), `${pointer}/default`)),
    ...ignored.map((key) => {
      const data = { key, other: 'type', values: [keywordTypes.get(key) ?? ''] };
      return problemAt('ignored-key', `${pointer}/${key}`, data, 'key');
    }),
  ];
}

/** All values of a page that may have bindings to the URL. */
function boundValues({ head, queries, used }: PageDraft): readonly Json[] {
  return [
    head ?? null,
    ...[...queries, ...used.queries].map(({ params }) => params),
    ...used.blocks.flatMap(({ props, conditions }) => [props, ...conditions.map(({ value }) => value)]),
  ];
}

/** Reports params of the URL that are declared wrongly or that nothing reads. A param whose name is misspelt where it is read is reported there. */
export function checkUrlParams(draft: PageDraft): readonly Problem[] {
  const { urlParams = {}, paging, queries } = draft;
  const names = Object.keys(urlParams);
  if (names.length === 0) return [];
  const read = new Set(boundValues(draft).flatMap((value) => urlNames(value)));
  const unknown = [...read].filter((name) => !names.map(meantName).includes(name));
  const list = queries.find(({ name }) => paging !== undefined && name === paging.list);
  const inList = list && pathRoots(list.params, `${list.pointer}/params`).find(({ name }) => name === 'url');
  return [
    ...names
      .filter((name) => meantName(name) !== name)
      .map((name) => problemAt('url-param-name', pointerOf(name), { name, meant: meantName(name) }, 'key')),
    ...Object.entries(urlParams).flatMap(([name, param]) => declarationProblems(name, param)),
    ...names
      .filter((name) => meantName(name) === name && !read.has(name) && nearest(name, unknown) === undefined)
      .map((name) => problemAt('unused-url-param', pointerOf(name), { name }, 'key')),
    ...(inList
      ? [problemAt('paging-url-param', inList.pointer, { name: urlNames(list.params)[0] ?? '' })]
      : []),
  ];
}
