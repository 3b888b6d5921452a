import type { ReadableSource } from '../../content/source.ts';

/** One read of a build. */
export interface AskedRead {
  /** Cache key of the request. */
  readonly key: string;
  /** Name of the source. */
  readonly name: string;
  readonly source: ReadableSource;
  readonly params: unknown;
}
