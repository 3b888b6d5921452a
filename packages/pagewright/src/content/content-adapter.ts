import type { ReadableSource } from './read.ts';
import type { ContentRequest } from './source.ts';

/**
 * How one kind of content service is called, and what its responses look like. Each source names its own as `api`. The
 * build and browsers use it, so it is pure, imports nothing of Node and holds no secrets.
 */
export interface ContentApi {
  /** Name of the service in messages. */
  readonly name: string;
  /**
   * Called before each read and for each cache key: the URL of a request below the base address of the service. Starts
   * with a slash. Equal requests give equal URLs, whatever the order of their queries: `requestPath` sorts them.
   *
   * An entry's path lies directly below the path of its collection, or is the collection's path with a query. From this
   * a build knows whether a service that misses one entry still delivers others. Never throws.
   */
  urlOf(request: ContentRequest): string;
  /**
   * Called for each response with a status from 400 to 499: true when the service itself says that the entry, or the
   * page of a list, does not exist. `body` is the parsed JSON, undefined for anything else. False for what a proxy or a
   * service that is out of order would answer. Never throws.
   */
  isMissing(status: number, body: unknown): boolean;
  /**
   * Sent with each read, in addition to `Accept`. A header of your own makes a browser ask another origin for permission
   * first, and makes it load the code that reads on every page.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Called for each value that a content schema declares as an image, before it is checked: gives an image object of the
   * service as `{ src, alt, width, height, srcset, sizes }`, and returns any other value as it is. Never throws.
   */
  imageOf?(value: unknown): unknown;
  /**
   * Called for each class of an element in the HTML of the service: its name in the vocabulary of the site, which begins
   * with `content-`, or undefined for a class that means nothing to a page. The sanitiser drops every class that does
   * not begin with `content-`. Never throws.
   */
  classOf?(name: string): string | undefined;
}

/** An entry whose slug has changed. */
export interface MovedEntry {
  /** The `movesAs` of its source. */
  readonly type: string;
  readonly from: string;
  readonly to: string;
}

/** All that the engine knows of a site's content service. */
export interface ContentAdapter {
  readonly api: ContentApi;
  /**
   * Where forms are posted, below the base address. Starts with a slash. Takes JSON and URL-encoded forms: the fields by
   * name, and `message_key`, for which it stores a message once. Status 200 means that it is stored.
   */
  readonly formPath: string;
  /** Path below which the service answers on the site's own origin. No page is there, so browsers never prerender it. */
  readonly servicePath: string;
  /** Read once by each build, which redirects the old paths. Absent where the service does not know old slugs. */
  readonly movedEntries?: ReadableSource<readonly MovedEntry[]>;
}
