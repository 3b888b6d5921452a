import { createContext } from 'react';
import type { HtmlDigest } from '../../content/sanitising/precleaned-html.ts';
import type { ContentError, ContentErrorKind, Decoded } from '../../content/source.ts';
import type { PageData, SourceTable } from '../routing/page-module.ts';
import type { QueryKeys } from './query-keys.ts';

/** A failure as the payload holds it. */
export interface PayloadFailure {
  readonly kind: ContentErrorKind;
  readonly message: string;
  readonly status?: number;
}

/** Content as SWR's cache holds it. */
export interface CachedContent extends Decoded<unknown> {
  /** Digest of the response that the content came from. Only content of the payload has one. */
  readonly digest?: string | undefined;
}

/**
 * What a page's HTML was made of, so that its first rendering in the browser is the same. Keys are cache keys of requests
 * (`requestKey`), but for `keys`, which gives them by the names of the page's queries.
 */
export interface PagePayload {
  readonly keys: QueryKeys;
  /** SWR's `fallback`. */
  readonly contents: { readonly [key: string]: CachedContent };
  /** What `holdCleanHtml` needs, so that the first load ships no sanitiser. */
  readonly html: readonly HtmlDigest[];
  readonly failures: { readonly [key: string]: PayloadFailure };
  /** The page itself; absent where no page matched. */
  readonly page?: PageData;
  /** Blocks that threw when the page was prerendered, by their place among the page's blocks, from 0. */
  readonly omitted: readonly number[];
}

export const emptyPagePayload: PagePayload = { keys: {}, contents: {}, html: [], failures: {}, omitted: [] };

/** What a read has to know: the request, and what its query shows until the response arrives. */
export interface ContentRead {
  /** Cache key of the request. */
  readonly key: string;
  readonly source: string;
  readonly params: unknown;
  readonly loadSources: () => Promise<SourceTable>;
  /** Content that stays where the response is worse or there is none. */
  readonly cached: CachedContent | undefined;
  /** The failure that the query shows. */
  readonly failure: ContentError | undefined;
}

/** The content service as the renderer sees it; the browser reads over HTTP, the prerender has read already. */
export interface ContentService {
  readonly isConfigured: boolean;
  readonly payload: PagePayload;
  /**
   * Makes one attempt of a read: SWR's fetcher. Resolves with the better of what is held and what arrives. Rejects with
   * FailedAttempt where SWR is to retry, else with ContentError; with an AbortError when nobody needs the read any more.
   */
  read(read: ContentRead): Promise<CachedContent>;
  /**
   * Names the keys that the current page needs. What it returns is called when the page is left, and aborts the reads
   * that the next page does not need.
   */
  retain(keys: readonly string[]): () => void;
}

export const ContentServiceContext = createContext<ContentService>({
  isConfigured: false,
  payload: emptyPagePayload,
  read: () => Promise.reject(new Error('No ContentServiceContext above this page')),
  retain: () => () => {},
});
