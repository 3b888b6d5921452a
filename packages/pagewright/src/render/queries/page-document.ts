import { readText } from '../../content/read-text.ts';
import { addPrecleanedHtml } from '../../content/sanitising/precleaned-html.ts';
import { clientScript } from '../client-script.ts';
import { type Payload, payloadId } from '../payload.ts';
import type { PagePayload } from './content-service.ts';
import { madeAt } from './fresh-until.ts';

/** Maximum size of a document, in bytes. The largest pages of a site have some hundred kilobytes. */
const maxBytes = 4 * 1024 * 1024;

const payloadElement = new RegExp(`<script [^>]*id="${payloadId}"[^>]*>(.*?)</script>`, 's');

/** The document of a page of this site, as a script reads it. */
export interface PageDocument {
  /** Status of the response; 0 without one. */
  readonly status: number;
  /** Absent if the document has no page. */
  readonly payload?: PagePayload & { readonly path: string };
  /** Present if another build wrote the document. */
  readonly isOfOtherBuild?: true;
  /** When the server made the page, as milliseconds since 1970; NaN if the response does not say it. */
  readonly made: number;
}

/** True if a document was written by the build whose code runs. The content of another build may have another shape. */
function isOfThisBuild(html: string): boolean {
  const script = clientScript();
  return script !== undefined && html.includes(` data-client="${script}"`);
}

/**
 * Reads the document of a page. Never rejects.
 * @param path the path as it is in URLs
 */
export async function readPageDocument(path: string, signal?: AbortSignal): Promise<PageDocument> {
  let status = 0;
  let made = Number.NaN;
  try {
    const response = await fetch(new URL(path, location.href), {
      headers: { Accept: 'text/html' },
      ...(signal ? { signal } : {}),
    });
    status = response.status;
    made = madeAt(response.headers.get('Server-Timing') ?? '');
    const html = (await readText(response, maxBytes)) ?? '';
    const [, json] = payloadElement.exec(html) ?? [];
    if (json === undefined || !response.ok) return { status, made };
    if (!isOfThisBuild(html)) return { status, made, isOfOtherBuild: true };
    const { page }: Payload = JSON.parse(json);
    if (!page) return { status, made };
    addPrecleanedHtml(page.contents, page.html);
    return { status, made, payload: page };
  } catch {
    return { status, made };
  }
}
