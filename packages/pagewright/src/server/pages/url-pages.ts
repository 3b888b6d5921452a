import type { CachedTarget } from '../caching/cached-target.ts';
import type { ServedPage } from '../caching/page-cache.ts';
import type { ServerContext } from '../server-context.ts';
import { pageRenderer, type RenderPage } from './render-page.ts';
import type { SiteParts } from './site-parts.ts';

/** In bytes, for the pages, and as much for their contents: some hundred pages. */
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
export function createUrlPages({ steps, apart, now }: SiteParts) {
  const { pages, cache } = apart(maxMemory);
  const render = pageRenderer(steps, cache, async () => new Map(), now);
  return {
    get: (target: (render: RenderPage) => CachedTarget, context: ServerContext): Promise<ServedPage> =>
      pages.get(target(render), readOnly(context)),
  };
}
