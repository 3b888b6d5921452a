import { linesOf } from '../../drafts/changed-lines.ts';

/** The lines of a conflict: of both sides, and what they were before. */
export interface ConflictLines {
  readonly mine: string;
  readonly before: string;
  readonly theirs: string;
}

/**
 * Texts that have the changes of both sides, mine first. At most one of them is valid. None if both have changed one line, or have done
 * more than add lines at one place.
 */
export function bothSides(conflict: ConflictLines): readonly string[] {
  const [mine, before, theirs] = [conflict.mine, conflict.before, conflict.theirs].map(linesOf);
  if (!mine || !before || !theirs) return [];
  const text = lineByLine(mine, before, theirs);
  return text === undefined ? addedLines(mine, before.flatMap(opened), theirs) : [text];
}

type Lines = readonly string[];

/** Each line as it is in the text of the side that changed it. */
function lineByLine(mine: Lines, before: Lines, theirs: Lines): string | undefined {
  if (mine.length !== before.length || theirs.length !== before.length) return undefined;
  let text = '';
  for (const [at, line] of before.entries()) {
    if (mine[at] !== line && theirs[at] !== line) return undefined;
    text += mine[at] === line ? theirs[at] : mine[at];
  }
  return text;
}

/** A line with an empty list as it is when the list gets items. */
function opened(line: string): Lines {
  const [, start, rest] = /^(.*\[)(\].*\s*)$/.exec(line) ?? [];
  if (start === undefined || rest === undefined) return [line];
  const [indent] = /^\s*/.exec(line) ?? [''];
  return [`${start}\n`, indent + rest];
}

/**
 * The lines that both have added at the same place. My lines end with a comma, or with none if they end inside of a section: sections that
 * are alike share their last lines.
 */
function addedLines(mine: Lines, before: Lines, theirs: Lines): readonly string[] {
  return before.concat('').flatMap((_, index) => {
    const at = before.length - index;
    if (!hasAdded(mine, before, at) || !hasAdded(theirs, before, at)) return [];
    const own = mine.slice(0, mine.length - index);
    const rest = theirs.slice(at);
    return [
      [...own, ...rest].join(''),
      [...own.slice(0, -1), ...own.slice(-1).map(withComma), ...rest].join(''),
    ];
  });
}

/** Whether a side has only added lines, at an index. If the lines follow the last item of a list, that item got a comma. */
function hasAdded(side: Lines, before: Lines, at: number): boolean {
  const rest = before.length - at;
  const kept = [...side.slice(0, at), ...side.slice(side.length - rest)];
  return side.length > before.length && kept.every((line, index) => bare(line) === bare(before[index] ?? ''));
}

const bare = (line: string) => line.replace(/,?\s*$/, '');

const withComma = (line: string) => line.replace(/,?(\s*)$/, ',$1');
