import type { Step } from './draft-state.ts';
import { applyChange, rebaseChange } from './file-change.ts';

/** The texts of files, by path below `page-configs/`. */
export type Texts = ReadonlyMap<string, string>;

/** Texts after changes. @throws UnfitChangeError */
export function applyChanges(texts: Texts, changes: Step['changes']): Texts {
  const changed = new Map(texts);
  for (const [file, change] of changes) {
    const text = applyChange(texts.get(file) ?? null, change);
    if (text === null) changed.delete(file);
    else changed.set(file, text);
  }
  return changed;
}

/**
 * Steps that the server has not confirmed, as they are after a change that it reports.
 * @param texts without the steps and the change
 * @param over the change, made in the same texts
 */
export function rebaseSteps(steps: readonly Step[], texts: Texts, over: Step['changes']): readonly Step[] {
  let before = texts;
  let others = over;
  return steps.map((step) => {
    const changes = rebased(step.changes, others, before);
    others = rebased(others, step.changes, before);
    before = applyChanges(before, step.changes);
    return { ...step, changes };
  });
}

function rebased(changes: Step['changes'], over: Step['changes'], texts: Texts): Step['changes'] {
  return new Map(
    [...changes].map(([file, change]) => {
      const other = over.get(file);
      if (!other) return [file, change];
      return [file, rebaseChange(change, other, applyChange(texts.get(file) ?? null, change))];
    }),
  );
}
