import { chooseContent } from '../../content/choose-content.ts';
import { readOnce } from '../../content/read.ts';
import { retryDelay } from '../../content/retry.ts';
import { ContentError, type Decoded } from '../../content/source.ts';
import { report } from '../reporting/report.ts';
import type { ContentRead } from './content-service.ts';
import { FailedAttempt } from './failed-attempt.ts';

// The code that reads content: a part of its own, since most first visits never need it.

/** A read under way: its attempts, and the pauses between them. */
export interface ActiveRead {
  readonly controller: AbortController;
  /** When the read has to end, on the clock of `performance.now()`. */
  readonly end: number;
  /** How often the request was retried. */
  retries: number;
}

interface ReadingOptions {
  readonly base: string | undefined;
  readonly signal: AbortSignal;
  /** The response to the request, where it was sent before this code was loaded. */
  readonly response: Promise<Response> | undefined;
  readonly read: ActiveRead;
}

/** Reads one query, reports what is wrong with the content, and gives the better of what is held and what arrived. */
export async function readContent(
  { key, source, params, loadSources, cached: held, failure }: ContentRead,
  { base, signal, response, read }: ReadingOptions,
): Promise<Decoded<unknown>> {
  const named = (await loadSources())[source];
  if (!named) throw new ContentError('invalid', `There is no source "${source}"`);
  const reading = readOnce(named, params, { base, signal, ...(response ? { fetch: () => response } : {}) });
  const arrived = await reading.catch((error: unknown) => {
    const pause = retryDelay(error, read.retries, read.end - performance.now(), Math.random());
    if (pause === undefined) throw error;
    read.retries += 1;
    throw new FailedAttempt(pause, failure);
  });
  for (const { path, expected, found } of arrived.issues) {
    report({ about: 'content', query: key, path, message: `expected ${expected}, found ${found}` });
  }
  return chooseContent(held, arrived);
}
