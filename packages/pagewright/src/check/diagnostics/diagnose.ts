import { lineOf, type Origin, type PlacedFile, writtenPointer } from '../../config/read/origin.ts';
import { type Written, writtenAt } from '../../config/read/written-place.ts';
import type { Renamed } from '../../json/source-place.ts';
import type { DiagnosticCode } from '../codes/catalogue.ts';
import type { Diagnostic, Problem } from './diagnostic.ts';
import { severityOf } from './severity.ts';

/** Turns a problem into a diagnostic of its file. */
export function diagnose<Code extends DiagnosticCode>(
  file: PlacedFile,
  problem: Problem<Code>,
  renamed?: Renamed,
): Diagnostic<Code> {
  return {
    ...problem,
    severity: severityOf(problem.code),
    file: file.name,
    range: file.place(problem.pointer, problem.on, renamed),
  };
}

export function diagnoseAt(origin: Origin, problem: Problem): Diagnostic {
  const pointer = writtenPointer(origin, problem.pointer);
  return diagnose(origin.file, { ...problem, pointer }, origin.renamed);
}

/** Turns a problem of a block or query into a diagnostic, in the file in which the value is written. */
export function diagnoseWritten(written: Written, found: Problem): Diagnostic {
  const { use } = written;
  const { origin, pointer } = writtenAt(written, found.pointer);
  const diagnostic = diagnoseAt(origin, { ...found, pointer });
  if (!use || origin !== written.origin) return diagnostic;
  const line = lineOf(use.origin, `${use.pointer}/section`);
  return { ...diagnostic, usedBy: { file: use.origin.file.name, line } };
}
