import { createContext } from 'react';
import type { ContentError } from '../../content/content-error.ts';
import type { CachedContent } from '../document/hydration-payload.ts';
import type { SourceTable } from '../document/page-module.ts';
import type { ServicePlace } from '../document/settings.ts';

/** A request, and the state that its query shows until the response arrives. */
export interface ContentRead {
  readonly key: string;
  readonly source: string;
  readonly params: unknown;
  readonly loadSources: () => Promise<SourceTable>;
  /** True to take the content from the document at the current path, if that contains it. */
  readonly fromDocument: boolean;
  /** The current content. It stays if the response is worse or missing. */
  readonly cached: CachedContent | undefined;
  /** The failure that the query shows. */
  readonly failure: ContentError | undefined;
}

/** The content service as the renderer uses it. The browser reads over HTTP; a prerender has all content in its page. */
export interface ContentService {
  /**
   * How browsers reach the content service of a read. Without a base URL it is not configured.
   * @param key the cache key of the read
   */
  placeOf(key: string): ServicePlace;
  /**
   * Makes one attempt at a read, as SWR's fetcher. Resolves to the better of the cached content and the new content. Rejects with a
   * FailedAttempt if SWR must retry, with an AbortError if no query needs the read any more, and otherwise with a ContentError.
   */
  read(read: ContentRead): Promise<CachedContent>;
  /**
   * Sets the cache keys that the current page needs. Returns a cleanup function for when the visitor leaves the page. It aborts all reads
   * that the next page does not need.
   */
  retain(keys: readonly string[]): () => void;
}

export const ContentServiceContext = createContext<ContentService>({
  placeOf: () => ({}),
  read: () => Promise.reject(new Error('No ContentServiceContext above this page')),
  retain: () => () => {},
});
