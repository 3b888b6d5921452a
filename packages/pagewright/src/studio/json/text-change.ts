import { Annotation, ChangeSet } from '@codemirror/state';
import { changedRuns, linesOf } from '../drafts/changed-lines.ts';

/** Marks transactions that come from the studio, and not from the person in the editor. */
export const fromStudio = Annotation.define<boolean>();

/**
 * The smallest change that makes a text another one: of the lines that differ, and in them of what differs. So the cursor and folded parts stay where
 * they are.
 */
export function textChange(before: string, after: string): ChangeSet {
  const [old, now] = [linesOf(before), linesOf(after)];
  const [starts, startsAfter] = [lineStarts(old), lineStarts(now)];
  const changes = changedRuns(old, now).map(({ removed, added }) => {
    let [from, to] = [starts[removed[0]] ?? 0, starts[removed[1]] ?? before.length];
    let [fromAfter, toAfter] = [startsAfter[added[0]] ?? 0, startsAfter[added[1]] ?? after.length];
    while (from < to && fromAfter < toAfter && before[from] === after[fromAfter]) {
      from += 1;
      fromAfter += 1;
    }
    while (from < to && fromAfter < toAfter && before[to - 1] === after[toAfter - 1]) {
      to -= 1;
      toAfter -= 1;
    }
    return { from, to, insert: after.slice(fromAfter, toAfter) };
  });
  return ChangeSet.of(changes, before.length, '\n');
}

/** The offsets at which lines start, and the end of the last. */
function lineStarts(lines: readonly string[]): readonly number[] {
  let at = 0;
  return [0, ...lines.map(({ length }) => (at += length))];
}
