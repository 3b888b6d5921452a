import type { ChangeSet } from '@codemirror/state';

/** Milliseconds after which typing is another step of undo. */
const pause = 1_200;

/**
 * Decides which changes of an editor are undone together: what is typed or deleted in a row, without a pause and without a jump. The names
 * of groups are never used again, also by other windows.
 */
export class TypingGroups {
  readonly #name = crypto.randomUUID();
  #number = 0;
  #kind = '';
  #end = -1;
  #time = 0;

  /**
   * The group of a change.
   * @param kind what the person did: `input`, `delete`; anything else is a step of its own
   * @param time in milliseconds
   */
  groupOf(change: ChangeSet, kind: string, time: number): string {
    const { start, end, isLine } = extentOf(change);
    const isNext =
      (kind === 'input' || kind === 'delete') &&
      kind === this.#kind &&
      time - this.#time < pause &&
      this.#end >= start &&
      this.#end <= end;
    if (!isNext) this.#number += 1;
    // A new line ends a run of characters.
    this.#kind = isLine ? '' : kind;
    this.#end = change.mapPos(this.#end < start || !isNext ? end : this.#end, 1);
    this.#time = time;
    return `${this.#name} ${this.#number}`;
  }
}

/** Where a change begins and ends in the text before, and whether it writes a line break. */
function extentOf(change: ChangeSet): {
  readonly start: number;
  readonly end: number;
  readonly isLine: boolean;
} {
  let [start, end, isLine] = [change.length, 0, false];
  change.iterChanges((from, to, _from, _to, inserted) => {
    start = Math.min(start, from);
    end = Math.max(end, to);
    isLine ||= inserted.lines > 1;
  });
  return { start, end, isLine };
}
