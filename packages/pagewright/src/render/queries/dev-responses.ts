import type { ReadableSource } from '../../content/source.ts';

/**
 * A source that tells the dev server what its service has sent, in the shape of the content schema. The server says what pages do not show of
 * it (`node/vite/dev-content.ts`).
 * @param name of the source
 * @param key of the request
 */
export function watchedSource(source: ReadableSource, name: string, key: string): ReadableSource {
  let isTold = false;
  return {
    ...source,
    decode(body, clean, rules) {
      const detail = { key, source: name, body };
      if (!isTold) window.dispatchEvent(new CustomEvent('pagewright:content', { detail }));
      isTold = true;
      return source.decode(body, clean, rules);
    },
  };
}
