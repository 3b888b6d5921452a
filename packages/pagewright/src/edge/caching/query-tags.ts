import { contentTags } from '../../content/content-tags.ts';
import { fill } from '../../grammar/fill.ts';
import type { QueryPlan } from '../../grammar/plan.ts';
import type { SourceTable } from '../../render/routing/page-module.ts';

/** Tags of all content that queries read. @param scope values for their params */
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
