import { dequal } from 'dequal/lite';
import { SWRConfig } from 'swr';
import type { PagePayload } from '../document/hydration-payload.ts';
import type { Settings } from '../document/settings.ts';
import { freshUntil } from '../queries/fresh-until.ts';
import { readPageDocument } from '../queries/page-document.ts';
import type { SiteCode } from '../site-code.ts';
import { loadDocumentStyles, loadPageStyles } from './document-styles.ts';
import type { LoadedPage } from './load-page.ts';
import { pageOfPayload } from './payload-page.ts';
import { cleanPath, matchPath } from './route-match.ts';

/** Undefined if the document does not contain the page; `stale` if the tab runs the code of another build. */
export type DocumentPage = LoadedPage | 'stale' | undefined;

/** True if the HTML of a document shows the tab's current content. The tab may have read newer content. */
export function isLatest({ keys, contents }: PagePayload): boolean {
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
 * Reads a page from its document. Rejects if the document cannot be read.
 * @param path path of a URL
 * @param visited the page in the document that the visitor first loaded
 */
export async function pageFromDocument(
  path: string,
  code: SiteCode,
  { requestTimeout, revalidateAfter }: Settings,
  visited: LoadedPage,
): Promise<DocumentPage> {
  const clean = cleanPath(path);
  const match = matchPath(code.routes, clean);
  // The documents of the development server have no content.
  if (!match || import.meta.env.DEV) return undefined;
  const isVisited = clean === visited.path;
  const reading = readPageDocument(path, {
    // The document gets half of the time limit, so that the other half remains for the content service.
    signal: AbortSignal.timeout(requestTimeout / 2),
    // The first document of the visit is in the browser's cache.
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
