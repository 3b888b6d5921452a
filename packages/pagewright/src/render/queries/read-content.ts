import type { LinkedSite } from '../../content/addresses.ts';
import { chooseContent } from '../../content/choose-content.ts';
import { ContentError } from '../../content/content-error.ts';
import { readOnce } from '../../content/read.ts';
import { retryDelay } from '../../content/requests/send-request.ts';
import type { CachedContent } from '../document/hydration-payload.ts';
import { report } from '../reporting/report.ts';
import type { ContentRead } from './content-service.ts';
import { watchedSource } from './dev-responses.ts';
import { closedContent, documentContent } from './document-content.ts';
import { FailedAttempt } from './failed-attempt.ts';

// This module and its imports load late, because most first visits do not need them.

/** A read that has not ended, with its attempts and the delays between them. */
export interface ActiveRead {
  readonly controller: AbortController;
  /** The deadline as a `performance.now()` time. */
  readonly end: number;
  retries: number;
}

interface ReadingOptions {
  readonly base: string | undefined;
  /** True if only documents of the site have content. */
  readonly isClosed: boolean;
  readonly site: LinkedSite | undefined;
  readonly signal: AbortSignal;
  /** The response, if the request was sent before this code had loaded. */
  readonly response: Promise<Response> | undefined;
  readonly read: ActiveRead;
}

/** Makes one attempt at a read, reports issues in its content, and returns the better of the cached and the new content. */
export async function readContent(
  { key, source, params, loadSources, fromDocument, cached, failure }: ContentRead,
  { base, isClosed, site, signal, response, read }: ReadingOptions,
): Promise<CachedContent> {
  if (isClosed) return closedContent(key);
  const built = fromDocument ? await documentContent(key) : undefined;
  if (built) return built;
  const definition = (await loadSources())[source];
  if (!definition) throw new ContentError('invalid', `Unknown source "${source}"`);
  const watched = import.meta.env.DEV ? watchedSource(definition, source, key) : definition;
  const reading = readOnce(watched, params, {
    base,
    site,
    signal,
    ...(response ? { fetch: () => response } : {}),
  });
  const decoded = await reading.catch((error: unknown) => {
    const delay = retryDelay(error, read.retries, read.end - performance.now(), Math.random());
    if (delay === undefined) throw error;
    read.retries += 1;
    throw new FailedAttempt(delay, failure);
  });
  for (const { path, expected, found } of decoded.issues) {
    report({ about: 'content', query: key, path, message: `expected ${expected}, found ${found}` });
  }
  return chooseContent(cached, decoded);
}
