import { use, useEffect } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { ContentError } from '../../content/content-error.ts';
import { fill } from '../../grammar/fill.ts';
import type { QueryPlan } from '../../grammar/plans/query-plan.ts';
import type { CachedContent, PagePayload } from '../document/hydration-payload.ts';
import { ContentServiceContext } from '../queries/content-service.ts';
import { FailedAttempt } from '../queries/failed-attempt.ts';
import { type QueryState, type QueryStates, stateOf } from '../queries/query-state.ts';
import type { ShownPage } from '../routing/load-page.ts';

const notConfigured = new ContentError('not-configured', 'No content service is configured');

/** A page reads its content when it mounts and when the network returns, but not when the window gets the focus. */
const policy: SWRConfiguration<CachedContent, unknown> = {
  revalidateOnFocus: false,
  dedupingInterval: 30_000,
  onErrorRetry(error, _key, _config, revalidate, options) {
    if (error instanceof FailedAttempt) setTimeout(revalidate, error.delay, options);
  },
};

/** The failure that a query shows. Aborted reads are not failures. */
function failureOf(
  error: unknown,
  key: string,
  payload: PagePayload,
  hasContent: boolean,
): ContentError | undefined {
  if (error instanceof FailedAttempt) return error.shown;
  if (error instanceof ContentError) return error;
  // Content is newer than the failure in the payload.
  const initial = hasContent ? undefined : payload.failures[key];
  return initial && new ContentError(initial.kind, initial.message, initial.status);
}

function useQuery(shown: ShownPage, plan: QueryPlan, key: string | undefined): QueryState {
  const service = use(ContentServiceContext);
  const { contentBase, isClosed } = service.placeOf(key ?? '');
  const isConfigured = contentBase !== undefined;
  const { page, payload, freshUntil } = shown;
  const params = fill(plan.params, { route: shown.match.params });
  const fromDocument = isClosed || plan.refresh === 'build';
  const read = async (requested: string): Promise<CachedContent> =>
    data && (fromDocument || Date.now() < freshUntil)
      ? data
      : service.read({
          key: requested,
          source: plan.source,
          params,
          loadSources: page.loadSources,
          fromDocument,
          cached: data,
          failure,
        });
  const { data, error, isValidating, mutate } = useSWR<CachedContent, unknown>(
    key ?? null,
    isConfigured ? read : null,
    { ...policy, fallback: payload.contents },
  );
  const failure = isConfigured ? failureOf(error, key ?? '', payload, data !== undefined) : notConfigured;
  const busy = isValidating || error instanceof FailedAttempt;
  return stateOf(plan, params, page.fallbacks[plan.failed.fallback ?? ''], {
    ...(data ? { content: data.content } : {}),
    ...(failure ? { error: failure } : {}),
    busy,
    // A read that is in progress already counts as a retry.
    retry: () => void (busy || mutate()),
  });
}

/**
 * The states of a page's queries, by name. Queries with equal requests share one read. A component must call this with the same page in
 * every render, because each query has a hook.
 */
export function useQueries(shown: ShownPage): QueryStates {
  const service = use(ContentServiceContext);
  const { page, keys } = shown;
  useEffect(() => service.retain(Object.values(keys)), [service, keys]);
  const states: Record<string, QueryState> = {};
  for (const [name, plan] of Object.entries(page.plan.queries)) {
    // biome-ignore lint/correctness/useHookAtTopLevel: each call runs the same loop
    states[name] = useQuery(shown, plan, keys[name]);
  }
  return states;
}
