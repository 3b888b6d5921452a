import {
  matchSegments,
  paramNames,
  segmentsOf,
  shapeOf,
  sortBySpecificity,
} from '../../grammar/route-pattern.ts';
import { decodedEscapes } from '../../json/decoded-escapes.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { once } from '../../memory/once.ts';
import { meantRoute } from '../meant/meant-route.ts';
import type { CheckedPage } from './checked-page.ts';
import { acceptsValue } from './param-values.ts';

/** One route of one page, with the values that its params may have. */
export interface Route {
  readonly pattern: string;
  readonly segments: readonly string[];
  readonly page: CheckedPage | undefined;
  readonly pointer: string;
  readonly isAlias: boolean;
}

/** The target of a path. */
export type Destination =
  | { readonly found: true; readonly page: CheckedPage | undefined }
  /** With `route`, a route matches, but its page does not have this value of the param. */
  | { readonly found: false; readonly route?: Route; readonly param?: string; readonly value?: string };

export interface RouteTable {
  readonly routes: readonly Route[];
  /** Paths that exist in any case, for suggestions. */
  readonly paths: readonly string[];
  /** True if the routes of a broken file could not be read, so that any path may exist. */
  readonly isIncomplete: boolean;
  find(path: string): Destination;
  /** Finds a path by its decoded segments. Segments from content are undefined. */
  findComputed(segments: readonly (string | undefined)[]): Destination;
}

/** The routes of all pages. `recovered` are the routes that could be read from files with syntax errors. */
export function routeTable(
  pages: readonly CheckedPage[],
  recovered: readonly string[],
  isIncomplete: boolean,
): RouteTable {
  const unread = recovered.map((route) => ({ route, pointer: '' }));
  const all = [...pages.flatMap((page) => rowsOf(page.routes, page)), ...rowsOf(unread, undefined)];
  const routes = sortBySpecificity(all, ({ pattern }) => pattern);

  // As in the browser, the first matching route decides, even if its page does not have the value of the param. Only routes
  // that conflict, which is reported as an error of its own, are all searched for the value.
  const search = (segments: readonly (string | undefined)[]): Destination => {
    let partialMatch: (Destination & { readonly found: false; readonly route: Route }) | undefined;
    for (const route of routes) {
      const params = matchSegments(route.segments, segments);
      if (!params) continue;
      if (partialMatch && shapeOf(partialMatch.route.pattern) !== shapeOf(route.pattern)) break;
      const miss = missingValue(route, params);
      if (!miss) return { found: true, page: route.page };
      partialMatch ??= { found: false, route, ...miss };
    }
    return partialMatch ?? { found: false };
  };
  const paths = once(() =>
    routes.flatMap(({ pattern, page }) =>
      listedPaths(pattern, (param) =>
        (page?.params.values.get(param)?.literals ?? []).map(({ value }) => value),
      ),
    ),
  );
  // Cached, because most pages have the same links in their menus and calls to action.
  const found = new Map<string, Destination>();
  const findComputed = (segments: readonly (string | undefined)[]): Destination => {
    const key = JSON.stringify(segments);
    return getOrInsert(found, key, () => search(segments));
  };
  return {
    routes,
    get paths() {
      return paths();
    },
    isIncomplete,
    findComputed,
    find: (path) => findComputed(segmentsOf(path).map(decodedEscapes)),
  };
}

/** The rows of the table for the routes of a page, or of files that cannot be read. */
function rowsOf(routes: CheckedPage['routes'], page: CheckedPage | undefined): readonly Route[] {
  return routes.map(({ route, pointer }, index) => ({
    pattern: route,
    segments: segmentsOf(route),
    page,
    pointer,
    isAlias: page !== undefined && index > 0,
  }));
}

/** The first param whose value the page does not list. */
function missingValue(
  { page }: Route,
  params: ReadonlyMap<string, string | undefined>,
): { readonly param: string; readonly value: string } | undefined {
  for (const [param, value] of params) {
    const values = page?.params.values.get(param);
    if (value === undefined || !values || acceptsValue(values, value)) continue;
    return { param, value };
  }
  return undefined;
}

/** The most paths of one route with params. */
const mostPaths = 500;

/** The paths of a route, for the values of its params that its config lists. */
export function listedPaths(
  route: string,
  valuesOf: (param: string) => readonly string[],
): readonly string[] {
  let paths = [route];
  for (const name of paramNames(route)) {
    const values = valuesOf(name);
    paths = paths.flatMap((path) => values.map((value) => path.replace(`:${name}`, value)));
  }
  return paths.slice(0, mostPaths);
}

/** The routes of a file with syntax errors, found in its text; undefined if none are found. */
export function recoverRoutes(text: string): readonly string[] | undefined {
  const found = /["'“]route["'”]\s*:?\s*(\[[^\]]*\]|["'“][^"'”\n]*["'”]?)/.exec(text)?.[1];
  const routes = found
    ? [...found.matchAll(/["'“]([^"'“”\n]*)/g)].flatMap((match) =>
        match[1]?.startsWith('/') ? [match[1].replace(/(?<=.)[\s,]+$/, '')] : [],
      )
    : [];
  return routes.length > 0 ? routes : undefined;
}

/** Whether a route of a page is malformed and its meaning is not clear, so that links may point to it. */
export function hasUnknownRoute({ outlineDiagnostics }: CheckedPage): boolean {
  return outlineDiagnostics.some(
    ({ code, pointer, data }) =>
      code === 'wrong-pattern' &&
      /^\/route\b/.test(pointer) &&
      !new RegExp(data.pattern, 'u').test(meantRoute(data.found)),
  );
}
