import type { ContentApi, ContentRequest } from './content-api.ts';
import type { EntryAbsence, ReadableSource } from './source.ts';

/** An entry whose slug has changed. */
export interface MovedEntry {
  /** The `entryType` of its source. */
  readonly type: string;
  readonly from: string;
  readonly to: string;
}

/** A change of an entry. */
export interface ContentChange {
  /** The `entryType` of its source, or the name of the source of a single page. */
  readonly type: string;
  /** Its slug and its earlier slugs; empty for a single page. */
  readonly slugs: readonly string[];
  /** The tags of the lists that contain it, or did before; see `contentTags`. */
  readonly lists: readonly string[];
  /** Those of the slugs whose entry visitors can no longer see; `['']` for a single page. Absent if the service does not say it. */
  readonly gone?: readonly string[];
}

/** What has changed in the content service since a cursor. */
export interface ContentChanges {
  /** The cursor for the next request. */
  readonly cursor: string;
  /** True if anything may have changed. `changes` then names at least what is gone. */
  readonly all: boolean;
  readonly changes: readonly ContentChange[];
}

/** How the engine uses the content service of a site. */
export interface ContentAdapter {
  readonly api: ContentApi;
  /**
   * URL that forms post to, below the base URL. Starts with a slash. Accepts JSON and URL-encoded forms: the fields by
   * name, and `message_key`. The service stores one message per key, and answers with status 200 when it is stored.
   */
  readonly formPath: string;
  /** Path of the service on the site's own origin. Browsers never prerender it, because it has no pages. */
  readonly servicePath: string;
  /**
   * URL that describes a draft, below the base URL. Starts with a slash. This request and all reads of a preview have the header
   * `X-Pagewright-Preview` with a token, and the service answers them with the draft. Absent if the service has no drafts.
   */
  readonly previewPath?: string;
  /** Entries whose slug has changed, for the redirects of a build. Absent if the service does not know old slugs. */
  readonly movedEntries?: ReadableSource<readonly MovedEntry[]>;
  /**
   * How to verify that the entry which a request reads is gone, if no announcement says so. The content of its source needs an `id`.
   * Undefined for a request of another kind; then the lists of the site's sources decide. Only builds and servers call it.
   */
  absenceOf?(request: ContentRequest): EntryAbsence | undefined;
  /**
   * What has changed since the param `since`, a cursor of an earlier response; `all` is true if it is empty or too old. With
   * it, a build reads only what has changed. Absent if the service does not know.
   */
  readonly changes?: ReadableSource<ContentChanges>;
}
