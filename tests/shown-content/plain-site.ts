import { html, object, responseDecoder, text } from 'pagewright/decode';
import { type ContentRequest, isRecord } from 'pagewright/source';
import { entryQuery, onlyEntry, rendered, wordpress } from 'pagewright-wordpress';
import { read } from '../../packages/pagewright/src/content/read.ts';
import { installSanitiser } from '../../packages/pagewright/src/content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../packages/pagewright/src/content/sanitising/sanitise-html.ts';
import type { ContentIssue } from '../../packages/pagewright/src/content/source.ts';

/** A WordPress without our plugin. */
export const service = 'https://cms.example';

/** A site that shows its posts. */
export const site = 'https://site.example';

/** An entry of `wp/v2`, or the part of it that a test needs. */
export interface PlainEntry {
  readonly title?: string;
  readonly content: string;
}

/** What the site shows of an entry. */
export interface Shown {
  readonly title: string;
  readonly html: string;
  readonly issues: readonly ContentIssue[];
}

interface ShownFields {
  readonly title?: string;
  readonly html?: string;
}

const decode = responseDecoder<ShownFields>(object({}, { title: text(), html }, {}));

/** The source that `scaffold source` writes for an entry of a plain `wp/v2`. */
const source = {
  api: wordpress({ permalinks: { '/:year/:month/:day/:slug': '/posts/:slug' } }).api,
  request: (): ContentRequest => ({ path: 'wp/v2/posts', query: entryQuery('a-sample') }),
  normalize(body: unknown) {
    const entry = onlyEntry(body);
    return isRecord(entry) ? { title: rendered(entry.title), html: rendered(entry.content) } : entry;
  },
  entryType: 'post',
  decode,
};

/** The address that answers on the site for one of WordPress. */
export function answerFor(address: string): string {
  const secure = address
    .replace(/^http:\/\/cms\.example\//, `${service}/`)
    // WordPress writes the address of the request into some links. A reader must come back to the entry.
    .replace(/%2Fwp-json%2F.*$/, encodeURIComponent('/?p=1'));
  if (secure === `${service}/`) return `${site}/`;
  // WordPress answers such a query below any path.
  const byQuery = /^https:\/\/cms\.example\/[^?]*(\?(?:p|page_id|attachment_id|cat|tag|author)=.*)$/.exec(
    secure,
  )?.[1];
  if (byQuery !== undefined) return `${service}/${byQuery}`;
  return secure.replace(/^https:\/\/cms\.example\/\d{4}\/\d\d\/\d\d\/([\w-]+)\/(?=#|$)/, `${site}/posts/$1`);
}

const linkedSite = {
  url: site,
  hasPage: (path: string) => /^\/(?:about|(?:posts|pages)\/[^/]+)?$/.test(path),
};

/** Reads an entry as a page of the site does. Rejects if the entry cannot be shown. */
export async function shownOf({ title = 'A sample', content }: PlainEntry): Promise<Shown> {
  installSanitiser(sanitiseHtml);
  const entry = {
    id: 1,
    slug: 'a-sample',
    title: { rendered: title },
    content: { rendered: content, protected: false },
  };
  const shown = await read(
    source,
    {},
    {
      base: service,
      deadline: 60_000,
      site: linkedSite,
      fetch: async () => Response.json([entry]),
    },
  );
  return { title: shown.content.title ?? '', html: shown.content.html ?? '', issues: shown.issues };
}
