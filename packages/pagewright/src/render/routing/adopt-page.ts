import { holdCleanHtml } from '../../content/sanitising/held-html.ts';
import type { Seed } from '../queries/content-service.ts';
import type { SiteCode } from '../site-code.ts';
import type { LoadedPage } from './load-page.ts';
import { matchPath } from './route-match.ts';

/**
 * Takes over a prerendered page: only the blocks that may not wait are loaded, and the code that reads is left until
 * content has changed.
 */
export async function adoptPage(code: SiteCode, path: string, seed: Seed): Promise<LoadedPage> {
  const match = matchPath(code.routes, path);
  if (!match || !seed.page) return { path, match: undefined };
  holdCleanHtml(seed.page, seed.page.html);
  const loadSources = async () => (await match.entry.load()).loadSources();
  const isWhole = Object.keys(seed.page.plan.queries).every(
    (name) => (seed.keys[name] ?? '') in seed.contents,
  );
  await Promise.all([
    code.blocks.loadAll(seed.page.plan, new Set(Object.keys(seed.page.deferred))),
    isWhole || code.states.loadQueryViews(),
  ]);
  return { path, match, page: { ...seed.page, loadSources }, keys: seed.keys };
}
