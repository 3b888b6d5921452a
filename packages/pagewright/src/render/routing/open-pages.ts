import type { Settings } from '../document/settings.ts';
import { reloadOnce } from '../document/stale-code.ts';
import type { SiteCode } from '../site-code.ts';
import { type DocumentPage, isLatest, pageFromDocument } from './document-page.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { cleanPath } from './route-match.ts';
import { showWithTransition } from './view-transition.ts';

/** Maximum number of kept pages: enough for the links on a screen and the way back. */
const mostKept = 10;

/** Milliseconds for which a page is kept. After that, the document may be newer. */
const keptFor = 5 * 60_000;

/** The pages that a visitor has opened or may open next. */
export interface OpenPages {
  /**
   * A kept page, which can be shown immediately; undefined if it is not kept.
   * @param path decoded, as in `LoadedPage`
   */
  kept(path: string): LoadedPage | undefined;
  /**
   * Loads a page with its content and code, unless it is kept, so that it opens immediately. Never rejects.
   * @param path path of a URL
   */
  prepare(path: string): Promise<void>;
  /**
   * Loads a page from its document, as a first visit does, or else without content. Rejects if its code cannot be loaded.
   * @param path path of a URL
   */
  open(path: string): Promise<LoadedPage>;
  readonly showWithTransition: typeof showWithTransition;
}

/**
 * Opens pages of a site from their documents. Only `page-opener.ts` imports this, when a visitor begins to use the page.
 * @param visited the page in the document that the visitor first loaded
 */
export function openPages(code: SiteCode, settings: Settings, visited: LoadedPage): OpenPages {
  /** Pages that are opening or kept, the newest last. */
  const opening = new Map<string, Promise<DocumentPage>>();
  const kept = new Map<string, LoadedPage>();

  function drop(path: string): void {
    opening.delete(path);
    kept.delete(path);
  }

  /** False if the code of a block could not be loaded. */
  function isWhole(page: LoadedPage): boolean {
    if (!page.match || page.html !== undefined) return true;
    return page.page.plan.blocks.every(({ type }) => code.blocks.loaded(type));
  }

  /** A page without its HTML if the tab has newer content; otherwise the page unchanged. */
  async function withLatest(page: LoadedPage): Promise<LoadedPage> {
    if (!page.match || page.html === undefined || isLatest(page.payload)) return page;
    await code.blocks.loadAll(page.page.plan, new Set());
    const { html: _, ...rest } = page;
    return rest;
  }

  function load(path: string): Promise<DocumentPage> {
    const clean = cleanPath(path);
    const loading =
      opening.get(clean) ?? pageFromDocument(path, code, settings, visited).catch(() => undefined);
    opening.delete(clean);
    opening.set(clean, loading);
    loading.then((page) => {
      if (opening.get(clean) !== loading) return;
      // A failed page is dropped, so that the next call tries again.
      if (!page || page === 'stale' || !isWhole(page)) return drop(clean);
      kept.set(clean, page);
      setTimeout(() => opening.get(clean) === loading && drop(clean), keptFor);
    });
    for (const oldest of opening.keys()) {
      if (opening.size <= mostKept) break;
      drop(oldest);
    }
    return loading;
  }

  return {
    showWithTransition,
    kept: (path) => kept.get(path),
    async prepare(path) {
      await load(path);
    },
    async open(path) {
      const page = await load(path);
      if (page && page !== 'stale') {
        const { plan } = page.match ? page.page : {};
        // The document was read without the query of the URL.
        if (plan?.urlParams && !(await import('./open-url.ts')).isAtUrl(plan))
          return loadPage(code, cleanPath(path));
        return withLatest(page);
      }
      // The document of the new build loads instead.
      if (page === 'stale' && reloadOnce()) return new Promise(() => {});
      return loadPage(code, cleanPath(path));
    },
  };
}
