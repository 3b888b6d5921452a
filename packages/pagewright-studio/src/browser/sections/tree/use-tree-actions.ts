import { useEffect, useMemo, useRef, useState } from 'react';
import type { MenuItem } from '../../controls/Menu.tsx';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { moveRefusal } from '../operations/move-section.ts';
import { type OpenDialog, SectionActions } from '../section-actions.ts';
import { sectionItems, sharedEndItems } from '../section-menu.tsx';
import type { TreeEntry } from './tree-entries.ts';
import type { TreeDrop } from './use-tree-drag.ts';

/** What rows of the tree call. All of it stays the same, so that a row is drawn again only if it shows something else. */
interface TreeActions {
  readonly actions: SectionActions;
  readonly drop: TreeDrop;
  readonly menuOf: (key: string) => readonly MenuItem[];
  /** Adds a section below one, or at the end of a list. */
  readonly onAdd: (key: string) => void;
  /** Opens the file of a row that is written in another file. */
  readonly onOpenFile: (key: string) => void;
  readonly dialog: OpenDialog | undefined;
  readonly closeDialog: () => void;
}

export function useTreeActions(
  entries: readonly TreeEntry[],
  focusRow: (part: SelectedPart) => void,
): TreeActions {
  const studio = useStudio();
  const [dialog, setDialog] = useState<OpenDialog>();
  const latest = useRef({ studio, entries });
  useEffect(() => {
    latest.current = { studio, entries };
  });
  const calls = useMemo(() => {
    const actions = new SectionActions({
      studio: () => latest.current.studio,
      open: setDialog,
      focusRow,
    });
    const entryOf = (key: string) => latest.current.entries.find((entry) => entry.key === key);
    return {
      actions,
      drop: {
        refusal: (part, list) => moveRefusal(latest.current.studio.state.site, part, list),
        drop: (part, spot) => void actions.move(part, spot),
      } satisfies TreeDrop,
      menuOf: (key: string) => {
        const entry = entryOf(key);
        if (entry?.is !== 'section') return [];
        if (entry.list.isElsewhere) return sharedEndItems(entry.row, actions);
        return sectionItems(latest.current.studio.state.site, entry.row, actions);
      },
      onAdd: (key: string) => {
        const entry = entryOf(key);
        if (!entry) return;
        const { file, steps, rows } = entry.list;
        const index = entry.is === 'section' ? entry.row.index + 1 : (rows[0]?.count ?? 0);
        actions.openDialog({ is: 'add', spot: { file, list: steps, index } });
      },
      onOpenFile: (key: string) => {
        const entry = entryOf(key);
        if (entry) actions.openFile({ file: entry.list.file, steps: [...entry.list.steps, 0] });
      },
      closeDialog: () => setDialog(undefined),
    };
  }, [focusRow]);
  return { ...calls, dialog };
}
