import { acceptsParams } from '../../pipeline/pages/accepted-params.ts';
import { matchRoute } from '../../pipeline/pages/match-route.ts';
import type { RouteParams } from '../../render/document/page-module.ts';
import { pathOf } from '../../render/routing/route-match.ts';
import type { ServerPage } from '../site-record.ts';

export interface PageTarget {
  /** The encoded path, in the form that the build uses. */
  readonly path: string;
  readonly params: RouteParams;
  readonly page: ServerPage;
}

/**
 * Returns a function that finds the page at a path, which is encoded or given as decoded segments.
 * @param accepts whether a route may have a page for these params
 */
export function pageMatcher(
  pages: readonly ServerPage[],
  accepts: typeof acceptsParams = acceptsParams,
): (path: string | readonly string[]) => PageTarget | undefined {
  const byPlan = new Map(pages.map((page) => [page.plan, page]));
  const find = matchRoute([...byPlan.keys()]);
  return (path) => {
    const { page: plan, route, params = {} } = find(path) ?? {};
    const page = plan && byPlan.get(plan);
    if (!page || route === undefined || !accepts(page.plan, params)) return undefined;
    return { path: pathOf(route, params), params, page };
  };
}
