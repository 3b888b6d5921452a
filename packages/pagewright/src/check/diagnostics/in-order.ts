import { projectFile } from '../../project/declared.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The project config first, because a mistake there has consequences in other files. */
const rank = ({ folder, file }: Diagnostic) => (folder === 'project' && file === projectFile ? 0 : 1);

/** Sorts diagnostics and removes duplicates, which occur because shared blocks are checked with each page. */
export function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const once = new Map(
    diagnostics.map((each) => [
      `${each.file} ${each.code} ${each.pointer} ${each.range.line}:${each.range.column} ${JSON.stringify(each.data)}`,
      each,
    ]),
  );
  return [...once.values()].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      compareText(one.file, other.file) ||
      one.range.line - other.range.line ||
      one.range.column - other.range.column ||
      compareText(one.code, other.code),
  );
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
