import { parseTarget } from '../../pipeline/files/request-target.ts';
import { lastChange, timeZoneOf } from '../../pipeline/pages/scheduled-pages.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import type { CachedTarget } from '../caching/cached-target.ts';
import type { ServedPage } from '../caching/page-cache.ts';
import type { SiteCaches } from '../caching/site-caches.ts';
import type { ServerClock, ServerContext } from '../server-context.ts';
import type { SiteRecord } from '../site-record.ts';
import type { PageMatcher, PageTarget } from './match-page.ts';
import type { PageSteps } from './page-steps.ts';
import { pageTags, type RenderPage, renderedPage } from './render-page.ts';
import { serverPageAt, serverPageAtUrl } from './server-pages.ts';
import { createUrlPages } from './url-pages.ts';

interface ServedPagesOptions extends ServerClock {
  readonly site: SiteRecord;
  readonly sources: SourceTable;
  readonly match: PageMatcher;
  readonly steps: PageSteps;
  readonly caches: SiteCaches;
  readonly renderPage: RenderPage;
}

/** The pages of a site as visitors see them now. */
export interface ServedPages {
  /** Resolves to a page as its schedule shows it now; undefined if it does not. @param search the query of the URL */
  get(matched: PageTarget, search: string, context: ServerContext): Promise<ServedPage> | undefined;
  /** Whether a path leads somewhere: not to a page whose entry does not exist. */
  isThere(location: string, context: ServerContext): Promise<boolean>;
}

export function servedPages(options: ServedPagesOptions): ServedPages {
  const { site, sources, match, steps, caches, renderPage, now } = options;
  const urlPages = createUrlPages(steps, caches, now);
  const timeZone = timeZoneOf(site.config);

  function get(matched: PageTarget, search: string, context: ServerContext): Promise<ServedPage> | undefined {
    const page = serverPageAt(matched.page, timeZone, now());
    if (!page) return undefined;
    const target = { ...matched, page: serverPageAtUrl(page, search) };
    const { urlQuery = '' } = target.page.plan;
    const cached = (render: RenderPage): CachedTarget => ({
      path: target.path + urlQuery,
      since: lastChange([matched.page.plan], timeZone, now()),
      tags: pageTags(target, site, sources),
      render: async (at) => renderedPage(await render(target, at)),
    });
    return urlQuery === '' ? caches.pages.get(cached(renderPage), context) : urlPages.get(cached, context);
  }

  return {
    get,
    async isThere(location, context) {
      const target = location.startsWith('/') ? parseTarget(location.replace(/#.*/, '')) : undefined;
      const page = target && match(target.parts);
      return !page || (await get(page, target.query, context))?.html !== undefined;
    },
  };
}
