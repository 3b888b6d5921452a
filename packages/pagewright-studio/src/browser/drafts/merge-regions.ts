import { type ChangedRun, changedRuns, linesOf } from './changed-lines.ts';

/** A part of a text that both sides have alike, or that only one of them has changed. */
interface MergedRegion {
  readonly is: 'merged';
  readonly text: string;
}

/** Lines that both sides have changed. */
interface ConflictRegion {
  readonly is: 'conflict';
  readonly mine: string;
  readonly before: string;
  readonly theirs: string;
  /** Number of its first line in `mine`. */
  readonly line: number;
}

export type MergeRegion = MergedRegion | ConflictRegion;

/** Which side counts in a conflict. */
export type Side = 'mine' | 'theirs';

/** How many more lines a side has than the text before, up to some place. */
const grownBy = ({ added, removed }: ChangedRun) => added[1] - removed[1];

/**
 * The parts of a text that two sides have changed, in order. As other merges do, it takes changes of neighbouring lines for a conflict.
 * @param before what both sides started from
 */
export function mergeRegions(mine: string, before: string, theirs: string): readonly MergeRegion[] {
  const lines = { mine: linesOf(mine), before: linesOf(before), theirs: linesOf(theirs) };
  const left = {
    mine: [...changedRuns(lines.before, lines.mine)],
    theirs: [...changedRuns(lines.before, lines.theirs)],
  };
  const offset = { mine: 0, theirs: 0 };
  const regions: MergeRegion[] = [];
  const add = (text: string) => {
    if (text !== '') regions.push({ is: 'merged', text });
  };
  let at = 0;
  for (;;) {
    const start = Math.min(
      ...[left.mine[0], left.theirs[0]].map((run) => run?.removed[0] ?? Number.POSITIVE_INFINITY),
    );
    if (start === Number.POSITIVE_INFINITY) break;
    add(lines.before.slice(at, start).join(''));
    const from = { mine: start + offset.mine, theirs: start + offset.theirs };
    const changed = new Set<Side>();
    let end = start;
    for (let isLonger = true; isLonger; ) {
      isLonger = false;
      for (const side of ['mine', 'theirs'] as const) {
        const [run] = left[side];
        if (!run || run.removed[0] > end) continue;
        left[side].shift();
        changed.add(side);
        end = Math.max(end, run.removed[1]);
        offset[side] = grownBy(run);
        isLonger = true;
      }
    }
    const textOf = (side: Side) => lines[side].slice(from[side], end + offset[side]).join('');
    const texts = { mine: textOf('mine'), theirs: textOf('theirs') };
    if (changed.size < 2 || texts.mine === texts.theirs) add(changed.has('mine') ? texts.mine : texts.theirs);
    else
      regions.push({
        is: 'conflict',
        ...texts,
        before: lines.before.slice(start, end).join(''),
        line: from.mine + 1,
      });
    at = end;
  }
  add(lines.before.slice(at).join(''));
  return regions;
}

/**
 * The text with a side for each conflict.
 * @param sides in the order of the conflicts; undefined if there are too few
 */
export function mergedText(
  regions: readonly MergeRegion[],
  sides: readonly (Side | undefined)[],
): string | undefined {
  let next = 0;
  let text = '';
  for (const region of regions) {
    if (region.is === 'merged') {
      text += region.text;
      continue;
    }
    const side = sides[next];
    next += 1;
    if (side === undefined) return undefined;
    text += region[side];
  }
  return text;
}
