import { readText } from '../../content/requests/read-text.ts';
import { addPrecleanedHtml } from '../../content/sanitising/precleaned-html.ts';
import { clientScript } from '../document/client-script.ts';
import type { PagePayload } from '../document/hydration-payload.ts';
import { pageId } from '../document/payload.ts';
import { payloadIn } from '../document/payload-in.ts';
import { sitePath } from '../site-path.ts';
import { madeAt } from './fresh-until.ts';

/** Maximum size of a document, in bytes. The largest pages of a site have some hundred kilobytes. */
const maxBytes = 4 * 1024 * 1024;

/** A document has one main element, and no text in it contains a tag. */
const pageElement = new RegExp(`<div id="${pageId}">(.*</main>)`, 's');
/** Matches the elements that only a build or a server can make: the image for shared links, and JSON-LD. */
const madeTag =
  /<meta data-head="" (?:property="og:image|name="twitter:image")[^>]*>|<script data-head="" type="application\/ld\+json">.*?<\/script>/gs;
const stylesheet = /<link rel="stylesheet" href="([^"]*)"[^>]*>/g;

/** The document of a page of this site, as a script reads it. */
export interface PageDocument {
  /** Status of the response; 0 without one. */
  readonly status: number;
  /** Absent if the document has no page. */
  readonly payload?: PagePayload & { readonly path: string };
  /** The HTML of the page, without the layout. Absent if the document has no page. */
  readonly html?: string;
  /** The HTML of those head elements that browsers cannot make. Absent if the document has no page. */
  readonly madeHead?: string;
  readonly styles: readonly string[];
  /** Present if another build wrote the document. */
  readonly isOfOtherBuild?: true;
  /** When the server made the page, as milliseconds since 1970; NaN if the response does not say it. */
  readonly made: number;
}

/** True if the build whose code runs has written the document. Content of another build may have another shape. */
function isOfThisBuild(html: string): boolean {
  const script = clientScript();
  return script !== undefined && html.includes(` data-client="${script}"`);
}

/**
 * Reads the document of a page. Never rejects.
 * @param path the path of the page as it is in URLs, with or without the base
 */
export async function readPageDocument(path: string, options: RequestInit = {}): Promise<PageDocument> {
  let status = 0;
  let made = Number.NaN;
  const styles: string[] = [];
  try {
    const response = await fetch(new URL(sitePath(path), location.href), {
      headers: { Accept: 'text/html' },
      ...options,
    });
    status = response.status;
    made = madeAt(response.headers.get('Server-Timing') ?? '');
    const html = (await readText(response, maxBytes)) ?? '';
    const payload = payloadIn(html);
    if (!payload || !response.ok) return { status, made, styles };
    if (!isOfThisBuild(html)) return { status, made, styles, isOfOtherBuild: true };
    const { page } = payload;
    if (!page) return { status, made, styles };
    addPrecleanedHtml(page.contents, page.html);
    for (const [, href = ''] of html.matchAll(stylesheet)) styles.push(href);
    const madeHead = (html.match(madeTag) ?? []).join('');
    const [, main] = pageElement.exec(html) ?? [];
    return { status, made, styles, payload: page, madeHead, ...(main === undefined ? {} : { html: main }) };
  } catch {
    return { status, made, styles };
  }
}
