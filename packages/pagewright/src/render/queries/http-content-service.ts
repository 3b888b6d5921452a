import type { LinkedSite } from '../../content/addresses.ts';
import { ContentError } from '../../content/content-error.ts';
import { withDeadline } from '../../content/requests/deadline.ts';
import { readHeaders } from '../../content/requests/read-headers.ts';
import { serviceUrl } from '../../content/requests/service-url.ts';
import type { CachedContent } from '../document/hydration-payload.ts';
import { reloadOnce } from '../document/stale-code.ts';
import { hydrateAll } from '../early/lazy-hydration.ts';
import { report } from '../reporting/report.ts';
import { whenIdle } from '../when-idle.ts';
import type { ContentRead, ContentService } from './content-service.ts';
import { FailedAttempt } from './failed-attempt.ts';
import type { ActiveRead } from './read-content.ts';
import { placeOfKey, type ServicePlaces } from './service-place.ts';
import { isUnchanged } from './unchanged-response.ts';

interface HttpContentServiceOptions {
  /** How to reach the content services. */
  readonly settings: ServicePlaces;
  /** The site whose pages links in content may mean. */
  readonly site?: LinkedSite;
  /** Milliseconds for a read, including all retries. */
  readonly deadline: number;
}

/** True for the 404 of a host that has only files. A content service answers 404 with JSON. */
function isPageNotFound(response: Response | undefined): boolean {
  return response?.status === 404 && !response.headers.get('content-type')?.includes('json');
}

function newRead(deadline: number): ActiveRead {
  return { controller: new AbortController(), end: performance.now() + deadline, retries: 0 };
}

/** The error that a query shows after its last attempt. */
async function queryError(error: unknown, { key, cached, failure }: ContentRead): Promise<ContentError> {
  report({ about: 'content-not-read', query: key, message: String(error) });
  // If the service has said that the entry does not exist, a later failure does not change that.
  if (failure?.kind === 'not-found') return failure;
  // The code for reading could not be loaded.
  if (!(error instanceof ContentError)) return new ContentError('network', String(error));
  // A fallback changes the props of blocks that wait for their code, so all blocks hydrate first.
  if (error.kind === 'not-found' && cached) await hydrateAll();
  return error;
}

/** Reads the content service over HTTP. Keeps no content: SWR's cache is the only one. */
export function createHttpContentService({
  settings,
  site,
  deadline,
}: HttpContentServiceOptions): ContentService {
  const activeReads = new Map<string, ActiveRead>();
  let needed: readonly string[] = [];
  let hasFailedToLoad = false;

  /** Some browsers cache the failure of a dynamic import until the document is reloaded, so a second failure reloads it. */
  function loadReadContent(): Promise<typeof import('./read-content.ts')> {
    const isSecondTry = hasFailedToLoad;
    return import('./read-content.ts').catch((error) => {
      hasFailedToLoad = true;
      if (isSecondTry) reloadOnce();
      throw error;
    });
  }

  /** Makes one attempt. If the page was rendered from the same response, does not load the code that decodes content. */
  async function attempt(
    request: ContentRead,
    read: ActiveRead,
    signal: AbortSignal,
  ): Promise<CachedContent> {
    const { key, cached, failure } = request;
    const { digest = '' } = cached ?? {};
    const { contentBase: base, isClosed = false } = placeOfKey(settings, key);
    const url = serviceUrl(base ?? '', key.slice(key.indexOf('/')));
    // The page already shows its prerendered content, so this can wait.
    if (digest) await whenIdle();
    const response = digest ? fetch(url, { headers: readHeaders(url), signal }) : undefined;
    const isSame = response?.then((received) => isUnchanged(received, digest)).catch(() => false);
    if (cached && (await isSame)) return cached;
    // A host of files has no content service, so reading and decoding would find nothing.
    if (cached && isPageNotFound(await response?.catch(() => undefined)))
      throw new ContentError('http', 'The host has no content service', 404);
    const { readContent } = await loadReadContent();
    const content = await readContent(request, { base, isClosed, site, signal, response, read });
    // When the props of a block that waits for its code change, from content or from a failure, React discards its HTML.
    if ((cached || failure) && content !== cached) await hydrateAll();
    return content;
  }

  return {
    placeOf: (key) => placeOfKey(settings, key),
    async read(request) {
      const { key } = request;
      const read = activeReads.get(key) ?? newRead(deadline);
      activeReads.set(key, read);
      const { signal } = read.controller;
      try {
        const left = read.end - performance.now();
        const content = await withDeadline(left, signal, (inTime) => attempt(request, read, inTime));
        activeReads.delete(key);
        return content;
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof FailedAttempt) throw error;
        activeReads.delete(key);
        throw await queryError(error, request);
      }
    },
    retain(keys) {
      needed = keys;
      return () => {
        needed = [];
        // The next page calls `retain` in the same commit, so wait for it before aborting reads.
        queueMicrotask(() => {
          for (const [key, { controller }] of activeReads) {
            if (needed.includes(key)) continue;
            activeReads.delete(key);
            controller.abort();
          }
        });
      };
    },
  };
}
