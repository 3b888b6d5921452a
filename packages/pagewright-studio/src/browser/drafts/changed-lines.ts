import { diffArrays } from 'diff';
import { equalEnds } from './equal-ends.ts';
import type { FileText } from './file-change.ts';

/** Milliseconds after which texts that have little in common are shown as replaced. */
const timeout = 300;

/** Lines with what ends them. A file that does not exist has none. */
export function linesOf(text: FileText): readonly string[] {
  return text === null || text === '' ? [] : text.split(/(?<=\n)/);
}

/** Lines of a text: the index of the first line, and the index after the last one. */
export type Run = readonly [start: number, end: number];

/** Lines that replace others: indexes before and after. */
export interface ChangedRun {
  readonly removed: Run;
  readonly added: Run;
}

/** The runs of lines that differ, in order. */
export function changedRuns(before: readonly string[], after: readonly string[]): readonly ChangedRun[] {
  const { start, end } = equalEnds(before, after);
  const [old, changed] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (old.length === 0 && changed.length === 0) return [];
  const parts = diffArrays(old, changed, { timeout });
  const runs: ChangedRun[] = [];
  let [at, atAfter] = [start, start];
  let [from, fromAfter] = [start, start];
  const close = () => {
    if (at > from || atAfter > fromAfter) runs.push({ removed: [from, at], added: [fromAfter, atAfter] });
  };
  for (const { added, removed, count } of parts ?? [
    { removed: true, added: false, count: old.length },
    { removed: false, added: true, count: changed.length },
  ]) {
    if (!(added || removed)) close();
    if (!added) at += count;
    if (!removed) atAfter += count;
    if (!(added || removed)) [from, fromAfter] = [at, atAfter];
  }
  close();
  return runs;
}
