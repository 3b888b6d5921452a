import type { PagePlan, QueryPlan } from '../../grammar/plan.ts';
import { pathsOf, rootsOf } from './plan-roots.ts';

/** A query that names the route params that it reads, so that browsers need not look for them. */
function withRouteParams(query: QueryPlan): QueryPlan {
  const routeParams = pathsOf(query.params).flatMap(([root, name]) =>
    root === 'route' && name !== undefined ? [name] : [],
  );
  return routeParams.length > 0 ? { ...query, routeParams } : query;
}

/**
 * A page's plan as browsers get it. Only the build needs the list of prerendered paths, and the queries that
 * nothing but that list reads: otherwise the page of one post would carry the list of all posts.
 */
export function browserPlan(plan: PagePlan): PagePlan {
  const drawn = new Set([...plan.blocks.flatMap(({ queries }) => queries), ...rootsOf(plan.head)]);
  const listed = new Set(Object.values(plan.params).flatMap(rootsOf));
  const queries = Object.entries(plan.queries)
    .filter(([name]) => drawn.has(name) || !listed.has(name))
    .map(([name, query]): [string, QueryPlan] => [name, withRouteParams(query)]);
  return { ...plan, params: {}, queries: Object.fromEntries(queries) };
}
