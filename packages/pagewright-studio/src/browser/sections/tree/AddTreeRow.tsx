import { Plus } from 'lucide-react';
import { memo } from 'react';
import { sectionStrings } from '../section-strings.ts';
import css from './TreeRow.module.css';
import { TreeRowFrame } from './TreeRowFrame.tsx';
import type { AddEntry } from './tree-entries.ts';
import { type TreeDrop, useTreeDrag } from './use-tree-drag.ts';

interface AddTreeRowProps {
  readonly entry: AddEntry;
  readonly isTabStop: boolean;
  readonly drop: TreeDrop;
}

/** The end of a list, where a section is added. */
export const AddTreeRow = memo(function AddTreeRow({ entry, isTabStop, drop }: AddTreeRowProps) {
  const { list } = entry;
  const { ref, hint } = useTreeDrag(entry, true, drop);
  return (
    <TreeRowFrame ref={ref} entry={entry} isTabStop={isTabStop} hint={hint}>
      <span className={css.fold}>
        <Plus size={14} aria-hidden />
      </span>
      <span>{sectionStrings.add}</span>
      {list.is === 'slot' && <span className={css.note}>{sectionStrings.inList(list.title)}</span>}
    </TreeRowFrame>
  );
});
