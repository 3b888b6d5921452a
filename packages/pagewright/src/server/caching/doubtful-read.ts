import { listTag, readType } from '../../content/content-tags.ts';
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
export function tagsOfEntry(source: ReadableSource, entry: string): string[] {
  const type = readType(source) ?? '';
  return [entry, listTag(type), listTag(`${type}:newest`)];
}
