import { printable } from '../../check/json/printable.ts';

/** A problem that does not stop the build. */
export interface Warning {
  /** The kind in words, in the plural: `values that were dropped`. Used in the line that counts the warnings that are not printed. */
  readonly kind: string;
  /** Equal for warnings with the same cause. Only a few of them are printed. */
  readonly cause: string;
  /** May contain text from the content service, so it is escaped when it is printed. */
  readonly text: string;
  /** Lines below it, each indented. */
  readonly details?: readonly string[];
}

const maxOfCause = 3;
const maxOfKind = 50;

function groupBy(warnings: readonly Warning[], keyOf: (warning: Warning) => string): Warning[][] {
  const groups = new Map<string, Warning[]>();
  for (const warning of warnings) {
    const key = keyOf(warning);
    const group = groups.get(key);
    if (group) group.push(warning);
    else groups.set(key, [warning]);
  }
  return [...groups.values()];
}

function linesOf({ text, details = [] }: Warning): string {
  return [printable(text), ...details.map((line) => `  ${printable(line)}`)].join('\n');
}

/** A few warnings of one cause, and the number of the others. */
function summarizeCause(group: readonly Warning[]): string[] {
  const lines = [...new Set(group.map(linesOf))];
  // Instead of a line that counts one warning, print that warning.
  if (lines.length <= maxOfCause + 1) return lines;
  const [last] = group;
  return [
    ...lines.slice(0, maxOfCause),
    `and ${lines.length - maxOfCause} more like these: ${last?.kind ?? ''}`,
  ];
}

function summarizeKind(warnings: readonly Warning[]): string[] {
  const lines = groupBy(warnings, ({ cause }) => cause).flatMap(summarizeCause);
  if (lines.length <= maxOfKind) return lines;
  return [...lines.slice(0, maxOfKind), `and ${lines.length - maxOfKind} more: ${warnings[0]?.kind ?? ''}`];
}

/** The lines to print: escaped, grouped by kind, equal warnings once, similar ones counted. */
export function printedWarnings(warnings: readonly Warning[]): string[] {
  return groupBy(warnings, ({ kind }) => kind).flatMap(summarizeKind);
}
