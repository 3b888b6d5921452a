import { holdCleanHtml } from '../../content/sanitising/held-html.ts';
import { loadBlocks } from '../blocks/block-loader.ts';
import { loadStateViews } from '../blocks/rare-views.tsx';
import type { Seed } from '../queries/content-service.ts';
import type { LoadedPage } from './load-page.ts';
import type { RouteEntry } from './page-module.ts';
import { matchPath } from './route-match.ts';

/**
 * Takes over a prerendered page: only the blocks that may not wait are loaded, and the code that reads is left until
 * content has changed.
 */
export async function adoptPage(
  routes: readonly RouteEntry[],
  path: string,
  seed: Seed,
): Promise<LoadedPage> {
  const match = matchPath(routes, path);
  if (!match || !seed.page) return { path, match: undefined };
  holdCleanHtml(seed.page, seed.page.html);
  const loadSources = async () => (await match.entry.load()).loadSources();
  const isWhole = Object.keys(seed.page.plan.queries).every(
    (name) => (seed.keys[name] ?? '') in seed.contents,
  );
  await Promise.all([
    loadBlocks(seed.page.plan, new Set(Object.keys(seed.page.deferred))),
    isWhole || loadStateViews(),
  ]);
  return { path, match, page: { ...seed.page, loadSources }, keys: seed.keys };
}
