import type { ContentApi, ContentRequest } from './content-api.ts';
import type { EntryAbsence, ReadableSource } from './source.ts';

/** An entry whose slug has changed. */
export interface MovedEntry {
  /** The `entryType` of its source. */
  readonly type: string;
  readonly from: string;
  readonly to: string;
}

export interface ContentChange {
  /** The `entryType` of its source, or the name of the source of a single page. */
  readonly type: string;
  /** Its current slug and its earlier slugs; empty for a single page. */
  readonly slugs: readonly string[];
  /** The tags of the lists that contain the entry or contained it before; see `contentTags`. */
  readonly lists: readonly string[];
  /** The slugs whose entry visitors can no longer see; `['']` for a single page. Absent if the service does not say. */
  readonly gone?: readonly string[];
}

/** The changes in the content service since a cursor. */
export interface ContentChanges {
  /** The cursor for the next request. */
  readonly cursor: string;
  /** True if any content may have changed. `changes` then names at least the entries that are gone. */
  readonly all: boolean;
  readonly changes: readonly ContentChange[];
}

/**
 * How to find the entries that links in content mean. Builds and servers ask for the links of many pages at once. Pure. Paths begin with a
 * slash, and may have a query: `/2019/05/a-walk/`, `/?id=5`.
 */
export interface LinkedEntries {
  /**
   * What a link to the path means, in plural words for messages: `categories`. Undefined for a path that cannot be an entry, such as the path
   * of a file; the service is not asked for it.
   */
  kindOf(path: string): string | undefined;
  /**
   * The requests that find the entries of one collection; none if the paths cannot mean any of them.
   * @param entry the request of one entry of the collection
   */
  requests(paths: readonly string[], entry: ContentRequest): readonly ContentRequest[];
  /**
   * The slug of the entry that the path means; undefined if the response does not contain it.
   * @param body the parsed JSON of a response to one of the requests
   */
  entryAt(path: string, body: unknown): { readonly slug: string; readonly isExact: boolean } | undefined;
}

/** What the engine needs to know of a further content service, besides the sources that read it. */
export type ServiceAdapter = Pick<ContentAdapter, 'absenceOf' | 'linkedEntries'>;

/** What the engine needs to know of the main content service of a site. */
export interface ContentAdapter {
  readonly api: ContentApi;
  /**
   * The URL that forms post to, below the base URL. Starts with a slash. Accepts JSON and URL-encoded forms, which contain the fields by
   * name and `message_key`. The service stores one message per key, and answers with status 200 when it has stored it. Absent if the service
   * takes no forms; a form then has no action.
   */
  readonly formPath?: string;
  /** Path of the service if it may be on the site's own origin. It has no pages, so browsers never prerender it. */
  readonly servicePath?: string;
  /**
   * The URL that describes a draft, below the base URL. Starts with a slash. This request and all reads of a preview carry a token in the
   * header `X-Pagewright-Preview`, and the service answers them with the draft. Absent if the service has no drafts.
   */
  readonly previewPath?: string;
  /** Entries whose slug has changed, for the redirects of a build. Absent if the service does not know old slugs. */
  readonly movedEntries?: ReadableSource<readonly MovedEntry[]>;
  /**
   * How to verify, without an announcement, that the entry of a request is gone. The content of its source needs an `id`. Undefined for a
   * request of another kind, which is verified with the lists of the site's sources. Only builds and servers call it.
   */
  absenceOf?(request: ContentRequest): EntryAbsence | undefined;
  /**
   * How to find the entries that links in content mean. Without it, only links whose path is the path of a page, or becomes one by
   * `sitePathOf`, lead to pages of the site.
   */
  readonly linkedEntries?: LinkedEntries;
  /**
   * The changes since the cursor in the param `since`, which an earlier response contained. `all` is true if the cursor is empty or too
   * old. With this source, a build reads only content that has changed. Absent if the service does not record changes.
   */
  readonly changes?: ReadableSource<ContentChanges>;
}
