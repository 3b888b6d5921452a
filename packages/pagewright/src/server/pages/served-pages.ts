import { parseTarget } from '../../pipeline/files/request-target.ts';
import { lastChange, timeZoneOf } from '../../pipeline/pages/scheduled-pages.ts';
import type { CachedTarget } from '../caching/cached-target.ts';
import type { ServedPage } from '../caching/page-cache.ts';
import type { ServerContext } from '../server-context.ts';
import type { PageTarget } from './match-page.ts';
import { pageTags, type RenderPage, renderedPage } from './render-page.ts';
import { serverPageAt, serverPageAtUrl } from './server-pages.ts';
import type { SiteParts } from './site-parts.ts';
import { createUrlPages } from './url-pages.ts';

/** The pages of a site as visitors see them now. */
export interface ServedPages {
  /**
   * Resolves to the page with the blocks that its schedule shows now. Undefined if the schedule hides the page.
   * @param search the query of the URL
   */
  get(matched: PageTarget, search: string, context: ServerContext): Promise<ServedPage> | undefined;
  /** False for the path of a page whose entry does not exist; true for all other paths, such as files and other sites. */
  isThere(location: string, context: ServerContext): Promise<boolean>;
}

export function servedPages(parts: SiteParts): ServedPages {
  const { site, sources, match, pages, renderPage, now } = parts;
  const urlPages = createUrlPages(parts);
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
    return urlQuery === '' ? pages.get(cached(renderPage), context) : urlPages.get(cached, context);
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
