import { contentTags } from '../../content/content-tags.ts';
import { fill } from '../../grammar/fill.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { QueryPlan } from '../../grammar/plans/query-plan.ts';
import type { RouteParams, SourceTable } from '../../render/document/page-module.ts';
import { rootsOf } from './plan-roots.ts';

/**
 * Tags of all content that queries read.
 * @param scope values for the params of the queries
 */
export function queryTags(
  queries: readonly Pick<QueryPlan, 'source' | 'params'>[],
  sources: SourceTable,
  scope: Parameters<typeof fill>[1],
): string[] {
  const tags = queries.flatMap(({ source: name, params }) => {
    const source = sources[name];
    return source ? contentTags(name, source, fill(params, scope)) : [];
  });
  return [...new Set(tags)];
}

/** Tags of the content that a path names, usually one entry. */
export function pathTags({ queries }: PagePlan, params: RouteParams, sources: SourceTable): string[] {
  const ofRoute = Object.values(queries).filter(({ params: plan }) => rootsOf(plan).includes('route'));
  return queryTags(ofRoute, sources, { route: params });
}
