import type { KeyboardEvent, RefObject } from 'react';
import type { DoAction } from './file-actions.ts';
import type { FileRow } from './file-rows.ts';
import { focusSearch } from './PageSearch.tsx';

/** Focuses the row of a file. */
export function focusRow(list: HTMLElement | null, file: string): void {
  rowsIn(list)
    .find((row) => row.dataset.file === file)
    ?.focus();
}

/** The rows that the arrow keys reach, in their order. */
export function rowsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-file]') ?? [])];
}

interface ListKeysOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly rowOf: (file: string) => FileRow | undefined;
  /** Adds what is typed to the search. */
  readonly onType: (letter: string) => void;
  readonly onDo: DoAction;
}

/**
 * The keys of the list: arrows, Home and End go from row to row, F2 and Delete do what the menu of a row does, and letters are typed into
 * the search. Rows are buttons in a list, so that screen readers read them as such.
 */
export function listKeys({ list, rowOf, onType, onDo }: ListKeysOptions): (event: KeyboardEvent) => void {
  return (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isRow = target.dataset.file !== undefined;
    if (!isRow && target !== list.current) return;
    const rows = rowsIn(list.current);
    const at = isRow ? rows.indexOf(target) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
    const row = rowOf(target.dataset.file ?? '');
    if (to !== undefined) {
      if (to < 0) focusSearch(list.current);
      else rows[Math.min(to, rows.length - 1)]?.focus();
    } else if (key === 'F2' && row) edit(row, onDo);
    else if (key === 'Delete' && row && (row.kind !== 'other' || row.group === 'sections'))
      onDo({ is: 'delete', file: row.file });
    else if (/^[\p{L}\p{N}]$/u.test(key)) {
      onType(key);
      focusSearch(list.current);
    } else return;
    event.preventDefault();
  };
}

function edit({ kind, group, file }: FileRow, onDo: DoAction): void {
  if (kind !== 'other') onDo({ is: 'move', file });
  else if (group === 'sections') onDo({ is: 'rename-section', file });
}
