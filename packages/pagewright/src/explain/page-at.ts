import { routesOf } from '../editor/binding-scope.ts';
import { type ConfigText, configsOf, type EditorSite } from '../editor/editor-site.ts';
import { furtherRoute, isFurtherNumber } from '../grammar/page-numbers.ts';
import { decodedSegment, matchSegments, segmentsOf, sortBySpecificity } from '../grammar/route-pattern.ts';

/** A page, and the path of it that was named. */
export interface FoundPage {
  readonly page: ConfigText;
  /** The path, if one was named and not a route. */
  readonly path?: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** The routes of a page, with that of the further pages of its list. */
export function allRoutesOf(page: ConfigText): readonly string[] {
  const routes = routesOf(page);
  return page.value.paging === undefined ? routes : [...routes, furtherRoute(routes[0] ?? '/')];
}

/** The page with a route, or else the page that the build would show at a path. Undefined if there is none. */
export function pageAtPath(site: EditorSite, asked: string): FoundPage | undefined {
  const [bare = ''] = asked.split(/[?#]/);
  const path = bare.length > 1 ? bare.replace(/\/+$/, '') : bare;
  const routes = configsOf(site, 'page').flatMap((page) =>
    allRoutesOf(page).map((route) => ({ page, route })),
  );
  const exact = routes.find(({ route }) => route === path);
  if (exact && path.includes('/:')) return { page: exact.page };
  const segments = segmentsOf(path).map(decodedSegment);
  for (const { page, route } of sortBySpecificity(routes, (each) => each.route)) {
    const found = matchSegments(segmentsOf(route), segments);
    if (!found || !isNumbered(page, found.get('page'))) continue;
    const params = Object.fromEntries([...found].map(([name, value]) => [name, value ?? '']));
    return { page, path, params: page.value.paging === undefined ? params : { page: '1', ...params } };
  }
  return undefined;
}

/** False for the further page of a list that has no number. */
function isNumbered({ value }: ConfigText, number: string | undefined): boolean {
  return value.paging === undefined || number === undefined || isFurtherNumber(number);
}
