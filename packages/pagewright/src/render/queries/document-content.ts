import { readText } from '../../content/read-text.ts';
import { addPrecleanedHtml } from '../../content/sanitising/precleaned-html.ts';
import { type Payload, payloadId } from '../payload.ts';
import type { CachedContent, PagePayload } from './content-service.ts';

/** Maximum size of a document, in bytes. The largest pages of a site have some hundred kilobytes. */
const maxBytes = 4 * 1024 * 1024;

const payloadElement = new RegExp(`<script [^>]*id="${payloadId}"[^>]*>(.*?)</script>`, 's');

interface ReadDocument {
  readonly path: string;
  readonly payload: Promise<PagePayload | undefined>;
}

/** The document of the current page. Its queries read it once. */
let current: ReadDocument | undefined;

/** True if a document was written by the build whose code runs. The content of another build may have another shape. */
function isOfThisBuild(html: string): boolean {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script !== null && html.includes(` src="${script.getAttribute('src')}"`);
}

async function readPayload(path: string): Promise<PagePayload | undefined> {
  const response = await fetch(new URL(path, location.href), { headers: { Accept: 'text/html' } });
  const html = response.ok ? ((await readText(response, maxBytes)) ?? '') : '';
  const [, json] = payloadElement.exec(html) ?? [];
  if (json === undefined || !isOfThisBuild(html)) return undefined;
  const { page }: Payload = JSON.parse(json);
  if (page) addPrecleanedHtml(page.contents, page.html);
  return page;
}

/**
 * The content of a query in the document at the current path, as the build or the handler read it. A visitor who follows a
 * link has only the code of the page. Undefined if the document does not have it or cannot be read. Never rejects.
 * @param key the cache key of the query
 */
export async function documentContent(key: string): Promise<CachedContent | undefined> {
  const path = location.pathname;
  if (current?.path !== path) current = { path, payload: readPayload(path).catch(() => undefined) };
  return (await current.payload)?.contents[key];
}
