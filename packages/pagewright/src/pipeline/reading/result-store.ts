import type { KeptContent } from './kept-content.ts';
import { type ReadResult, readResult } from './read-result.ts';

/** The results of a build's requests, by key. */
interface ResultStore {
  get(key: string): Promise<ReadResult> | undefined;
  /** Returns the result. */
  add(key: string, result: Promise<ReadResult>): Promise<ReadResult>;
}

/** Maximum number of results whose content stays in memory. The pages in progress need fewer. */
const maxRecent = 200;

/** Keeps the content of recent results in memory, and reads other content from disk again. */
export function createResultStore(kept: KeptContent): ResultStore {
  const recent = new Map<string, Promise<ReadResult>>();
  const withoutContent = new Map<string, Promise<ReadResult>>();

  function keepRecent(key: string, result: Promise<ReadResult>): Promise<ReadResult> {
    // Maps keep the order of insertion, so the first key is the least recently used one.
    recent.delete(key);
    recent.set(key, result);
    const [oldest] = recent.keys();
    if (recent.size > maxRecent && oldest !== undefined) recent.delete(oldest);
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
    get(key) {
      const result = recent.get(key);
      if (result) return keepRecent(key, result);
      const stored = withoutContent.get(key);
      return stored && keepRecent(key, load(key, stored));
    },
    add(key, result) {
      const stored = result.then(({ content: _, html: __, ...rest }) => rest);
      // The caller of `add` handles the rejection.
      stored.catch(() => {});
      withoutContent.set(key, stored);
      return keepRecent(key, result);
    },
  };
}
