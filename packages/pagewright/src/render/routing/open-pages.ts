import { dequal } from 'dequal/lite';
import { SWRConfig } from 'swr';
import type { Settings } from '../document/settings.ts';
import type { PagePayload } from '../queries/content-service.ts';
import { freshUntil } from '../queries/fresh-until.ts';
import { readPageDocument } from '../queries/page-document.ts';
import type { SiteCode } from '../site-code.ts';
import { loadDocumentStyles, loadPageStyles } from './document-styles.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import type { PageOpener } from './page-opener.ts';
import { pageOfPayload } from './payload-page.ts';
import { cleanPath, matchPath } from './route-match.ts';
import { reloadOnce } from './stale-code.ts';
import { showWithTransition } from './view-transition.ts';

/** Pages that are kept: enough for the links of a screen and the way back. */
const mostKept = 10;

/** Milliseconds for which a page is kept: a visitor who comes back later sees a document that may be newer. */
const keptFor = 5 * 60_000;

/** True if the HTML of a document shows the content that the tab has. It may have read newer content. */
function isLatest({ keys, contents }: PagePayload): boolean {
  const { cache } = SWRConfig.defaultValue;
  return Object.values(keys).every((key) => {
    const { data, error } = cache.get(key) ?? {};
    const initial = contents[key]?.content;
    return (
      initial !== undefined && error === undefined && (data === undefined || dequal(data.content, initial))
    );
  });
}

/**
 * Opens pages of a site from their documents. Only `page-opener.ts` imports this, when a visitor begins to use the page.
 * @param visited the page that the document of this visit has
 */
export function openPages(
  code: SiteCode,
  { requestTimeout, revalidateAfter }: Settings,
  visited: LoadedPage,
): Pick<PageOpener, 'kept' | 'prepare' | 'open'> & {
  readonly showWithTransition: typeof showWithTransition;
} {
  /** The newest last. */
  const opening = new Map<string, Promise<LoadedPage | 'stale' | undefined>>();
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

  /** Undefined for a page that its document does not have, and `stale` if the tab has the code of another build. */
  async function fromDocument(path: string): Promise<LoadedPage | 'stale' | undefined> {
    const clean = cleanPath(path);
    const match = matchPath(code.routes, clean);
    // The documents of the development server have no content.
    if (!match || import.meta.env.DEV) return undefined;
    const isVisited = clean === visited.path;
    const reading = readPageDocument(path, {
      // After half of the time, the other half remains to read the content from its service.
      signal: AbortSignal.timeout(requestTimeout / 2),
      // The browser has the document of this visit.
      ...(isVisited ? { cache: 'force-cache' } : {}),
    });
    const pageStyles = loadPageStyles(match.entry.file);
    const { payload, html, styles, made, madeHead = '', isOfOtherBuild } = await reading;
    if (isOfOtherBuild) return 'stale';
    if (!payload?.page || cleanPath(payload.path) !== clean) {
      if (!isVisited || !visited.match || !visited.payload.page) return undefined;
      return pageOfPayload(code, clean, visited.payload, { freshUntil: visited.freshUntil, late: [] });
    }
    const hasHtml = html !== undefined && isLatest(payload);
    const [page] = await Promise.all([
      pageOfPayload(code, clean, payload, {
        freshUntil: freshUntil(made, revalidateAfter),
        late: hasHtml ? payload.page.plan.blocks.map(({ type }) => type) : [],
      }),
      hasHtml && loadDocumentStyles(styles),
      pageStyles,
    ]);
    if (!page.match) return page;
    return hasHtml ? { ...page, madeHead, html } : { ...page, madeHead };
  }

  /** The page without its HTML, if the tab has newer content. */
  async function withLatest(page: LoadedPage): Promise<LoadedPage> {
    if (!page.match || page.html === undefined || isLatest(page.payload)) return page;
    await code.blocks.loadAll(page.page.plan, new Set());
    const { html: _, ...rest } = page;
    return rest;
  }

  function load(path: string): Promise<LoadedPage | 'stale' | undefined> {
    const clean = cleanPath(path);
    const loading = opening.get(clean) ?? fromDocument(path).catch(() => undefined);
    opening.delete(clean);
    opening.set(clean, loading);
    loading.then((page) => {
      if (opening.get(clean) !== loading) return;
      // Tried again the next time.
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
      // The visitor sees the page of the new build.
      if (page === 'stale' && reloadOnce()) return new Promise(() => {});
      return loadPage(code, cleanPath(path));
    },
  };
}
