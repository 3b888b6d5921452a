import type { LinkedSite } from '../../content/site-links.ts';
import type { PagePlan } from '../../grammar/plan.ts';
import { decodedSegment, matchSegments, segmentsOf } from '../../grammar/route-pattern.ts';

/** The site as links in content see it. Browsers decide with the same matcher. */
export function linkedSite(url: string, pages: readonly PagePlan[]): LinkedSite {
  const routes = pages.flatMap((page) => page.routes.map(segmentsOf));
  return {
    url,
    hasRoute(path) {
      const segments = segmentsOf(path).map(decodedSegment);
      return routes.some((route) => matchSegments(route, segments) !== undefined);
    },
  };
}
