import { use, useEffect } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { ContentError } from '../../content/source.ts';
import { fill } from '../../grammar/fill.ts';
import type { QueryPlan } from '../../grammar/plan.ts';
import type { QueryStates } from '../blocks/resolve-blocks.ts';
import type { PageModule } from '../routing/page-module.ts';
import type { RouteParams } from '../routing/route-match.ts';
import { type CachedContent, ContentServiceContext, type PagePayload } from './content-service.ts';
import { FailedAttempt } from './failed-attempt.ts';
import type { QueryKeys } from './query-keys.ts';
import { type QueryState, stateOf } from './query-state.ts';

const notConfigured = new ContentError('not-configured', 'No content service is configured');

/** A page that is shown is read once, and again when the network is back; not each time its window gets the focus. */
const policy: SWRConfiguration<CachedContent, unknown> = {
  revalidateOnFocus: false,
  dedupingInterval: 30_000,
  onErrorRetry(error, _key, _config, revalidate, options) {
    if (error instanceof FailedAttempt) setTimeout(revalidate, error.pause, options);
  },
};

/** The failure that a query shows; an aborted read is none. */
function failureOf(
  error: unknown,
  key: string,
  payload: PagePayload,
  hasContent: boolean,
): ContentError | undefined {
  if (error instanceof FailedAttempt) return error.shown;
  if (error instanceof ContentError) return error;
  // What was read since then is newer than the failure that the page was made with.
  const written = hasContent ? undefined : payload.failures[key];
  return written && new ContentError(written.kind, written.message, written.status);
}

function useQuery(
  page: PageModule,
  plan: QueryPlan,
  key: string | undefined,
  route: RouteParams,
): QueryState {
  const service = use(ContentServiceContext);
  const { isConfigured, payload } = service;
  const params = fill(plan.params, { route });
  const read = (wanted: string): Promise<CachedContent> =>
    service.read({
      key: wanted,
      source: plan.source,
      params,
      loadSources: page.loadSources,
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
    // A read under way is what the visitor asks for.
    retry: () => void (busy || mutate()),
  });
}

/**
 * The states of a page's queries, by name. Queries with equal requests share one read, whatever page or block needs
 * it. A component has to call this with the queries of one page all its life: there is a hook for each of them.
 */
export function useQueries(page: PageModule, keys: QueryKeys, params: RouteParams): QueryStates {
  const service = use(ContentServiceContext);
  useEffect(() => service.retain(Object.values(keys)), [service, keys]);
  const states: Record<string, QueryState> = {};
  for (const [name, plan] of Object.entries(page.plan.queries)) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the loop is the same in each call
    states[name] = useQuery(page, plan, keys[name], params);
  }
  return states;
}
