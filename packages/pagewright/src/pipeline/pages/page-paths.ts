import { fill } from '../../grammar/fill.ts';
import type { PagePlan } from '../../grammar/plan.ts';
import { decodedSegment, matchSegments, paramNames, segmentsOf } from '../../grammar/route-pattern.ts';
import type { SourceTable } from '../../render/routing/page-module.ts';
import { pathOf, type RouteParams } from '../../render/routing/route-match.ts';
import type { ContentReader } from '../reading/content-reader.ts';
import { sortedRoutes } from './page-modules.ts';
import { rootsOf } from './plan-roots.ts';

/** A path that the build prerenders. */
export interface PagePath {
  readonly path: string;
  readonly params: RouteParams;
  readonly page: PagePlan;
  /** True if another path of the page is the canonical one. */
  readonly isAlias: boolean;
}

/** The contents of the queries that list the route params of a page. Each list is read to its end. */
async function readParamLists(
  page: PagePlan,
  sources: SourceTable,
  reader: Pick<ContentReader, 'read'>,
): Promise<Record<string, unknown>> {
  const listed = new Set(Object.values(page.params).flatMap(rootsOf));
  const contents: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(page.queries)) {
    const source = sources[query.source];
    if (!source || !listed.has(name)) continue;
    const result = await reader.read(query.source, source, fill(query.params, {}) ?? {}, { toEnd: true });
    contents[name] = result.content;
  }
  return contents;
}

function combinations(names: readonly string[], values: (name: string) => readonly string[]): RouteParams[] {
  return names.reduce<RouteParams[]>(
    (rows, name) => rows.flatMap((row) => values(name).map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

/** All paths that the build prerenders. A list that cannot be read gives only the values that the config itself names. */
export async function pagePaths(
  pages: readonly PagePlan[],
  sources: SourceTable,
  reader: Pick<ContentReader, 'read'>,
): Promise<PagePath[]> {
  const paths = new Map<string, PagePath>();
  // In parallel: a list without a response must not keep the others from being requested.
  const contents = await Promise.all(pages.map((page) => readParamLists(page, sources, reader)));
  const routes = sortedRoutes(pages).map(({ route }) => ({ route, segments: segmentsOf(route) }));
  const matchingRoute = (path: string) => {
    const segments = segmentsOf(path).map(decodedSegment);
    return routes.find((each) => matchSegments(each.segments, segments))?.route;
  };
  for (const [index, page] of pages.entries()) {
    const scope = contents[index] ?? {};
    const values = (name: string): string[] => {
      const plan = page.params[name];
      const list = plan ? fill(plan, scope) : [];
      return Array.isArray(list) ? [...new Set(list.map(String))] : [];
    };
    for (const [position, route] of page.routes.entries()) {
      for (const params of combinations(paramNames(route), values)) {
        const path = pathOf(route, params);
        // A more exact route of another page matches this path.
        if (matchingRoute(path) !== route) continue;
        if (!paths.has(path)) paths.set(path, { path, params, page, isAlias: position > 0 });
      }
    }
  }
  return [...paths.values()];
}
