import { ContentError } from '../../content/content-error.ts';
import type { CachedContent } from '../document/hydration-payload.ts';
import { reloadOnce } from '../document/stale-code.ts';
import { type PageDocument, readPageDocument } from './page-document.ts';

/** The document of the current page. The page's queries share one read of it. */
let current: { readonly path: string; readonly reading: Promise<PageDocument> } | undefined;

/** The document at the current path. A document without content is read again by the next query. Never rejects. */
async function currentDocument(): Promise<PageDocument> {
  const path = location.pathname;
  if (current?.path !== path) current = { path, reading: readPageDocument(path) };
  const read = await current.reading;
  if (!read.payload && current?.path === path) current = undefined;
  return read;
}

/**
 * The content of a query, as the build or the handler put it into the document at the current path. For a page that was not opened from its
 * document. Undefined if the document lacks the content or cannot be read. Never rejects.
 * @param key the cache key of the query
 */
export async function documentContent(key: string): Promise<CachedContent | undefined> {
  return (await currentDocument()).payload?.contents[key];
}

/**
 * The content of a query if browsers cannot read the content service. Rejects with a ContentError if the document at the
 * current path does not have it.
 * @param key the cache key of the query
 */
export async function closedContent(key: string): Promise<CachedContent> {
  const { status, payload } = await currentDocument();
  const content = payload?.contents[key];
  if (content) return content;
  if (status === 404) throw new ContentError('not-found', 'The site has no such page', status);
  const failure = payload?.failures[key];
  if (failure) throw new ContentError(failure.kind, failure.message, failure.status);
  // The tab runs the code of an earlier build.
  if (status === 200 && !payload) reloadOnce();
  throw new ContentError('network', 'The page could not be read');
}
