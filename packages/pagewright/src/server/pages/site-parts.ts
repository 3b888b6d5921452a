import type { ContentAdapter } from '../../content/content-adapter.ts';
import type { LoadImages } from '../../content/site-images.ts';
import { linkedSite } from '../../pipeline/pages/linked-site.ts';
import { timeZoneOf } from '../../pipeline/pages/scheduled-pages.ts';
import { createSiteCaches } from '../caching/site-caches.ts';
import type { ServerClock, ServerTimes } from '../server-context.ts';
import type { SiteRecord } from '../site-record.ts';
import { pageMatcher } from './match-page.ts';
import { pageSteps, type ServerCode } from './page-steps.ts';
import { prerenderedContents } from './prerendered-contents.ts';
import { pageRenderer } from './render-page.ts';

/** The options of a handler. */
export interface ServerOptions extends ServerTimes, Partial<ServerClock> {
  readonly site: SiteRecord;
  /** The code of the server bundle of the site. */
  readonly code: ServerCode & { readonly content: ContentAdapter; readonly loadImages: LoadImages };
}

export type SiteParts = ReturnType<typeof createSiteParts>;

/** What the parts of a handler share. */
export function createSiteParts({ site, code, freshFor, now = Date.now }: ServerOptions) {
  const { sources, content: adapter, loadImages } = code;
  const plans = site.pages.map(({ plan }) => plan);
  const linked = linkedSite(
    site.settings.siteUrl,
    plans.flatMap(({ routes }) => routes),
    loadImages,
  );
  const caches = createSiteCaches({ site, sources, adapter, linked, freshFor, now });
  const steps = pageSteps(site, code);
  const renderPage = pageRenderer(steps, caches.cache, prerenderedContents(site), now);
  return {
    site,
    code,
    plans,
    timeZone: timeZoneOf(site.config),
    sources,
    linked,
    ...caches,
    match: pageMatcher(site.pages),
    steps,
    renderPage,
    now,
  };
}
