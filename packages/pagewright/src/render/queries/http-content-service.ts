import { withDeadline } from '../../content/deadline.ts';
import { readHeaders } from '../../content/read-headers.ts';
import { ContentError } from '../../content/source.ts';
import { hydrateAll } from '../blocks/lazy-hydration.ts';
import { report } from '../reporting/report.ts';
import { reloadOnce } from '../routing/stale-code.ts';
import type { CachedContent, ContentRead, ContentService, PagePayload } from './content-service.ts';
import { FailedAttempt } from './failed-attempt.ts';
import type { ActiveRead } from './read-content.ts';
import { isUnchanged } from './unchanged-response.ts';

interface HttpContentServiceOptions {
  /** Address of the content service; `''` on the same origin, `undefined` where none is configured. */
  readonly base: string | undefined;
  /** Milliseconds that a read may take with all its retries. */
  readonly deadline: number;
  readonly payload: PagePayload;
}

/** The content service over HTTP, as the browser uses it. What was read is in SWR's cache alone. */
export function createHttpContentService({
  base,
  deadline,
  payload,
}: HttpContentServiceOptions): ContentService {
  const underWay = new Map<string, ActiveRead>();
  let needed: readonly string[] = [];
  let hasLackedCode = false;

  /** Some browsers remember that code could not be loaded. Only a new document then tries again. */
  function loadReading(): Promise<typeof import('./read-content.ts')> {
    const isSecondTry = hasLackedCode;
    return import('./read-content.ts').catch((error) => {
      hasLackedCode = true;
      if (isSecondTry) reloadOnce();
      throw error;
    });
  }

  /**
   * While the service answers what the page was made of, the code that reads, with all it knows of content and of
   * HTML, is not even loaded.
   */
  async function attempt(wanted: ContentRead, read: ActiveRead, signal: AbortSignal): Promise<CachedContent> {
    const { key, cached: held } = wanted;
    const { digest } = held ?? {};
    const url = base + key.slice('GET '.length);
    const response = digest === undefined ? undefined : fetch(url, { headers: readHeaders(url), signal });
    const isSame = response?.then((answer) => isUnchanged(answer, digest)).catch(() => false);
    if (held && (await isSame)) return held;
    const { readContent } = await loadReading();
    const kept = await readContent(wanted, { base, signal, response, read });
    // Blocks that still wait for their code would lose their HTML when their props change.
    if (held && kept !== held) await hydrateAll();
    return kept;
  }

  /** Says what a failure means for the query: the service is believed when it says that an entry does not exist. */
  async function settle(error: unknown, { key, cached: held, failure }: ContentRead): Promise<ContentError> {
    report({ about: 'content-not-read', query: key, message: String(error) });
    // A later failure does not bring back what the service said that it does not have.
    if (failure?.kind === 'not-found') return failure;
    // Code that cannot be loaded is a failure of the network too.
    if (!(error instanceof ContentError)) return new ContentError('network', String(error));
    // A fallback changes the props of blocks that still wait for their code.
    if (error.kind === 'not-found' && held) await hydrateAll();
    return error;
  }

  return {
    isConfigured: base !== undefined,
    payload: payload,
    async read(wanted) {
      const { key } = wanted;
      const read: ActiveRead = underWay.get(key) ?? {
        controller: new AbortController(),
        end: performance.now() + deadline,
        retries: 0,
      };
      underWay.set(key, read);
      const { signal } = read.controller;
      try {
        const left = read.end - performance.now();
        const kept = await withDeadline(left, signal, (inTime) => attempt(wanted, read, inTime));
        underWay.delete(key);
        return kept;
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof FailedAttempt) throw error;
        underWay.delete(key);
        throw await settle(error, wanted);
      }
    },
    retain(keys) {
      needed = keys;
      return () => {
        needed = [];
        // The next page names its keys in the same commit.
        queueMicrotask(() => {
          for (const [key, { controller }] of underWay) {
            if (needed.includes(key)) continue;
            underWay.delete(key);
            controller.abort();
          }
        });
      };
    },
  };
}
