import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { decodedSegment, matchSegments, segmentsOf } from '../../grammar/route-pattern.ts';
import { sortedRoutes } from './page-modules.ts';

type MatchedRoute = ReturnType<typeof sortedRoutes>[number];

/** Returns a function that finds the route of a path: the most exact one that matches. */
export function matchRoute(
  pages: readonly Pick<PagePlan, 'file' | 'routes'>[],
): (path: string) => MatchedRoute | undefined {
  const routes = sortedRoutes(pages).map((entry) => ({ entry, segments: segmentsOf(entry.route) }));
  return (path) => {
    const segments = segmentsOf(path).map(decodedSegment);
    return routes.find((each) => matchSegments(each.segments, segments))?.entry;
  };
}
