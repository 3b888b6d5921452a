import type { ContentAdapter } from '../../content/content-adapter.ts';
import type { LinkedSite } from '../../content/site-links.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import type { ServerClock, ServerTimes } from '../server-context.ts';
import type { SiteRecord } from '../site-record.ts';
import { createContentCache } from './content-cache.ts';
import { createHeldContents } from './held-content.ts';
import { createPageCache } from './page-cache.ts';
import { createPurges } from './purges.ts';
import { createWithdrawals } from './withdrawals.ts';

interface SiteCachesOptions extends ServerTimes, ServerClock {
  readonly site: SiteRecord;
  readonly sources: SourceTable;
  readonly adapter: ContentAdapter;
  readonly linked: LinkedSite;
}

/** All caches of a site on a server: of its pages, and of the content on them. */
export function createSiteCaches(options: SiteCachesOptions) {
  const { site, sources, adapter, linked, freshFor, now } = options;
  const purges = createPurges(now);
  const heldContents = createHeldContents({ purges, pages: site.prerendered.length, now });
  const withdrawals = createWithdrawals({ purges, heldContents, sources, adapter, freshFor, now });
  /**
   * Creates separate caches.
   * @param maxMemory in bytes, for each of the two
   */
  const apart = (maxMemory?: number) => ({
    pages: createPageCache({ site, purges, freshFor, now, maxMemory }),
    cache: createContentCache({
      prefix: site.code,
      purges,
      withdrawals,
      freshFor,
      site: linked,
      now,
      maxMemory,
    }),
  });
  return { purges, heldContents, ...apart(), apart };
}
