import type { ContentAdapter } from '../../content/content-adapter.ts';
import type { LoadFiles } from '../../content/site-images.ts';
import { timeZoneOf } from '../../pipeline/pages/scheduled-pages.ts';
import type { SiteDefinition } from '../../render/site-definition.ts';
import { createContentCache } from '../caching/content-cache.ts';
import { createHeldContents } from '../caching/held-content.ts';
import { createPageCache } from '../caching/page-cache.ts';
import { createPurges } from '../caching/purges.ts';
import { createWithdrawals } from '../caching/withdrawals.ts';
import type { ServerTimes } from '../server-context.ts';
import type { SiteRecord } from '../site-record.ts';
import { acceptsParams, pageMatcher } from './match-page.ts';
import { pageSteps, type ServerCode } from './page-steps.ts';
import { prerenderedContents } from './prerendered-contents.ts';
import { pageRenderer } from './render-page.ts';
import { servedLinks } from './served-links.ts';

/** The options of a handler. */
export interface ServerOptions extends Pick<ServerTimes, 'freshFor'>, Partial<Pick<ServerTimes, 'now'>> {
  readonly site: SiteRecord;
  /** The code of the server bundle of the site. */
  readonly code: ServerCode & {
    readonly content: ContentAdapter;
    readonly services?: SiteDefinition['services'];
    readonly loadFiles: LoadFiles;
  };
}

export type SiteParts = ReturnType<typeof createSiteParts>;

/** What the parts of a handler share. */
export function createSiteParts({ site, code, freshFor, now = Date.now }: ServerOptions) {
  const { sources, loadFiles } = code;
  const plans = site.pages.map(({ plan }) => plan);
  const linked = { url: site.settings.siteUrl, loadFiles };
  const purges = createPurges(now);
  const heldContents = createHeldContents({ purges, pages: site.prerendered.length, now });
  const withdrawals = createWithdrawals({ purges, heldContents, sources, adapters: code, freshFor, now });
  const shared = { purges, freshFor, now };
  /**
   * Creates separate caches: of pages, and of the content on them.
   * @param maxMemory in bytes, for each of the two
   */
  const apart = (maxMemory?: number) => ({
    pages: createPageCache({ site, ...shared, maxMemory }),
    cache: createContentCache({ prefix: site.code, withdrawals, site: linked, ...shared, maxMemory }),
  });
  const caches = apart();
  const steps = pageSteps(site, code);
  const match = pageMatcher(site.pages, acceptsParams, new Set(site.prerendered));
  const links = servedLinks({ site, code, match, freshFor, now });
  const renderPage = pageRenderer(steps, caches.cache, links, now, prerenderedContents(site));
  return {
    site,
    code,
    plans,
    timeZone: timeZoneOf(site.config),
    sources,
    linked,
    purges,
    heldContents,
    ...caches,
    apart,
    match,
    steps,
    links,
    renderPage,
    now,
  };
}
