import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { matchSegments, segmentsOf } from '../../grammar/route-pattern.ts';
import { decodedEscapes } from '../../json/decoded-escapes.ts';
import type { RouteParams } from '../../render/document/page-module.ts';
import { sortedRoutes } from './page-modules.ts';

type PageRoutes = Pick<PagePlan, 'file' | 'routes'>;

interface MatchedRoute<Page> {
  readonly page: Page;
  readonly file: string;
  readonly route: string;
  readonly params: RouteParams;
}

/** Returns a function that finds the page at a path by the most specific route. The path is encoded, or given as decoded segments. */
export function matchRoute<Page extends PageRoutes>(
  pages: readonly Page[],
): (path: string | readonly string[]) => MatchedRoute<Page> | undefined {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const routes = sortedRoutes(pages).map((entry) => ({ ...entry, pattern: segmentsOf(entry.route) }));
  return (path) => {
    const segments = typeof path === 'string' ? segmentsOf(path).map(decodedEscapes) : path;
    for (const { file, route, pattern } of routes) {
      const found = matchSegments(pattern, segments);
      const page = byFile.get(file);
      if (found && page) return { page, file, route, params: Object.fromEntries(found) };
    }
    return undefined;
  };
}
