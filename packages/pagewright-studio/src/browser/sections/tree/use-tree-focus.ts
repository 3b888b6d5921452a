import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import { keyOf } from '../operations/section-rows.ts';
import type { TreeEntry } from './tree-entries.ts';

function elementOf(grid: HTMLElement | null, key: string): HTMLElement | undefined {
  return [...(grid?.querySelectorAll<HTMLElement>('[role=row]') ?? [])].find(
    (row) => row.dataset.key === key,
  );
}

interface TreeFocus {
  /** The row that the Tab key leads to. */
  readonly tabStop: string | undefined;
  readonly onRowFocused: (key: string | undefined) => void;
  readonly focus: (key: string | undefined) => void;
  /** Focuses the row of a section as soon as it is there. */
  readonly focusRow: (part: SelectedPart) => void;
}

/** Which row of the tree has the focus, or gets it when somebody comes to the tree. @param selected key of the selected row */
export function useTreeFocus(
  grid: RefObject<HTMLElement | null>,
  entries: readonly TreeEntry[],
  selected: string | undefined,
): TreeFocus {
  const [active, setActive] = useState<string>();
  const wanted = useRef<string>(undefined);
  const isThere = (key: string | undefined) => entries.some((entry) => entry.key === key);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = elementOf(grid.current, wanted.current);
    if (!row) return;
    wanted.current = undefined;
    row.focus();
  });
  useEffect(() => {
    if (selected !== undefined) elementOf(grid.current, selected)?.scrollIntoView({ block: 'nearest' });
  }, [grid, selected]);
  const focus = useCallback(
    (key: string | undefined) => {
      if (key !== undefined) elementOf(grid.current, key)?.focus();
    },
    [grid],
  );
  const focusRow = useCallback(({ file, steps }: SelectedPart) => {
    // Without sections, the place to add one gets the focus.
    const key = steps.length > 0 ? keyOf(file, steps) : keyOf(file, ['blocks']);
    wanted.current = key;
    setActive(key);
  }, []);
  return {
    tabStop: isThere(active) ? active : isThere(selected) ? selected : entries[0]?.key,
    onRowFocused: setActive,
    focus,
    focusRow,
  };
}
