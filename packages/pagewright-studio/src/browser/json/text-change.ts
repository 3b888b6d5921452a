import { Annotation, ChangeSet } from '@codemirror/state';
import { changedRuns, linesOf } from '../drafts/changed-lines.ts';
import { equalEnds } from '../drafts/equal-ends.ts';

/** Marks transactions that come from the studio, and not from the person in the editor. */
export const fromStudio = Annotation.define<boolean>();

/**
 * The smallest change from one text to another: only what differs in the lines that differ. So the cursor and folded parts
 * stay where they are.
 */
export function textChange(before: string, after: string): ChangeSet {
  const [old, now] = [linesOf(before), linesOf(after)];
  const [starts, startsAfter] = [lineStarts(old), lineStarts(now)];
  const changes = changedRuns(old, now).map(({ removed, added }) => {
    const [from, to] = [starts[removed[0]] ?? 0, starts[removed[1]] ?? before.length];
    const lines = after.slice(startsAfter[added[0]] ?? 0, startsAfter[added[1]] ?? after.length);
    const { start, end } = equalEnds(before.slice(from, to), lines);
    return { from: from + start, to: to - end, insert: lines.slice(start, lines.length - end) };
  });
  return ChangeSet.of(changes, before.length, '\n');
}

/** The offsets at which lines start, and the end of the last. */
function lineStarts(lines: readonly string[]): readonly number[] {
  let at = 0;
  return [0, ...lines.map(({ length }) => (at += length))];
}
