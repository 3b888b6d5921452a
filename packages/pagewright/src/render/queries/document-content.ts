import { readText } from '../../content/read-text.ts';
import { addPrecleanedHtml } from '../../content/sanitising/precleaned-html.ts';
import { ContentError } from '../../content/source.ts';
import { clientScript } from '../client-script.ts';
import { type Payload, payloadId } from '../payload.ts';
import { reloadOnce } from '../routing/stale-code.ts';
import type { CachedContent, PagePayload } from './content-service.ts';

/** Maximum size of a document, in bytes. The largest pages of a site have some hundred kilobytes. */
const maxBytes = 4 * 1024 * 1024;

const payloadElement = new RegExp(`<script [^>]*id="${payloadId}"[^>]*>(.*?)</script>`, 's');

interface PageDocument {
  readonly path: string;
  /** Of the response; 0 without one. */
  readonly status: number;
  readonly payload?: PagePayload;
}

/** The document of the current page. Its queries read it once. */
let current: { readonly path: string; readonly reading: Promise<PageDocument> } | undefined;

/** True if a document was written by the build whose code runs. The content of another build may have another shape. */
function isOfThisBuild(html: string): boolean {
  const script = clientScript();
  return script !== undefined && html.includes(` data-client="${script}"`);
}

async function readDocument(path: string): Promise<PageDocument> {
  const response = await fetch(new URL(path, location.href), { headers: { Accept: 'text/html' } });
  const { status } = response;
  const html = (await readText(response, maxBytes)) ?? '';
  const [, json] = payloadElement.exec(html) ?? [];
  if (json === undefined || !response.ok || !isOfThisBuild(html)) return { path, status };
  const { page }: Payload = JSON.parse(json);
  if (!page) return { path, status };
  addPrecleanedHtml(page.contents, page.html);
  return { path, status, payload: page };
}

/** The document at the current path. A document without content is read again by the next query. Never rejects. */
async function currentDocument(): Promise<PageDocument> {
  const path = location.pathname;
  if (current?.path !== path)
    current = { path, reading: readDocument(path).catch(() => ({ path, status: 0 })) };
  const read = await current.reading;
  if (!read.payload && current?.path === path) current = undefined;
  return read;
}

/**
 * The content of a query in the document at the current path, as the build or the handler read it. A visitor who follows a
 * link has only the code of the page. Undefined if the document does not have it or cannot be read. Never rejects.
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
  // The tab has the code of an earlier build.
  if (status === 200 && !payload) reloadOnce();
  throw new ContentError('network', 'The page could not be read');
}
