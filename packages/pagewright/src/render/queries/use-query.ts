import { use, useEffect } from 'react';
import useSWR from 'swr';
import { ContentError, type Delivery } from '../../content/source.ts';
import { fill } from '../../grammar/fill.ts';
import type { QueryPlan } from '../../grammar/plan.ts';
import type { PageModule } from '../routing/page-module.ts';
import type { RouteParams } from '../routing/route-match.ts';
import { ContentServiceContext, seededDelivery } from './content-service.ts';
import { type QueryState, stateOf } from './query-state.ts';

const notConfigured = new ContentError('not-configured', 'No content service is configured');

/**
 * One query of a page. Two queries with equal requests share one read, whatever page or block they stand in.
 * The service keeps its own deadline and retries, so SWR's are off.
 */
export function useQuery(
  page: PageModule,
  plan: QueryPlan,
  key: string | undefined,
  route: RouteParams,
): QueryState {
  const service = use(ContentServiceContext);
  const params = fill(plan.params, { route });
  const { data, error, isValidating, mutate } = useSWR<Delivery<unknown>, unknown>(
    service.isConfigured && key !== undefined ? key : null,
    (wanted: string) =>
      service.read({ key: wanted, source: plan.source, params, loadSources: page.loadSources }),
    { shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 30_000 },
  );
  useEffect(() => (key === undefined ? undefined : service.need(key)), [service, key]);

  const seeded = key === undefined ? undefined : service.seed.failures[key];
  const failure = service.isConfigured
    ? // An abandoned read leaves an error that is none of the service's.
      error instanceof ContentError
      ? error
      : // What was read since then is newer than the failure that the page was made with.
        data === undefined && seeded
        ? new ContentError(seeded.kind, seeded.message, seeded.status)
        : undefined
    : notConfigured;
  const content = (data ?? (key === undefined ? undefined : seededDelivery(service.seed, key)))?.content;
  return stateOf(plan, params, page.fallbacks[plan.failed.fallback ?? ''], {
    ...(content === undefined ? {} : { content }),
    ...(failure ? { error: failure } : {}),
    busy: isValidating,
    retry: () => void mutate(),
  });
}
