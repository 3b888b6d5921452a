import { printable } from '../json/printable.ts';
import { getOrInsert } from '../memory/get-or-insert.ts';

/** A problem that does not stop the build. */
export interface Warning {
  /** The kind in plural words: `values that were dropped`. The line that counts unprinted warnings contains it. */
  readonly kind: string;
  /** Warnings with the same cause have the same text here. Only a few of them are printed. */
  readonly cause: string;
  /** May contain text from the content service, so it is escaped before it is printed. */
  readonly text: string;
  /** Further lines below the text, each indented. */
  readonly details?: readonly string[];
}

const maxOfCause = 3;
const maxOfKind = 50;

function groupBy(warnings: readonly Warning[], keyOf: (warning: Warning) => string): Warning[][] {
  const groups = new Map<string, Warning[]>();
  for (const warning of warnings) getOrInsert(groups, keyOf(warning), () => []).push(warning);
  return [...groups.values()];
}

function linesOf({ text, details = [] }: Warning): string {
  return [printable(text), ...details.map((line) => `  ${printable(line)}`)].join('\n');
}

/** The first lines. If there are more, the last line is the result of `count` for the number of the others. */
function shorten(lines: readonly string[], max: number, count: (left: number) => string): readonly string[] {
  // Instead of a line that counts a single warning, prints that warning.
  return lines.length <= max + 1 ? lines : [...lines.slice(0, max), count(lines.length - max)];
}

function summarizeCause(group: readonly Warning[], kind: string): readonly string[] {
  const lines = [...new Set(group.map(linesOf))];
  return shorten(lines, maxOfCause, (left) => `and ${left} more like these: ${kind}`);
}

function summarizeKind(warnings: readonly Warning[]): readonly string[] {
  const kind = warnings[0]?.kind ?? '';
  const lines = groupBy(warnings, ({ cause }) => cause).flatMap((group) => summarizeCause(group, kind));
  return shorten(lines, maxOfKind, (left) => `and ${left} more: ${kind}`);
}

/** The lines to print: escaped, grouped by kind, equal warnings once, similar ones counted. */
export function printedWarnings(warnings: readonly Warning[]): string[] {
  return groupBy(warnings, ({ kind }) => kind).flatMap(summarizeKind);
}
