import type { LinkedSite } from '../../content/site-links.ts';
import { createContentCache } from '../caching/content-cache.ts';
import { type CachedTarget, createPageCache, type ServedPage } from '../caching/page-cache.ts';
import type { Purges } from '../caching/purges.ts';
import type { Withdrawals } from '../caching/withdrawals.ts';
import type { ServerContext, ServerTimes } from '../server-context.ts';
import type { SiteRecord } from '../site-record.ts';
import type { PageSteps } from './page-steps.ts';
import { pageRenderer, type RenderPage } from './render-page.ts';

interface UrlPagesOptions extends ServerTimes {
  readonly site: SiteRecord;
  readonly steps: PageSteps;
  readonly purges: Purges;
  readonly withdrawals: Withdrawals;
  readonly linked: LinkedSite;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
}

/** In bytes, for the pages and for their contents: some hundred pages. */
const maxMemory = 8_000_000;

/** A context whose store is only read. */
function readOnly(context: ServerContext): ServerContext {
  const { store } = context;
  return { ...context, store: { getItem: (key) => store.getItem(key), setItem: async () => {} } };
}

/**
 * Pages with values of the URL, such as those of a search. Visitors can invent any number of values, so these pages and their contents
 * are kept in a small memory of their own: they never displace other pages, and the store gets none of them.
 */
export function createUrlPages({
  site,
  steps,
  purges,
  withdrawals,
  linked,
  freshFor,
  now,
}: UrlPagesOptions): {
  get(target: (render: RenderPage) => CachedTarget, context: ServerContext): Promise<ServedPage>;
} {
  const pages = createPageCache({ site, purges, freshFor, now, maxMemory });
  const cache = createContentCache({
    prefix: site.code,
    purges,
    withdrawals,
    freshFor,
    site: linked,
    maxMemory,
    now,
  });
  const render = pageRenderer(steps, cache, async () => new Map(), now);
  return { get: (target, context) => pages.get(target(render), readOnly(context)) };
}
