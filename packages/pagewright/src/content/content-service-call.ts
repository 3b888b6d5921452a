import { type Clock, systemClock } from './deadline.ts';
import { ContentError } from './source.ts';

/** How the content service is called. */
export interface CallOptions {
  /** Base address of the content service, without a slash at its end; `''` on the same origin, `undefined` where none is configured. */
  readonly base: string | undefined;
  /** Aborting it ends the call at once; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Milliseconds that the call may take with all its retries. */
  readonly deadline: number;
  /** For tests. */
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  /** Between 0 and 1. */
  readonly random?: () => number;
}

export interface Call {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
}

/**
 * Completes the options of a call.
 * @param service name of the content service, for the error
 * @param path what follows its base address; starts with a slash
 * @throws ContentError('not-configured')
 */
export function prepareCall(service: string, path: string, options: Omit<CallOptions, 'deadline'>): Call {
  const { base, clock = systemClock } = options;
  if (base === undefined) {
    throw new ContentError('not-configured', `${service} API not configured - using fallback data`);
  }
  return {
    url: base + path,
    fetch: options.fetch ?? globalThis.fetch,
    clock,
  };
}
