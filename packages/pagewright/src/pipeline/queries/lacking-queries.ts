import { isShownAt } from '../../grammar/block-limits.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { PagePayload } from '../../render/document/hydration-payload.ts';
import type { PageData, RouteParams } from '../../render/document/page-module.ts';
import { type FailedQuery, failedQueries } from './failed-queries.ts';
import { requiredRoots } from './plan-roots.ts';

/** A page that must not be published, because a query that it needs has failed. */
export interface IncompletePage {
  /** Its path; the pattern of a route if the list of its entries could not be read. */
  readonly path: string;
  readonly query: string;
  readonly source: string;
  /** Cache key of the request that failed. */
  readonly key: string;
}

/** The names of the queries that a page cannot do without: what its head or a block reads, unless it has a default or is optional. */
function requiredQueries({ head, blocks, queries }: PagePlan, params: RouteParams): ReadonlySet<string> {
  const shown = blocks.filter((block) => !block.optional && isShownAt(block, params));
  const ofUrl = Object.entries(queries).filter(([, query]) => query.routeParams || query.isOfUrl);
  return new Set([
    ...requiredRoots(head),
    ...shown.flatMap(({ props, when = [] }) => [...requiredRoots(props), ...when.map(({ of }) => of[0])]),
    // What the URL names is the page, even if no block reads it.
    ...ofUrl.map(([name]) => name),
  ]);
}

/**
 * The queries because of which a page is not complete: it needs them, they have failed, and no declared fallback stands for their
 * content. An entry that does not exist is an answer, not a failure.
 */
export function lackingQueries(
  page: Pick<PageData, 'plan' | 'fallbacks'>,
  params: RouteParams,
  payload: Pick<PagePayload, 'keys' | 'failures'>,
): readonly FailedQuery[] {
  const failed = failedQueries(page, params, payload).filter(
    ({ failure, hasFallback }) => failure.kind !== 'not-found' && !hasFallback,
  );
  if (failed.length === 0) return [];
  const required = requiredQueries(page.plan, params);
  return failed.filter(({ name }) => required.has(name));
}
