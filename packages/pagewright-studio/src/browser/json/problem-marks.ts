import type { Diagnostic as Mark } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import { checks, type Diagnostic } from 'pagewright/tooling';

/** A mark of the editor with the diagnostic that it shows. */
export interface ProblemMark extends Mark {
  readonly problem: Diagnostic;
}

export function isProblemMark(mark: Mark): mark is ProblemMark {
  return 'problem' in mark;
}

/** The offsets of a range. A position that the text does not have becomes the nearest one that it has. */
function offsetsIn(
  text: Text,
  { line, column, endLine, endColumn }: Diagnostic['range'],
): readonly [number, number] {
  const offset = (number: number, at: number) => {
    const found = text.line(Math.min(Math.max(number, 1), text.lines));
    return Math.min(found.from + Math.max(at, 1) - 1, found.to);
  };
  const start = offset(line, column);
  return [start, Math.max(start, offset(endLine, endColumn))];
}

/**
 * The marks of diagnostics in a text.
 * @param text that was checked
 */
export function problemMarks(text: Text, diagnostics: readonly Diagnostic[]): readonly ProblemMark[] {
  return diagnostics.map((problem) => {
    const [from, to] = offsetsIn(text, problem.range);
    const { message, repair } = checks.messageFor(problem);
    return { from, to, severity: problem.severity, message: `${message} ${repair}`, problem };
  });
}
