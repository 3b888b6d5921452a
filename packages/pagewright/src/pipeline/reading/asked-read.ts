import type { ReadableSource } from '../../content/source.ts';

/** What a request of a build reads. */
export interface AskedRead {
  /** Cache key of the request. */
  readonly key: string;
  /** Name of the source. */
  readonly name: string;
  readonly source: ReadableSource;
  readonly params: unknown;
}
