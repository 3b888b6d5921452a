import type { Diagnostic, Problem } from '../messages/diagnostic.ts';
import type { SourceFile } from './source-file.ts';
import type { Renamed } from './source-place.ts';

/** Where a value was written: its file, with the property names that were corrected in it. */
export interface Origin {
  readonly file: SourceFile;
  readonly renamed: Renamed;
}

export function diagnoseAt({ file, renamed }: Origin, found: Problem): Diagnostic {
  return file.diagnose(found, renamed);
}
