import { ContentError } from '../content-error.ts';
import type { LinkedSite } from '../site-links.ts';
import { serviceUrl } from './service-url.ts';

/** Sends requests only as fast as the content service accepts them. */
export interface Pace {
  /**
   * Settles like `attempt`. Calls it when its turn has come, and again after the service has refused it because of too many
   * requests.
   */
  run<Result>(attempt: () => Promise<Result>): Promise<Result>;
}

/** How to call the content service. */
export interface CallOptions {
  /**
   * Base URL of the content service; see `serviceUrl`. `''` for the site's own origin; undefined if no service is
   * configured.
   */
  readonly base: string | undefined;
  /** Aborts the call, which then rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Milliseconds for the call, including all retries. Waiting for the turn that `pace` gives does not count. */
  readonly deadline: number;
  /** Without it, each request is sent at once. */
  readonly pace?: Pace | undefined;
  /** The site whose pages links in content may mean. Without it, all links stay as they are. */
  readonly site?: LinkedSite | undefined;
  /** Replaces `fetch`. The build observes responses with it. */
  readonly fetch?: typeof fetch;
}

/**
 * The URL of a call.
 * @param service name of the content service, for the error message
 * @param path path and query below the base URL; starts with a slash
 * @throws ContentError('not-configured')
 */
export function callUrl(service: string, path: string, base: string | undefined): string {
  if (base === undefined)
    throw new ContentError('not-configured', `${service} API not configured - using fallback data`);
  return serviceUrl(base, path);
}
