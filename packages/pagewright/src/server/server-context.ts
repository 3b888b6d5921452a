/** Where the handler keeps pages and contents between requests. A `Storage` of unstorage fits. */
export interface ServerStore {
  getItem(key: string): Promise<unknown>;
  /**
   * @param value a JSON value
   * @param options `ttl` in seconds; a store may ignore it
   */
  setItem(key: string, value: object | number, options?: { readonly ttl?: number }): Promise<void>;
}

/** How the handler reads content. */
export interface ServerContent {
  /** Base URL of the content service, without a slash at its end; undefined if none is configured. */
  readonly base: string | undefined;
  /** Milliseconds for a read, including all retries. */
  readonly deadline: number;
  readonly fetch: typeof fetch;
}

/** What the host of a handler provides for a request. */
export interface ServerContext {
  readonly store: ServerStore;
  readonly content: ServerContent;
  /** The files of the build, as the host would serve them without the handler. */
  readonly assets: { fetch(request: Request): Promise<Response> };
  readonly secrets: {
    /** Shared with the content service, which signs its announcements. Without it the handler accepts none. */
    readonly announcements: string | undefined;
  };
  /** Keeps the process alive until work that outlasts the response has ended. */
  waitUntil(work: Promise<unknown>): void;
  /** Reports a problem to the operator. */
  report(message: string): void;
}

/** The clock of a server. */
export interface ServerClock {
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
}

/** How long results are used. */
export interface ServerTimes {
  /** Milliseconds until a page or a content is read again. Until then only an announcement changes it. */
  readonly freshFor: number;
}

/** Milliseconds after a failed read or render before the next attempt. */
export const retryPause = 5_000;

/** Seconds until a store may delete a page or a content that was not replaced: 30 days. */
export const storedFor = 30 * 24 * 60 * 60;
