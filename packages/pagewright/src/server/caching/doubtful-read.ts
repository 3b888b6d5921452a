import { listTag } from '../../content/content-tags.ts';
import type { ReadableSource } from '../../content/source.ts';
import type { AskedRead, ReadResult } from '../../pipeline/reading/read-result.ts';

/** A read whose result may be wrong, with its last good content. */
export interface DoubtfulRead extends AskedRead {
  readonly tags: readonly string[];
  readonly path: string | undefined;
  readonly held: HeldRead | undefined;
}

export type HoldableRead = Omit<DoubtfulRead, 'held' | 'params'>;

/** The last good content of a read. */
export interface HeldRead {
  readonly result: ReadResult;
  /** See `Announced`. */
  readonly version: string;
}

/** The tags of an entry and of all lists of its type. */
export function tagsOfEntry({ entryType = '' }: ReadableSource, entry: string): string[] {
  return [entry, listTag(entryType), listTag(`${entryType}:newest`)];
}
