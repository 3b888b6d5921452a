import type { PagePlan } from '../../grammar/plan.ts';
import { rootsOf } from './plan-roots.ts';

/**
 * A page's plan as browsers get it. The list of prerendered addresses is the build's alone, and so are the queries that
 * nothing but that list reads: otherwise the page of one post would carry the list of all posts.
 */
export function browserPlan(plan: PagePlan): PagePlan {
  const drawn = new Set([...plan.blocks.flatMap(({ queries }) => queries), ...rootsOf(plan.head)]);
  const listed = new Set(Object.values(plan.params).flatMap(rootsOf));
  const queries = Object.entries(plan.queries).filter(([name]) => drawn.has(name) || !listed.has(name));
  return { ...plan, params: {}, queries: Object.fromEntries(queries) };
}
