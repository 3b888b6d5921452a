import { matchSegments, segmentsOf } from '../../grammar/route-pattern.ts';
import { acceptsParams } from '../../pipeline/pages/accepted-params.ts';
import { sortedRoutes } from '../../pipeline/pages/page-modules.ts';
import type { RouteParams } from '../../render/document/page-module.ts';
import { pathOf } from '../../render/routing/route-match.ts';
import type { ServerPage } from '../site-record.ts';

/** The page at a path. */
export interface PageTarget {
  /** The encoded path, as the build writes it. */
  readonly path: string;
  readonly params: RouteParams;
  readonly page: ServerPage;
}

/** Finds the page at a path, given as decoded segments. */
export type PageMatcher = (segments: readonly string[]) => PageTarget | undefined;

/**
 * Returns a function that finds the page at a path.
 * @param accepts whether a route may have a page for these params
 */
export function pageMatcher(
  pages: readonly ServerPage[],
  accepts: typeof acceptsParams = acceptsParams,
): PageMatcher {
  const byFile = new Map(pages.map((page) => [page.plan.file, page]));
  const routes = sortedRoutes(pages.map(({ plan }) => plan)).map(({ file, route }) => ({
    route,
    segments: segmentsOf(route),
    page: byFile.get(file),
  }));
  return (segments) => {
    for (const { route, segments: pattern, page } of routes) {
      const found = matchSegments(pattern, segments);
      if (!found || !page) continue;
      const params = Object.fromEntries([...found].map(([name, value]) => [name, value ?? '']));
      return accepts(page.plan, params) ? { path: pathOf(route, params), params, page } : undefined;
    }
    return undefined;
  };
}
