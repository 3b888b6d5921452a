import type { Range } from '../../json/source-place.ts';
import type { IgnoredPart } from './project/ignored/ignored-codes.ts';

/** A part of a file of the project that no tool reads. */
export interface IgnoredConfig {
  /** Relative to the project. */
  readonly file: string;
  readonly part: IgnoredPart;
  readonly range: Range;
}

/** The place of an entry of a code registry. */
export interface RegistryLine {
  /** Relative to the project. */
  readonly file: string;
  readonly range: Range;
}

/** The place of a file as a whole. */
export const wholeFile: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };
