import type { ContentAdapter } from '../../content/content-adapter.ts';
import type { LoadImages } from '../../content/site-images.ts';
import type { LinkedSite } from '../../content/site-links.ts';
import { linkedSite } from '../../pipeline/pages/linked-site.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import { createSiteCaches, type SiteCaches } from '../caching/site-caches.ts';
import type { ServerClock, ServerTimes } from '../server-context.ts';
import type { SiteRecord } from '../site-record.ts';
import { type PageMatcher, pageMatcher } from './match-page.ts';
import { type PageSteps, pageSteps, type ServerCode } from './page-steps.ts';
import { prerenderedContents } from './prerendered-contents.ts';
import { pageRenderer, type RenderPage } from './render-page.ts';

/** A site, and the code of its server bundle. */
interface ServedSite {
  readonly site: SiteRecord;
  readonly code: ServerCode & { readonly content: ContentAdapter; readonly loadImages: LoadImages };
}

/** The options of a handler. */
export interface ServerOptions extends ServedSite, ServerTimes, Partial<ServerClock> {}

/** What the parts of a handler share. */
export interface SiteParts extends ServedSite, SiteCaches, ServerClock {
  readonly sources: SourceTable;
  readonly linked: LinkedSite;
  readonly match: PageMatcher;
  readonly steps: PageSteps;
  readonly renderPage: RenderPage;
}

export function createSiteParts({ site, code, freshFor, now = Date.now }: ServerOptions): SiteParts {
  const { sources, content: adapter, loadImages } = code;
  const routes = site.pages.flatMap(({ plan }) => plan.routes);
  const linked = linkedSite(site.settings.siteUrl, routes, loadImages);
  const caches = createSiteCaches({ site, sources, adapter, linked, freshFor, now });
  const steps = pageSteps(site, code);
  const renderPage = pageRenderer(steps, caches.cache, prerenderedContents(site), now);
  return { site, code, sources, linked, ...caches, match: pageMatcher(site.pages), steps, renderPage, now };
}
