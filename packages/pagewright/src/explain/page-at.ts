import { type ConfigText, configsOf, type EditorSite } from '../editor/editor-site.ts';
import { routesOf } from '../editor/linkable-paths.ts';
import { furtherRoute, isFurtherNumber } from '../grammar/page-numbers.ts';
import { matchSegments, segmentsOf, sortBySpecificity } from '../grammar/route-pattern.ts';
import { decodedEscapes } from '../json/decoded-escapes.ts';

/** A page, and the path that the user has asked for. */
export interface FoundPage {
  readonly page: ConfigText;
  /** The path in the question; absent if the user asked for a route. */
  readonly path?: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** The routes of a page, including the route of further pages if it shows a list in several pages. */
export function allRoutesOf(page: ConfigText): readonly string[] {
  const routes = routesOf(page);
  return page.value.paging === undefined ? routes : [...routes, furtherRoute(routes[0] ?? '/')];
}

interface SiteRoute {
  readonly page: ConfigText;
  readonly route: string;
}

/** The routes of all pages, the most specific first. The build shows the page of the first route that matches a path. */
export function routesOfSite(site: EditorSite): readonly SiteRoute[] {
  const routes = configsOf(site, 'page').flatMap((page) =>
    allRoutesOf(page).map((route) => ({ page, route })),
  );
  return sortBySpecificity(routes, ({ route }) => route);
}

/**
 * The page that the build shows at a path, with its params.
 * @param segments the decoded segments of the path; undefined for a segment that may have any value
 */
export function pageMatching(
  routes: readonly SiteRoute[],
  segments: readonly (string | undefined)[],
): { readonly page: ConfigText; readonly params: ReadonlyMap<string, string | undefined> } | undefined {
  for (const { page, route } of routes) {
    const params = matchSegments(segmentsOf(route), segments);
    if (params && isNumbered(page, params.get('page'))) return { page, params };
  }
  return undefined;
}

/** The page with a route, or else the page that the build shows at a path. Undefined if there is none. */
export function pageAtPath(site: EditorSite, asked: string): FoundPage | undefined {
  const [bare = ''] = asked.split(/[?#]/);
  const path = bare.length > 1 ? bare.replace(/\/+$/, '') : bare;
  const routes = routesOfSite(site);
  const exact = routes.find(({ route }) => route === path);
  if (exact && path.includes('/:')) return { page: exact.page };
  const found = pageMatching(routes, segmentsOf(path).map(decodedEscapes));
  if (!found) return undefined;
  const { page } = found;
  const params = Object.fromEntries([...found.params].map(([name, value]) => [name, value ?? '']));
  return { page, path, params: page.value.paging === undefined ? params : { page: '1', ...params } };
}

/** False if the page number in the path is not the number of a further page. */
function isNumbered({ value }: ConfigText, number: string | undefined): boolean {
  return value.paging === undefined || number === undefined || isFurtherNumber(number);
}
