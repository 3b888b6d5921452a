import { printable } from '../../json/printable.ts';
import { messageFor } from '../codes/catalogue.ts';
import { pluralize } from '../codes/message-text.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { codeFrame } from './code-frame.ts';
import { longestMessage, printedPath, type ReportSource, textOf } from './printed-file.ts';

/** One diagnostic as text: location, severity, code, message, fix and a code frame. */
export function printDiagnostic(diagnostic: Diagnostic, source: ReportSource): string {
  const { range, severity, code, usedBy } = diagnostic;
  const { message, repair } = messageFor(diagnostic);
  const text = textOf(diagnostic, source);
  const frame = text === undefined ? [] : ['', codeFrame(text, range)];
  return [
    `${printable(printedPath(diagnostic, source))}:${range.line}:${range.column} ${severity} ${code}`,
    `  ${printable(message, longestMessage)}`,
    `  ${printable(repair, longestMessage)}`,
    ...(usedBy ? [`  Used by ${printable(printedPath(usedBy, source))}:${usedBy.line}.`] : []),
    ...frame,
  ].join('\n');
}

/** The last line of a report: the numbers of errors, warnings and files. */
export function countLine(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  if (diagnostics.length === 0) return 'No problems found.';
  const files = new Set(diagnostics.map(({ folder, file }) => `${folder}/${file}`)).size;
  const parts = [
    ...(errors > 0 ? [pluralize(errors, 'error')] : []),
    ...(warnings > 0 ? [pluralize(warnings, 'warning')] : []),
  ];
  return `${parts.join(' and ')} in ${pluralize(files, 'file')}.`;
}

/** All diagnostics as text, followed by the counts. */
export function reportText(diagnostics: readonly Diagnostic[], source: ReportSource): string {
  return [
    ...diagnostics.map((diagnostic) => printDiagnostic(diagnostic, source)),
    countLine(diagnostics),
  ].join('\n\n');
}
