import { ChevronDown, ChevronRight, Pencil } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../controls/PushButton.tsx';
import { words } from '../../words.ts';
import { DropHintMark } from './DropHintMark.tsx';
import css from './TreeRow.module.css';
import { TreeCell, TreeRowFrame } from './TreeRowFrame.tsx';
import type { ListEntry } from './tree-entries.ts';
import { type TreeDrop, useTreeDrag } from './use-tree-drag.ts';

interface ListTreeRowProps {
  readonly entry: ListEntry;
  readonly isTabStop: boolean;
  readonly drop: TreeDrop;
  /** Opens the file in which the end of all pages is edited. */
  readonly onOpenFile: (key: string) => void;
}

/** The title of a list: the sections of the page, its end, or a slot of a section. */
export const ListTreeRow = memo(function ListTreeRow(props: ListTreeRowProps) {
  const { entry, isTabStop, drop, onOpenFile } = props;
  const { key, level, list, isExpanded } = entry;
  const { ref, hint } = useTreeDrag(entry, !list.isElsewhere, drop);
  const Chevron = isExpanded ? ChevronDown : ChevronRight;
  return (
    <TreeRowFrame ref={ref} entry={entry} isTabStop={isTabStop} aria-expanded={isExpanded}>
      <TreeCell is="main">
        <span className={css.fold}>
          <Chevron size={14} aria-hidden />
        </span>
        <span className={css.title}>{list.title}</span>
        {list.isElsewhere && level === 1 && (
          <span className={css.note}>{words.sections.sharedEnd(list.file)}</span>
        )}
      </TreeCell>
      {list.isElsewhere && level === 1 && (
        <TreeCell is="actions">
          <IconButton
            label={words.sections.menu.editIn(list.file)}
            icon={<Pencil size={14} />}
            tabIndex={-1}
            onClick={() => onOpenFile(key)}
          />
        </TreeCell>
      )}
      <DropHintMark hint={hint} />
    </TreeRowFrame>
  );
});
