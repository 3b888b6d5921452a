import { requestKey } from '../../content/requests/request-key.ts';
import { fill } from '../../grammar/fill.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { QueryKeys } from '../document/hydration-payload.ts';
import type { RouteParams, SourceTable } from '../document/page-module.ts';

/** The cache keys of a page's queries. A query whose params cannot be filled has no key and is never read. */
export function queryKeys(plan: PagePlan, params: RouteParams, sources: SourceTable): QueryKeys {
  const keys = Object.entries(plan.queries).flatMap(([name, query]) => {
    const source = sources[query.source];
    const filled = fill(query.params, { route: params });
    return source && filled !== undefined ? [[name, requestKey(source, filled)]] : [];
  });
  return Object.fromEntries(keys);
}
