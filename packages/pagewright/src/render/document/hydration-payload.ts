import type { ContentErrorKind } from '../../content/content-error.ts';
import type { HtmlDigest } from '../../content/sanitising/precleaned-html.ts';
import type { Decoded } from '../../content/source.ts';
import type { PageData } from './page-module.ts';

/** Cache keys by query name. */
export type QueryKeys = { readonly [query: string]: string };

/** A ContentError in the hydration payload. */
export interface PayloadFailure {
  readonly kind: ContentErrorKind;
  readonly message: string;
  readonly status?: number;
}

/** Content in SWR's cache. */
export interface CachedContent extends Decoded<unknown> {
  /** Digest of the response that contained the content. Only content in the hydration payload has one. */
  readonly digest?: string | undefined;
}

/**
 * The hydration payload of a page: the data that its HTML was rendered from, so that hydration gives the same result. Content and failures
 * are stored by the cache keys of their requests (`requestKey`).
 */
export interface PagePayload {
  /** The cache keys by the names of the page's queries. */
  readonly keys: QueryKeys;
  /** SWR's `fallback`. */
  readonly contents: { readonly [key: string]: CachedContent };
  /** The clean HTML in `contents`, so that the first load needs no sanitiser. */
  readonly html: readonly HtmlDigest[];
  readonly failures: { readonly [key: string]: PayloadFailure };
  /** The data of the page; absent if no route matched. */
  readonly page?: PageData;
  /** Indexes of the blocks that threw when the page was prerendered. */
  readonly omitted: readonly number[];
}

export const emptyPagePayload: PagePayload = { keys: {}, contents: {}, html: [], failures: {}, omitted: [] };
