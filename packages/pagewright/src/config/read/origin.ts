import type { Range, Renamed } from '../../json/source-place.ts';

/** A file, and a way to find the lines of its values. */
export interface PlacedFile {
  readonly name: string;
  place(pointer: string, on: 'key' | 'value', renamed?: Renamed): Range;
}

/** The file that contains a value, and the property names that were corrected in it. */
export interface Origin {
  readonly file: PlacedFile;
  readonly renamed: Renamed;
  /** Maps the pointer of a value to its pointer in the author's text. By default both are the same. */
  readonly written?: (pointer: string) => string;
}

/** The JSON pointer of a value in the author's text. */
export function writtenPointer({ written }: Origin, pointer: string): string {
  return written ? written(pointer) : pointer;
}

/** The line of a value in the author's text, from 1. */
export function lineOf(origin: Origin, pointer: string): number {
  return origin.file.place(writtenPointer(origin, pointer), 'value', origin.renamed).line;
}
