import { compileUrlParams } from '../../check/rules/pages/url-param-check.ts';
import { sectionName } from '../../config/config-kind.ts';
import { parseJson } from '../../content/requests/parse-json.ts';
import type { Values } from '../../grammar/fill.ts';
import { configFile } from '../../grammar/further-pages.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { matchSegments, paramNames, segmentsOf } from '../../grammar/route-pattern.ts';
import { urlValues } from '../../grammar/url-params.ts';
import { decodedEscapes } from '../../json/decoded-escapes.ts';
import {
  isArray,
  isJson,
  isObject,
  itemsOf,
  type Json,
  type JsonObject,
  objectOf,
} from '../../json/json-value.ts';
import { cleanPath } from '../../render/routing/route-match.ts';
import { matchRoute } from '../pages/match-route.ts';

type Params = Readonly<Record<string, string>>;

/** The values that paths of a draft may read, except queries, at one path of the site. */
export interface DraftAtPath {
  readonly config: JsonObject;
  /** The values of its route params. If the page has no such path, the first values that it lists. */
  readonly params: Params;
  /** The lists of params that still have no value, because their values come from content. */
  readonly lists: readonly (readonly [param: string, list: Json])[];
  /** The values of `route`, `url` and `site`. */
  readonly values: Values;
  /** For a shared section: the page that shows it, and the values that this page gives to its params. */
  readonly use?: { readonly file: string; readonly given: JsonObject };
}

type Texts = ReadonlyMap<string, string>;

/** The value of a draft; an empty object if its text is not a JSON object. */
function configIn(texts: Texts, file: string): JsonObject {
  const value = parseJson(texts.get(file) ?? '');
  return isJson(value) ? objectOf(value) : {};
}

/** The values that a config gives to a section; undefined if it does not use the section. */
function givenIn(config: JsonObject, section: string): JsonObject | undefined {
  const { blocks = null, end = null } = config;
  const uses = [blocks, end].flatMap(itemsOf).filter(isObject);
  const use = uses.find((each) => each.section === section);
  return use && objectOf(use.with);
}

function shownUse(texts: Texts, section: string, shown: string | undefined): DraftAtPath['use'] {
  const files = [...(shown === undefined ? [] : [shown]), '_site.json', ...texts.keys()];
  for (const file of files) {
    const given = givenIn(configIn(texts, file), section);
    if (given) return { file: file === '_site.json' && shown !== undefined ? shown : file, given };
  }
  return undefined;
}

/** The routes of a draft, and the routes of its plans, which include other languages and further pages. */
function routesOf(file: string, { route = null }: JsonObject, pages: readonly PagePlan[]): readonly string[] {
  const own = (isArray(route) ? route : [route]).filter((each) => typeof each === 'string');
  const planned = pages.filter((page) => configFile(page.file) === file).flatMap(({ routes }) => routes);
  return [...new Set([...own, ...planned])];
}

/** The route params at a path; undefined if the page does not have the path. */
function matchedParams(routes: readonly string[], pathname: string): Params | undefined {
  for (const route of routes) {
    const found = matchSegments(segmentsOf(route), segmentsOf(pathname).map(decodedEscapes));
    if (found) return Object.fromEntries(found);
  }
  return undefined;
}

/** The first value that a page lists for each param of its route. */
function listedParams({ params }: JsonObject, route: string): Params {
  const listed = paramNames(route).flatMap((name) => {
    const values = objectOf(params)[name] ?? null;
    const first = isArray(values) ? values.find((each) => typeof each === 'string') : undefined;
    return first === undefined ? [] : [[name, first] as const];
  });
  return Object.fromEntries(listed);
}

/**
 * Finds the values that a draft reads at a path of the site.
 * @param pages the plans of the site; a page with errors may have an old plan
 * @param path with its query
 * @param known values of route params, for a page that has another path and lists no values
 */
export function draftAtPath(
  texts: Texts,
  pages: readonly PagePlan[],
  file: string,
  path: string,
  known: Params = {},
): DraftAtPath {
  const { pathname: encoded, search } = new URL(path, 'http://localhost');
  const pathname = cleanPath(encoded);
  const section = sectionName(file);
  const shown = section === undefined ? undefined : matchRoute(pages)(pathname);
  const use = section === undefined ? undefined : shownUse(texts, section, shown && configFile(shown.file));
  const pageFile = use?.file ?? file;
  const page = configIn(texts, pageFile);
  const routes = routesOf(pageFile, page, pages);
  const [route = ''] = routes;
  const params = matchedParams(routes, pathname) ?? { ...known, ...listedParams(page, route) };
  const { urlParams = {} } = compileUrlParams(objectOf(page.urlParams));
  return {
    config: configIn(texts, file),
    params,
    lists: Object.entries(objectOf(page.params)).filter(([name]) => !(name in params)),
    values: {
      route: { ...params, url: pathname },
      url: urlValues(urlParams, search),
      site: configIn(texts, '_site.json'),
    },
    ...(use ? { use } : {}),
  };
}
