import { changedRuns, linesOf, type Run } from '../../drafts/changed-lines.ts';
import { equalEnds } from '../../drafts/equal-ends.ts';
import type { FileText } from '../../drafts/file-change.ts';

/** A line of a diff. */
export interface DiffLine {
  readonly is: 'same' | 'removed' | 'added';
  /** Its number before and after; undefined where it does not exist. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** The text without its line break. */
  readonly text: string;
  /** The part that differs from the line that it replaces, or that replaces it, as offsets. */
  readonly mark?: readonly [start: number, end: number];
  /** True if only the line break differs. */
  readonly isSameText?: boolean;
}

/** Changed lines with some of the equal lines around them. */
interface DiffHunk {
  /** How many equal lines are left out before it. */
  readonly skipped: number;
  readonly lines: readonly DiffLine[];
}

interface LineDiff {
  readonly hunks: readonly DiffHunk[];
  /** How many equal lines are left out at the end. */
  readonly skipped: number;
  readonly added: number;
  readonly removed: number;
}

/** Equal lines that are shown around changed ones. */
const context = 3;

/** The lines that differ between two texts. */
export function lineDiff(before: FileText, after: FileText): LineDiff {
  const lines = [...diffLines(linesOf(before), linesOf(after))];
  const count = (kind: DiffLine['is']) => lines.filter(({ is }) => is === kind).length;
  return { ...hunksOf(lines), added: count('added'), removed: count('removed') };
}

/** All lines of both texts in one order. */
function* diffLines(before: readonly string[], after: readonly string[]): Generator<DiffLine> {
  let [at, atAfter] = [0, 0];
  for (const { removed, added } of changedRuns(before, after)) {
    while (at < removed[0]) yield sameLine(before, at++, atAfter++);
    yield* changedLines(before, after, removed, added);
    [at, atAfter] = [removed[1], added[1]];
  }
  while (at < before.length) yield sameLine(before, at++, atAfter++);
}

function sameLine(lines: readonly string[], at: number, atAfter: number): DiffLine {
  return { is: 'same', before: at + 1, after: atAfter + 1, text: withoutEnd(lines[at] ?? '') };
}

function* changedLines(
  before: readonly string[],
  after: readonly string[],
  removed: Run,
  added: Run,
): Generator<DiffLine> {
  const pairs = Math.min(removed[1] - removed[0], added[1] - added[0]);
  const marks = Array.from({ length: pairs }, (_, index) =>
    markedPair(before[removed[0] + index] ?? '', after[added[0] + index] ?? ''),
  );
  for (let at = removed[0]; at < removed[1]; at += 1) {
    const text = withoutEnd(before[at] ?? '');
    yield { is: 'removed', before: at + 1, after: undefined, text, ...marks[at - removed[0]]?.removed };
  }
  for (let at = added[0]; at < added[1]; at += 1) {
    const text = withoutEnd(after[at] ?? '');
    yield { is: 'added', before: undefined, after: at + 1, text, ...marks[at - added[0]]?.added };
  }
}

type Marks = Pick<DiffLine, 'mark' | 'isSameText'>;

/** The parts of two lines that differ, if the lines are alike. */
function markedPair(one: string, other: string): { readonly removed: Marks; readonly added: Marks } {
  const [before, after] = [withoutEnd(one), withoutEnd(other)];
  if (before === after) return { removed: { isSameText: true }, added: { isSameText: true } };
  const shorter = Math.min(before.length, after.length);
  let { start, end } = equalEnds(before, after);
  if (isHalf(before.charCodeAt(start - 1))) start -= 1;
  if (isHalf(before.charCodeAt(before.length - end - 1))) end -= 1;
  const alike = before.slice(0, start).trim().length + end;
  if (alike * 3 < shorter - (before.length - before.trimStart().length)) return { removed: {}, added: {} };
  return {
    removed: { mark: [start, before.length - end] },
    added: { mark: [start, after.length - end] },
  };
}

/** True for the first half of a character of two UTF-16 code units, which must not be separated from the other. */
const isHalf = (code: number) => code >= 0xd800 && code < 0xdc00;

function withoutEnd(line: string): string {
  return line.replace(/\r?\n$/, '');
}

function hunksOf(lines: readonly DiffLine[]): Pick<LineDiff, 'hunks' | 'skipped'> {
  const isNear = new Array<boolean>(lines.length).fill(false);
  lines.forEach(({ is }, at) => {
    if (is !== 'same') isNear.fill(true, Math.max(0, at - context), at + context + 1);
  });
  const hunks: { readonly skipped: number; readonly lines: DiffLine[] }[] = [];
  let skipped = 0;
  lines.forEach((line, at) => {
    if (!isNear[at]) skipped += 1;
    else if (skipped > 0 || at === 0) hunks.push({ skipped, lines: [line] });
    else hunks.at(-1)?.lines.push(line);
    if (isNear[at]) skipped = 0;
  });
  return { hunks, skipped };
}
