import { ContentError } from '../content-error.ts';
import type { LinkedSite } from '../site-links.ts';
import { serviceUrl } from './service-url.ts';

/** Limits requests to the rate that the content service accepts. */
export interface Pace {
  /** Settles like `attempt`. Calls it when its turn comes, and again after the service has refused it because of too many requests. */
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
  /** Milliseconds for the call, including all retries. Waiting for a turn from `pace` does not count. */
  readonly deadline: number;
  /** Without a pace, each request is sent immediately. */
  readonly pace?: Pace | undefined;
  /** The site to whose pages links in content may lead. Without it, all links stay unchanged. */
  readonly site?: LinkedSite | undefined;
  /** Replaces `fetch`. Builds observe responses with it. */
  readonly fetch?: typeof fetch;
}

/** How builds and servers call the content service. */
export type ServiceCall = Pick<CallOptions, 'base' | 'deadline' | 'fetch' | 'pace'>;

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
