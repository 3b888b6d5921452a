import { ContentError } from '../../content/content-error.ts';
import { isEmptyContent } from '../../content/empty-content.ts';
import { fill } from '../../grammar/fill.ts';
import type { QueryPlan } from '../../grammar/plans/query-plan.ts';
import type { PagePayload, PayloadFailure } from '../../render/document/hydration-payload.ts';
import type { PageData, RouteParams } from '../../render/document/page-module.ts';
import { knownFallback, type QueryState, stateOf } from '../../render/queries/query-state.ts';

/** A failed query, and what the page shows instead. */
export interface FailedQuery {
  readonly name: string;
  readonly query: QueryPlan;
  readonly key: string;
  readonly failure: PayloadFailure;
  readonly shown: QueryState['is'];
  /** True if a fallback has content for exactly these params, rather than for all unknown entries. */
  readonly hasFallback: boolean;
}

/**
 * The failed queries of a page.
 * @param page the page in the form for browsers
 */
export function failedQueries(
  { plan, fallbacks }: Pick<PageData, 'plan' | 'fallbacks'>,
  params: RouteParams,
  { keys, failures }: Pick<PagePayload, 'keys' | 'failures'>,
): FailedQuery[] {
  return Object.entries(plan.queries).flatMap(([name, query]) => {
    const key = keys[name] ?? '';
    const failure = failures[key];
    if (!failure) return [];
    const error = new ContentError(failure.kind, failure.message, failure.status);
    const fallback = fallbacks[query.failed.fallback ?? ''];
    const filled = fill(query.params, { route: params });
    const state = stateOf(query, filled, fallback, { error, busy: false, retry: () => {} });
    const hasFallback = !isEmptyContent(knownFallback(fallback, filled));
    return [{ name, query, key, failure, shown: state.is, hasFallback }];
  });
}
