import type { PagePlan, Plan } from '../bindings/plan.ts';

/** What a plan's paths begin with: names of queries, `item`, `route`. */
function rootsOf(plan: Plan): string[] {
  switch (plan.is) {
    case 'path':
      return [plan.path[0]];
    case 'text':
      return plan.parts.flatMap((part) => (typeof part === 'string' ? [] : [part[0]]));
    case 'or':
      return rootsOf(plan.from);
    case 'list':
      return plan.entries.flatMap((entry) =>
        entry.is === 'one' ? rootsOf(entry.value) : [entry.of[0], ...rootsOf(entry.show)],
      );
    case 'object':
      return Object.values(plan.members).flatMap(rootsOf);
    default:
      return [];
  }
}

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
