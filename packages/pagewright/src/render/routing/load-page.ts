import { holdCleanHtml } from '../../content/sanitising/held-html.ts';
import { loadBlocks } from '../blocks/block-loader.ts';
import { loadStateViews } from '../blocks/rare-views.tsx';
import { type QueryKeys, queryKeys } from '../queries/query-keys.ts';
import type { PageModule, RouteEntry } from './page-module.ts';
import { updatedPage } from './page-updates.ts';
import { matchPath, type RouteMatch } from './route-match.ts';

/** What stands at an address, ready to be drawn. */
export type LoadedPage =
  | { readonly path: string; readonly match: RouteMatch; readonly page: PageModule; readonly keys: QueryKeys }
  | { readonly path: string; readonly match: undefined };

/** Loads the page at an address with the code that draws it. */
export async function loadPage(routes: readonly RouteEntry[], path: string): Promise<LoadedPage> {
  const match = matchPath(routes, path);
  if (!match) return { path, match };
  const page = updatedPage(match.entry.file) ?? (await match.entry.load());
  holdCleanHtml(page, page.html);
  const keysOf = async () => queryKeys(page.plan, match.params, await page.loadSources());
  const hasQueries = Object.keys(page.plan.queries).length > 0;
  const [keys] = await Promise.all([
    keysOf(),
    loadBlocks(page.plan, new Set()),
    hasQueries && loadStateViews(),
  ]);
  return { path, match, page, keys };
}
