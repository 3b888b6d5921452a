import { addPrecleanedHtml } from '../../content/sanitising/precleaned-html.ts';
import { emptyPagePayload, type PagePayload, type QueryKeys } from '../document/hydration-payload.ts';
import type { PageModule } from '../document/page-module.ts';
import { queryKeys } from '../queries/query-keys.ts';
import type { SiteCode } from '../site-code.ts';
import { loadPageStyles } from './document-styles.ts';
import { updatedPage } from './page-updates.ts';
import { matchPath, type RouteMatch } from './route-match.ts';

/** A page of a route, ready to render. */
export interface ShownPage {
  readonly path: string;
  readonly match: RouteMatch;
  readonly page: PageModule;
  readonly keys: QueryKeys;
  /** The content in the document of the page. */
  readonly payload: PagePayload;
  /** The time until which the content of the payload is fresh, in milliseconds since 1970; 0 if unknown. */
  readonly freshUntil: number;
  /** The HTML of the page, if it can be shown before the code of its blocks has loaded. */
  readonly html?: string;
  /** The HTML of the head elements that browsers cannot make. Absent without a document, and on the first page of the visit. */
  readonly madeHead?: string;
  /** True if the document shows the error page, which stays until the page has content. */
  readonly isBelated?: boolean;
}

/** The page at a path, ready to render. Without `match`, the path has no page. */
export type LoadedPage = ShownPage | { readonly path: string; readonly match: undefined };

/** A page with the values of the current URL. A server has its own plan of the page. */
async function pageAtUrl(page: PageModule): Promise<PageModule> {
  if (typeof window === 'undefined') return page;
  const { openUrl } = await import('./open-url.ts');
  return { ...page, plan: openUrl(page.plan) };
}

/** Loads the page at a path with the code of its blocks, but without content: the page then reads it. */
export async function loadPage(code: SiteCode, path: string): Promise<LoadedPage> {
  const match = matchPath(code.routes, path);
  if (!match) return { path, match };
  const found = updatedPage(match.entry.file) ?? (await match.entry.load());
  if (!found.plan) return { path, match: undefined };
  const page = found.plan.urlParams ? await pageAtUrl(found) : found;
  addPrecleanedHtml(page, page.html);
  const keysOf = async () => queryKeys(page.plan, match.params, await page.loadSources());
  const hasQueries = Object.keys(page.plan.queries).length > 0;
  const [keys] = await Promise.all([
    keysOf(),
    code.blocks.loadAll(page.plan, new Set()),
    hasQueries && code.states.loadQueryViews(),
    typeof window !== 'undefined' && loadPageStyles(match.entry.file),
  ]);
  return { path, match, page, keys, payload: emptyPagePayload, freshUntil: 0 };
}

/**
 * Loads a page that is not in the first document of the visit.
 * @param hasError whether the document shows the error page instead
 */
export async function loadBelatedPage(code: SiteCode, path: string, hasError: boolean): Promise<LoadedPage> {
  const [page] = await Promise.all([loadPage(code, path), hasError && code.states.loadErrorPage()]);
  return hasError && page.match ? { ...page, isBelated: true } : page;
}
