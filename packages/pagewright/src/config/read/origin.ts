import type { Range, Renamed } from '../../json/source-place.ts';

/** A file with the positions of its values. */
export interface PlacedFile {
  readonly name: string;
  place(pointer: string, on: 'key' | 'value', renamed?: Renamed): Range;
}

/** The file of a value, and the property names that were corrected in that file. */
export interface Origin {
  readonly file: PlacedFile;
  readonly renamed: Renamed;
  /** Turns the pointer of a value into the pointer at which the author has written it. By default both are the same. */
  readonly written?: (pointer: string) => string;
}

/** The JSON pointer at which a value is written. */
export function writtenPointer({ written }: Origin, pointer: string): string {
  return written ? written(pointer) : pointer;
}

/** The line at which a value is written, from 1. */
export function lineOf(origin: Origin, pointer: string): number {
  return origin.file.place(writtenPointer(origin, pointer), 'value', origin.renamed).line;
}
