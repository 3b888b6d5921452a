import { fill } from '../grammar/fill.ts';
import { matchSegments, segmentsOf } from '../grammar/route-pattern.ts';
import { sortedRoutes } from '../pipeline/pages/page-modules.ts';
import { pathOf, type RouteParams } from '../render/routing/route-match.ts';
import type { EdgePage } from './site-record.ts';

/** The page at a path. */
export interface PageTarget {
  /** The encoded path, as the build writes it. */
  readonly path: string;
  readonly params: RouteParams;
  readonly page: EdgePage;
}

/** True if the values of a param come from the content service, so that any value may have an entry. */
function isOpen({ plan }: EdgePage, param: string): boolean {
  const values = plan.params[param];
  return values?.is === 'array' && values.items.some((item) => item.is === 'each');
}

/** True if a route has a page for these params, as far as the config says. */
function accepts(page: EdgePage, params: RouteParams): boolean {
  return Object.entries(params).every(([name, value]) => {
    if (isOpen(page, name)) return true;
    const values = page.plan.params[name];
    const listed = values ? fill(values, {}) : undefined;
    return Array.isArray(listed) && listed.map(String).includes(value);
  });
}

/** Returns a function that finds the page at a path, given as decoded segments. */
export function pageMatcher(
  pages: readonly EdgePage[],
): (segments: readonly string[]) => PageTarget | undefined {
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
      return accepts(page, params) ? { path: pathOf(route, params), params, page } : undefined;
    }
    return undefined;
  };
}
