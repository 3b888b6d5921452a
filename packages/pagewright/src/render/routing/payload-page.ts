import { addPrecleanedHtml } from '../../content/sanitising/precleaned-html.ts';
import type { PagePayload } from '../document/hydration-payload.ts';
import type { SiteCode } from '../site-code.ts';
import type { LoadedPage } from './load-page.ts';
import { matchPath } from './route-match.ts';

interface PayloadPageOptions {
  /** See `ShownPage`. */
  readonly freshUntil?: number;
  /** Block types whose code loads later, because the HTML already shows them. */
  readonly late: Iterable<string>;
}

/** The page in the payload of a document, with the code of its blocks. The code that reads content loads only when content has changed. */
export async function pageOfPayload(
  code: SiteCode,
  path: string,
  payload: PagePayload,
  { freshUntil = 0, late }: PayloadPageOptions,
): Promise<LoadedPage> {
  const match = matchPath(code.routes, path);
  if (!match || !payload.page) return { path, match: undefined };
  const { plan, html } = payload.page;
  addPrecleanedHtml(payload.page, html);
  const loadSources = async () => (await match.entry.load()).loadSources();
  const hasAllContent = Object.keys(plan.queries).every(
    (name) => (payload.keys[name] ?? '') in payload.contents,
  );
  await Promise.all([
    code.blocks.loadAll(plan, new Set(late)),
    hasAllContent || code.states.loadQueryViews(),
  ]);
  return { path, match, page: { ...payload.page, loadSources }, keys: payload.keys, payload, freshUntil };
}
