import type { ReadableSource } from './read.ts';
import type { ContentRequest, ContentResponse, EntryAbsence } from './source.ts';

/**
 * How to call one kind of content service, and how to read its responses. Each source names one as its `api`. Runs in the
 * build and in browsers: pure, without imports from Node and without secrets.
 */
export interface ContentApi {
  /** Name of the service in messages. */
  readonly name: string;
  /**
   * The URL of a request, below the base URL of the service. Starts with a slash. Called before each read and for each
   * cache key: never throws, and equal requests must give equal URLs. `requestPath` sorts queries for that.
   *
   * The path of an entry must be the path of its collection with one more segment, or with a query. With these paths the
   * build recognises whether a service that lacks one entry still returns others.
   */
  urlOf(request: ContentRequest): string;
  /**
   * True if the service itself says that the entry, or the page of a list, does not exist. False for the response of a
   * proxy or of a broken service. Called for each response with a status from 400 to 499. Never throws.
   * @param body the parsed JSON; undefined if the response is not JSON
   */
  isMissing(status: number, body: unknown, request: ContentRequest): boolean;
  /**
   * What contradicts itself in a response, as a sentence without a full stop, such as an empty list of a collection that has entries.
   * Undefined for a sound response. Called for each response with JSON, before `normalize`. Never throws.
   */
  faultOf?(response: ContentResponse, request: ContentRequest): string | undefined;
  /**
   * The part of a response that visitors may see, for a service that lists other entries too. Called for each response before
   * `normalize`. Throws a ContentError of the kind `not-found` if the response is an entry that visitors may not see.
   * @param body the parsed JSON
   */
  shownIn?(body: unknown): unknown;
  /**
   * Headers of each read, in addition to `Accept`. They have two drawbacks: browsers send a preflight request to another
   * origin, and every page loads the code that reads content.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Converts an image object of the service to `{ src, alt, width, height, srcset, sizes }`. Returns any other value
   * unchanged. Called for each value that a content schema declares as an image, before decoding. Never throws.
   */
  imageOf?(value: unknown): unknown;
  /**
   * Maps a class in the HTML of the service to a class of the site, which begins with `content-`. Returns undefined for a
   * class without meaning; the sanitiser drops it. Never throws.
   */
  classOf?(name: string): string | undefined;
  /**
   * The path of the site for a path of the service, such as the permalink of an entry. Undefined for a path that only the
   * service has, such as a file. Without it, links in content to the service stay as they are. Never throws.
   */
  sitePathOf?(path: string): string | undefined;
}

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
