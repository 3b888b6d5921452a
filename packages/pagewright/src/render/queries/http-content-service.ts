import { readHeaders } from '../../content/read-headers.ts';
import { digest } from '../../content/sanitising/digest.ts';
import { ContentError, type Delivery } from '../../content/source.ts';
import { hydrateAll } from '../blocks/late-hydration.ts';
import { report } from '../reporting/report.ts';
import { reloadOnce } from '../routing/stale-code.ts';
import { type ContentRead, type ContentService, type Seed, seededDelivery } from './content-service.ts';

interface HttpContentServiceOptions {
  /** Address of the content service; `''` on the same origin, `undefined` where none is configured. */
  readonly base: string | undefined;
  /** Milliseconds that a query may take with all its retries. */
  readonly deadline: number;
  readonly seed: Seed;
}

/** True when an answer is, to the letter, the one whose digest is known. Reads no further than that takes. */
async function isKnown(answer: Response, known: string): Promise<boolean> {
  const length = Number.parseInt(known, 36);
  const reader = answer.clone().body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length <= length) continue;
    reader?.cancel().catch(() => {});
    return false;
  }
  return digest(text) === known;
}

/** The content service over HTTP, as the browser uses it. */
export function createHttpContentService({
  base,
  deadline,
  seed,
}: HttpContentServiceOptions): ContentService {
  const held = new Map<string, Delivery<unknown>>();
  const underWay = new Map<string, AbortController>();
  const needs = new Map<string, number>();
  /** What the service said that it does not have. A failure afterwards does not bring it back. */
  const missing = new Map<string, ContentError>();

  let hasLackedCode = false;

  /** Some browsers remember that code could not be loaded. A second try is then only made by a new document. */
  async function loadReading(): Promise<typeof import('./reading.ts')> {
    const isSecondTry = hasLackedCode;
    try {
      return await import('./reading.ts');
    } catch (error) {
      hasLackedCode = true;
      if (isSecondTry) reloadOnce();
      throw error;
    }
  }

  /**
   * While the service answers what the page was made of, the code that reads, with all it knows of content and of
   * HTML, is not even loaded.
   */
  async function readInTime(wanted: ContentRead, signal: AbortSignal): Promise<Delivery<unknown>> {
    const { key } = wanted;
    const end = performance.now() + deadline;
    const seeded = seededDelivery(seed, key);
    const known = held.has(key) ? undefined : seed.digests[key];
    let answer: Response | undefined;
    if (seeded && known !== undefined) {
      const address = base + key.slice('GET '.length);
      answer = await fetch(address, { headers: readHeaders(address), signal }).catch(() => undefined);
      if (answer?.ok && (await isKnown(answer, known).catch(() => false))) return seeded;
    }
    const { readContent } = await loadReading();
    const before = held.get(key) ?? seeded;
    const left = Math.max(1, end - performance.now());
    const kept = await readContent(wanted, { base, deadline: left, signal, answer, held: before });
    held.set(key, kept);
    // Blocks that still wait for their code would lose their HTML when their props change.
    if (before && kept !== before) await hydrateAll();
    return kept;
  }

  return {
    isConfigured: base !== undefined,
    seed,
    async read(wanted) {
      const { key } = wanted;
      const controller = new AbortController();
      const { signal } = controller;
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
      const late = new Promise<never>((_, reject) => {
        inTime.addEventListener('abort', () => reject(inTime.reason));
      });
      underWay.set(key, controller);
      try {
        const arrived = await Promise.race([readInTime(wanted, inTime), late]);
        missing.delete(key);
        return arrived;
      } catch (error) {
        if (signal.aborted) throw error;
        report({ about: 'content-not-read', query: key, message: String(error) });
        if (error instanceof ContentError && error.kind === 'not-found') {
          missing.set(key, error);
          // A fallback changes the props of blocks that still wait for their code.
          if (seededDelivery(seed, key)) await hydrateAll();
        }
        const gone = missing.get(key);
        if (gone) throw gone;
        if (error instanceof ContentError) throw error;
        // Code that cannot be loaded is a fault of the network too.
        throw new ContentError(inTime.aborted ? 'timeout' : 'network', String(error));
      } finally {
        if (underWay.get(key) === controller) underWay.delete(key);
      }
    },
    need(key) {
      needs.set(key, (needs.get(key) ?? 0) + 1);
      return () => {
        needs.set(key, (needs.get(key) ?? 1) - 1);
        // Another page that needs the same comes in the same breath as the one that goes.
        queueMicrotask(() => {
          if (needs.get(key) === 0) underWay.get(key)?.abort();
        });
      };
    },
  };
}
