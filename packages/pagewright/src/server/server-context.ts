import type { ServiceCall, ServiceCalls } from '../content/requests/content-service-call.ts';

/** Where the handler stores pages and content between requests. A `Storage` of the package unstorage has this shape. */
export interface ServerStore {
  getItem(key: string): Promise<unknown>;
  /**
   * @param value a JSON value
   * @param options `ttl` in seconds; a store may ignore it
   */
  setItem(key: string, value: object | number, options?: { readonly ttl?: number }): Promise<void>;
}

/** How a handler reads a content service. */
export type ServerCall = Required<Pick<ServiceCall, 'base' | 'deadline' | 'fetch'>> &
  Pick<ServiceCall, 'label'>;

/** What the host of a handler provides for a request. */
export interface ServerContext {
  readonly store: ServerStore;
  /** How the handler reads the main content service. */
  readonly content: ServerCall;
  /** How it reads the further content services, by name. */
  readonly services?: Readonly<Record<string, ServerCall>> | undefined;
  /** The files of the build, served as the host would serve them without the handler. */
  readonly assets: { fetch(request: Request): Promise<Response> };
  readonly secrets: {
    /** The secret with which the content service signs its announcements. Without it, the handler accepts no announcement. */
    readonly announcements: string | undefined;
  };
  /** Keeps the process alive until this work has ended, even after the response. */
  waitUntil(work: Promise<unknown>): void;
  /** Reports a problem to the operator. */
  report(message: string): void;
}

/** The clock of a server, and how long pages and content are used. */
export interface ServerTimes {
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds for which a page or content is fresh. Only an announcement makes it old earlier. */
  readonly freshFor: number;
}

/** Milliseconds between a failed read or render and the next attempt. */
export const retryPause = 5_000;

/** Seconds after which a store may delete pages, content and announcements that were not replaced: 30 days. */
export const storedFor = 30 * 24 * 60 * 60;

/** Milliseconds for which an instance trusts its memory before it looks for something newer in the store. */
export const checkInterval = 1_000;

/**
 * Whether a time is less than `ms` before or after now. It may be in the future, if this machine's clock was set back or another machine
 * that shares the store has set the time. Times are in milliseconds since 1970.
 */
export function isWithin(ms: number, time: number, now: number): boolean {
  return Math.abs(now - time) < ms;
}

/** How to call each content service, as the context of a request says. */
export function callsIn({ content, services }: Pick<ServerContext, 'content' | 'services'>): ServiceCalls {
  return { main: content, others: services };
}
