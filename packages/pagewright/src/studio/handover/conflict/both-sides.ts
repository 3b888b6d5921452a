import { linesOf } from '../../drafts/changed-lines.ts';

/** The lines of a conflict: of both sides, and what they were before. */
export interface ConflictLines {
  readonly mine: string;
  readonly before: string;
  readonly theirs: string;
}

/** The lines with the changes of both sides, mine first. Undefined if both have changed one line, or have done more than add lines at one place. */
export function bothSides(conflict: ConflictLines): string | undefined {
  const [mine, before, theirs] = [conflict.mine, conflict.before, conflict.theirs].map(linesOf);
  if (!mine || !before || !theirs) return undefined;
  return lineByLine(mine, before, theirs) ?? addedLines(mine, before, theirs);
}

type Lines = readonly string[];

/** Each line as the side has it that has changed it. */
function lineByLine(mine: Lines, before: Lines, theirs: Lines): string | undefined {
  if (mine.length !== before.length || theirs.length !== before.length) return undefined;
  let text = '';
  for (const [at, line] of before.entries()) {
    if (mine[at] !== line && theirs[at] !== line) return undefined;
    text += mine[at] === line ? theirs[at] : mine[at];
  }
  return text;
}

/** The lines that both have added at the same place. */
function addedLines(mine: Lines, before: Lines, theirs: Lines): string | undefined {
  for (let at = before.length; at >= 0; at -= 1) {
    const rest = before.length - at;
    if (!hasAdded(mine, before, at) || !hasAdded(theirs, before, at)) continue;
    const own = mine.slice(0, mine.length - rest);
    return [...own.slice(0, -1), ...own.slice(-1).map(withComma), ...theirs.slice(at)].join('');
  }
  return undefined;
}

/** Whether a side has only added lines, at an index. What was last in a list got a comma with it. */
function hasAdded(side: Lines, before: Lines, at: number): boolean {
  const rest = before.length - at;
  const kept = [...side.slice(0, at), ...side.slice(side.length - rest)];
  return side.length > before.length && kept.every((line, index) => bare(line) === bare(before[index] ?? ''));
}

const bare = (line: string) => line.replace(/,?\s*$/, '');

const withComma = (line: string) => line.replace(/,?(\s*)$/, ',$1');
