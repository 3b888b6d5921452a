import { ChevronDown, ChevronRight, Pencil, Plus } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../controls/PushButton.tsx';
import { sectionStrings } from '../section-strings.ts';
import css from './TreeRow.module.css';
import { TreeRowFrame } from './TreeRowFrame.tsx';
import type { ListEntry } from './tree-entries.ts';
import { type TreeDrop, useTreeDrag } from './use-tree-drag.ts';

interface ListTreeRowProps {
  readonly entry: ListEntry;
  readonly isTabStop: boolean;
  readonly drop: TreeDrop;
  /** Adds a section at the end of the list. */
  readonly onAdd: (key: string) => void;
  /** Opens the file in which the end of all pages is edited. */
  readonly onOpenFile: (key: string) => void;
}

/** The title of a list: the sections of the page, its end, or a slot of a section. */
export const ListTreeRow = memo(function ListTreeRow(props: ListTreeRowProps) {
  const { entry, isTabStop, drop, onAdd, onOpenFile } = props;
  const { key, level, list, isExpanded } = entry;
  const { ref, hint } = useTreeDrag(entry, !list.isElsewhere, drop);
  const { rows, title, file, isElsewhere } = list;
  const isTop = level === 1;
  const Chevron = isExpanded ? ChevronDown : ChevronRight;
  return (
    <TreeRowFrame
      ref={ref}
      entry={entry}
      isTabStop={isTabStop}
      aria-expanded={isExpanded}
      actions={
        isTop &&
        (isElsewhere ? (
          <IconButton
            label={sectionStrings.menu.editIn(file)}
            icon={<Pencil size={14} />}
            tabIndex={-1}
            onClick={() => onOpenFile(key)}
          />
        ) : (
          <IconButton
            label={sectionStrings.addTo(title)}
            icon={<Plus size={16} />}
            tabIndex={-1}
            onClick={() => onAdd(key)}
          />
        ))
      }
      hint={hint}
    >
      <span className={css.fold}>
        <Chevron size={14} aria-hidden />
      </span>
      <span className={css.title}>{title}</span> <span className={css.count}>{rows.length}</span>
      {isElsewhere && isTop && <span className={css.note}>{sectionStrings.sharedEnd(file)}</span>}
    </TreeRowFrame>
  );
});
