import { addPrecleanedHtml } from '../../content/sanitising/precleaned-html.ts';
import { type QueryKeys, queryKeys } from '../queries/query-keys.ts';
import type { SiteCode } from '../site-code.ts';
import type { PageModule } from './page-module.ts';
import { updatedPage } from './page-updates.ts';
import { matchPath, type RouteMatch } from './route-match.ts';

/** The page at a path, ready to render. */
export type LoadedPage =
  | { readonly path: string; readonly match: RouteMatch; readonly page: PageModule; readonly keys: QueryKeys }
  | { readonly path: string; readonly match: undefined };

/** Loads the page at a path with the code of its blocks. */
export async function loadPage(code: SiteCode, path: string): Promise<LoadedPage> {
  const match = matchPath(code.routes, path);
  if (!match) return { path, match };
  const page = updatedPage(match.entry.file) ?? (await match.entry.load());
  addPrecleanedHtml(page, page.html);
  const keysOf = async () => queryKeys(page.plan, match.params, await page.loadSources());
  const hasQueries = Object.keys(page.plan.queries).length > 0;
  const [keys] = await Promise.all([
    keysOf(),
    code.blocks.loadAll(page.plan, new Set()),
    hasQueries && code.states.loadQueryViews(),
  ]);
  return { path, match, page, keys };
}
