import type { CachedTarget } from '../caching/cached-target.ts';
import type { ServedPage } from '../caching/page-cache.ts';
import type { SiteCaches } from '../caching/site-caches.ts';
import type { ServerContext } from '../server-context.ts';
import type { PageSteps } from './page-steps.ts';
import { pageRenderer, type RenderPage } from './render-page.ts';

/** In bytes, for the pages, and as much for their contents: some hundred pages. */
const maxMemory = 8_000_000;

/** A context whose store is only read. */
function readOnly(context: ServerContext): ServerContext {
  const { store } = context;
  return { ...context, store: { getItem: (key) => store.getItem(key), setItem: async () => {} } };
}

export interface UrlPages {
  get(target: (render: RenderPage) => CachedTarget, context: ServerContext): Promise<ServedPage>;
}

/**
 * Pages with values of the URL, such as those of a search. Visitors can invent any number of values, so these pages and their contents
 * are kept in a small memory of their own: they never displace other pages, and the store gets none of them.
 * @param now the time in milliseconds since 1970
 */
export function createUrlPages(steps: PageSteps, caches: SiteCaches, now: () => number): UrlPages {
  const { pages, contents } = caches.apart(maxMemory);
  const render = pageRenderer(steps, contents, async () => new Map(), now);
  return { get: (target, context) => pages.get(target(render), readOnly(context)) };
}
