import { printable } from '../../check/json/printable.ts';

/** Something that the build reports and that does not stop it. */
export interface Warning {
  /** What it is about, in the plural; it ends the line that counts what is not shown: `values that were dropped`. */
  readonly kind: string;
  /** Equal for warnings that have one cause, of which a few examples are enough. */
  readonly cause: string;
  /** May hold foreign text: it is escaped when it is printed. */
  readonly text: string;
  /** Lines below it, each indented. */
  readonly details?: readonly string[];
}

const mostAlike = 3;
const mostOfKind = 50;

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

/** A few examples of one cause, and how many more there are. */
function alike(group: readonly Warning[]): string[] {
  const lines = [...new Set(group.map(linesOf))];
  // One more line may as well be the warning itself.
  if (lines.length <= mostAlike + 1) return lines;
  const [last] = group;
  return [
    ...lines.slice(0, mostAlike),
    `and ${lines.length - mostAlike} more like these: ${last?.kind ?? ''}`,
  ];
}

function summarizeKind(warnings: readonly Warning[]): string[] {
  const lines = groupBy(warnings, ({ cause }) => cause).flatMap(alike);
  if (lines.length <= mostOfKind) return lines;
  return [...lines.slice(0, mostOfKind), `and ${lines.length - mostOfKind} more: ${warnings[0]?.kind ?? ''}`];
}

/** Warnings as they are printed: harmless lines, kind by kind, equal ones once, similar ones counted. */
export function printedWarnings(warnings: readonly Warning[]): string[] {
  return groupBy(warnings, ({ kind }) => kind).flatMap(summarizeKind);
}
