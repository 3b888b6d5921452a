import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { QueryPlan } from '../../grammar/plans/query-plan.ts';
import { pathsOf, rootsOf } from '../queries/plan-roots.ts';

/** A query with the names of the route params that it reads, so that browsers need not search its plan for them. */
function withRouteParams(query: QueryPlan): QueryPlan {
  const routeParams = pathsOf(query.params).flatMap(([root, name]) =>
    root === 'route' && name !== undefined ? [name] : [],
  );
  return routeParams.length > 0 ? { ...query, routeParams } : query;
}

/**
 * The plan of a page without the parts that only builds need: the list of its paths, and the queries that only this list reads. Otherwise
 * the page of one post would contain the list of all posts.
 */
export function browserPlan(plan: PagePlan): PagePlan {
  const usedByPage = new Set([...plan.blocks.flatMap(({ queries }) => queries), ...rootsOf(plan.head)]);
  const listed = new Set(Object.values(plan.params).flatMap(rootsOf));
  const queries = Object.entries(plan.queries)
    .filter(([name]) => usedByPage.has(name) || !listed.has(name))
    .map(([name, query]): [string, QueryPlan] => [name, withRouteParams(query)]);
  return { ...plan, params: {}, queries: Object.fromEntries(queries) };
}
