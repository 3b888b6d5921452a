import { LRUCache } from 'lru-cache';
import type { KeptContent } from './kept-content.ts';
import { type ReadResult, readResult } from './read-result.ts';

/** Maximum number of results whose content stays in memory. The pages in progress need fewer. */
const maxRecent = 200;

/** The results of a build's requests, by key. Keeps the content of recent results in memory, and reads other content from disk again. */
export function createResultStore(kept: KeptContent) {
  const recent = new LRUCache<string, Promise<ReadResult>>({ max: maxRecent });
  const withoutContent = new Map<string, Promise<ReadResult>>();

  function keepRecent(key: string, result: Promise<ReadResult>): Promise<ReadResult> {
    recent.set(key, result);
    return result;
  }

  async function load(key: string, stored: Promise<ReadResult>): Promise<ReadResult> {
    const { digest, fingerprint, ...request } = await stored;
    if (request.error) return stored;
    const content = kept.latest(key);
    if (!content) throw new Error(`The content of ${key} was removed from .pagewright during the build`);
    return { ...readResult(request, content, digest), ...(fingerprint === undefined ? {} : { fingerprint }) };
  }

  return {
    get(key: string): Promise<ReadResult> | undefined {
      const stored = withoutContent.get(key);
      return recent.get(key) ?? (stored && keepRecent(key, load(key, stored)));
    },
    add(key: string, result: Promise<ReadResult>): Promise<ReadResult> {
      const stored = result.then(({ content: _, html: __, ...rest }) => rest);
      // The caller of `add` handles the rejection.
      stored.catch(() => {});
      withoutContent.set(key, stored);
      return keepRecent(key, result);
    },
  };
}
