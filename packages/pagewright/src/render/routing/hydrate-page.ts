import { addPrecleanedHtml } from '../../content/sanitising/precleaned-html.ts';
import type { PagePayload } from '../queries/content-service.ts';
import type { SiteCode } from '../site-code.ts';
import type { LoadedPage } from './load-page.ts';
import { matchPath } from './route-match.ts';

/**
 * Prepares a prerendered page for hydration. Loads only the blocks that hydrate at once; the code that reads content loads
 * when content has changed.
 */
export async function hydratePage(code: SiteCode, path: string, payload: PagePayload): Promise<LoadedPage> {
  const match = matchPath(code.routes, path);
  if (!match || !payload.page) return { path, match: undefined };
  addPrecleanedHtml(payload.page, payload.page.html);
  const loadSources = async () => (await match.entry.load()).loadSources();
  const hasAllContent = Object.keys(payload.page.plan.queries).every(
    (name) => (payload.keys[name] ?? '') in payload.contents,
  );
  await Promise.all([
    code.blocks.loadAll(payload.page.plan, new Set(Object.keys(payload.page.deferred))),
    hasAllContent || code.states.loadQueryViews(),
  ]);
  return { path, match, page: { ...payload.page, loadSources }, keys: payload.keys };
}
