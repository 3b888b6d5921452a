import type { ContentAdapter } from '../../content/content-adapter.ts';
import type { LinkedSite } from '../../content/site-links.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import type { ServerClock, ServerTimes } from '../server-context.ts';
import type { SiteRecord } from '../site-record.ts';
import { type ContentCache, createContentCache } from './content-cache.ts';
import { createHeldContents, type HeldContents } from './held-content.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createPurges, type Purges } from './purges.ts';
import { createWithdrawals } from './withdrawals.ts';

interface SiteCachesOptions extends ServerTimes, ServerClock {
  readonly site: SiteRecord;
  readonly sources: SourceTable;
  readonly adapter: ContentAdapter;
  readonly linked: LinkedSite;
}

/** A cache of pages, and the cache of the content on them. */
export interface CachePair {
  readonly pages: PageCache;
  readonly cache: ContentCache;
}

/** All caches of a site on a server. */
export interface SiteCaches extends CachePair {
  readonly purges: Purges;
  readonly heldContents: HeldContents;
  /**
   * Creates separate caches.
   * @param maxMemory in bytes, for each of the two
   */
  apart(maxMemory: number): CachePair;
}

export function createSiteCaches(options: SiteCachesOptions): SiteCaches {
  const { site, sources, adapter, linked, freshFor, now } = options;
  const purges = createPurges(now);
  const heldContents = createHeldContents({ purges, pages: site.prerendered.length, now });
  const withdrawals = createWithdrawals({ purges, heldContents, sources, adapter, freshFor, now });
  const pair = (limit: { readonly maxMemory?: number }): CachePair => ({
    pages: createPageCache({ site, purges, freshFor, now, ...limit }),
    cache: createContentCache({
      prefix: site.code,
      purges,
      withdrawals,
      freshFor,
      site: linked,
      now,
      ...limit,
    }),
  });
  return { purges, heldContents, ...pair({}), apart: (maxMemory) => pair({ maxMemory }) };
}
