import type { CachedTarget } from '../caching/cached-target.ts';
import type { ServedPage } from '../caching/page-cache.ts';
import type { ServerContext } from '../server-context.ts';
import { pageRenderer, type RenderPage } from './render-page.ts';
import type { SiteParts } from './site-parts.ts';

/** In bytes, for pages, and the same again for their content: some hundred pages. */
const maxMemory = 8_000_000;

/** A context whose store is read and never written. */
function readOnly(context: ServerContext): ServerContext {
  const { store } = context;
  return { ...context, store: { getItem: (key) => store.getItem(key), setItem: async () => {} } };
}

/**
 * Pages that depend on values in the URL, such as search results. Visitors can invent any number of values. So these pages and their
 * content have a small memory of their own: they never displace other pages, and they never enter the store.
 */
export function createUrlPages({ steps, apart, now }: SiteParts) {
  const { pages, cache } = apart(maxMemory);
  const render = pageRenderer(steps, cache, async () => new Map(), now);
  return {
    get: (target: (render: RenderPage) => CachedTarget, context: ServerContext): Promise<ServedPage> =>
      pages.get(target(render), readOnly(context)),
  };
}
