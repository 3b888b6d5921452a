import type { Renamed } from '../json/source-place.ts';
import type { Diagnostic, Problem } from './messages/diagnostic.ts';
import type { SourceFile } from './source-file.ts';

/** The file of a value, and the property names that were corrected in that file. */
export interface Origin {
  readonly file: SourceFile;
  readonly renamed: Renamed;
}

export function diagnoseAt({ file, renamed }: Origin, found: Problem): Diagnostic {
  return file.diagnose(found, renamed);
}
