import { createContext } from 'react';
import type { HtmlMark } from '../../content/sanitising/held-html.ts';
import type { ContentErrorKind, Delivery } from '../../content/source.ts';
import type { PageData, SourceTable } from '../routing/page-module.ts';
import type { QueryKeys } from './query-keys.ts';

/** A failure as it travels in a page's HTML. */
export interface SeededFailure {
  readonly kind: ContentErrorKind;
  readonly message: string;
  readonly status?: number;
}

/**
 * What a page's HTML was made of, so that its first drawing in the browser is the same. Keys are those of requests
 * (`requestKey`), but for `keys`, which gives them by the names of the page's queries.
 */
export interface Seed {
  readonly keys: QueryKeys;
  readonly contents: { readonly [key: string]: unknown };
  /** Digests of the answers that the contents came from: while they are the same, nothing has changed. */
  readonly digests: { readonly [key: string]: string };
  /** Keys of contents that had faults; better content may replace them. */
  readonly faulty: readonly string[];
  /** What `adoptHtml` needs, so that the first load ships no sanitiser. */
  readonly html: readonly HtmlMark[];
  readonly failures: { readonly [key: string]: SeededFailure };
  /** The page itself; nothing where no page matched. */
  readonly page?: PageData;
  /** Blocks that threw when the page was prerendered, by their place among the page's blocks, from 0. */
  readonly lost: readonly number[];
}

export const emptySeed: Seed = {
  keys: {},
  contents: {},
  digests: {},
  faulty: [],
  html: [],
  failures: {},
  lost: [],
};

/** A content of the seed as a read would have delivered it. */
export function seededDelivery(seed: Seed, key: string): Delivery<unknown> | undefined {
  if (!(key in seed.contents)) return undefined;
  const faults = seed.faulty.includes(key) ? [{ path: '', expected: '', found: '' }] : [];
  return { content: seed.contents[key], faults };
}

/** One read of a query. */
export interface ContentRead {
  /** Key of its request. */
  readonly key: string;
  readonly source: string;
  readonly params: unknown;
  readonly loadSources: () => Promise<SourceTable>;
}

/** The content service as the renderer sees it; the browser reads over HTTP, the prerender has read already. */
export interface ContentService {
  readonly isConfigured: boolean;
  readonly seed: Seed;
  /** Reads, and keeps what was held where what arrives is worse. */
  read(read: ContentRead): Promise<Delivery<unknown>>;
  /** Says that somebody needs the request; the last one to call what it returns ends a read under way. */
  need(key: string): () => void;
}

export const ContentServiceContext = createContext<ContentService>({
  isConfigured: false,
  seed: emptySeed,
  read: () => Promise.reject(new Error('No ContentServiceContext above this page')),
  need: () => () => {},
});
