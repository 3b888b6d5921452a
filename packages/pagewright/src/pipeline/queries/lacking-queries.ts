import { isShownAt } from '../../grammar/block-limits.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { PagePayload } from '../../render/document/hydration-payload.ts';
import type { PageData, RouteParams } from '../../render/document/page-module.ts';
import { type FailedQuery, failedQueries } from './failed-queries.ts';
import { requiredRoots } from './plan-roots.ts';

/** A query that failed although a page needs it, so that the page must not be published. */
export interface IncompletePage {
  /** The path of the page; the pattern of a route if the list of its entries could not be read. */
  readonly path: string;
  readonly query: string;
  readonly source: string;
  /** Cache key of the failed request. */
  readonly key: string;
}

/** The names of the queries that a page needs: its head or a block reads them, without a default, and the block is not optional. */
function requiredQueries({ head, blocks, queries }: PagePlan, params: RouteParams): ReadonlySet<string> {
  const shown = blocks.filter((block) => !block.optional && isShownAt(block, params));
  const ofUrl = Object.entries(queries).filter(([, query]) => query.routeParams || query.isOfUrl);
  return new Set([
    ...requiredRoots(head),
    ...shown.flatMap(({ props, when = [] }) => [...requiredRoots(props), ...when.map(({ of }) => of[0])]),
    // The entry that the URL names is the page itself, even if no block reads it.
    ...ofUrl.map(([name]) => name),
  ]);
}

/**
 * The queries that make a page incomplete: the page needs them, they failed, and no declared fallback replaces their content. A missing
 * entry is an answer of the service, not a failure.
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
