import { parseTarget } from '../../pipeline/files/request-target.ts';
import { lastChange } from '../../pipeline/pages/scheduled-pages.ts';
import { type CachedTarget, withDigest } from '../caching/cached-target.ts';
import type { ServedPage } from '../caching/page-cache.ts';
import type { ServerContext } from '../server-context.ts';
import type { PageTarget } from './match-page.ts';
import { pageRenderer, pageTags, type RenderPage } from './render-page.ts';
import { serverPageAt, serverPageAtUrl } from './server-pages.ts';
import type { SiteParts } from './site-parts.ts';

/** In bytes, for pages that depend on values in the URL, and the same again for their content: some hundred pages. */
const urlMemory = 8_000_000;

/** A context whose store is read and never written. */
function readOnly(context: ServerContext): ServerContext {
  const { store } = context;
  return { ...context, store: { getItem: (key) => store.getItem(key), setItem: async () => {} } };
}

export type ServedPages = ReturnType<typeof servedPages>;

/** The pages of a site as visitors see them now. */
export function servedPages(parts: SiteParts) {
  const { site, timeZone, sources, match, pages, renderPage, steps, links, apart, now } = parts;
  // Visitors can invent any number of values in the URL, such as searches. So pages that depend on them have a small memory of their own:
  // they never displace other pages, and they and their content never enter the store.
  const ofUrl = apart(urlMemory);
  const renderUrlPage = pageRenderer(steps, ofUrl.cache, links, now);

  /**
   * Resolves to the page with the blocks that its schedule shows now. Undefined if the schedule hides the page.
   * @param search the query of the URL
   */
  function get(matched: PageTarget, search: string, context: ServerContext): Promise<ServedPage> | undefined {
    const page = serverPageAt(matched.page, timeZone, now());
    if (!page) return undefined;
    const target = { ...matched, page: serverPageAtUrl(page, search) };
    const { urlQuery = '' } = target.page.plan;
    const cached = (render: RenderPage): CachedTarget => ({
      path: target.path + urlQuery,
      since: lastChange([matched.page.plan], timeZone, now()),
      tags: pageTags(target, site, sources),
      async render(at) {
        const { file, ...result } = await render(target, at);
        return withDigest(file?.html, result);
      },
    });
    return urlQuery === ''
      ? pages.get(cached(renderPage), context)
      : ofUrl.pages.get(cached(renderUrlPage), readOnly(context));
  }

  return {
    get,
    /** False for the path of a page whose entry does not exist; true for all other paths, such as files and other sites. */
    async isThere(location: string, context: ServerContext): Promise<boolean> {
      const target = location.startsWith('/') ? parseTarget(location.replace(/#.*/, '')) : undefined;
      const page = target && match(target.parts);
      return !page || (await get(page, target.query, context))?.html !== undefined;
    },
  };
}
