import { GripVertical } from 'lucide-react';
import { strings } from '../strings.ts';
import css from './ReorderHandle.module.css';
import type { ReorderItem } from './use-reorder-item.ts';

interface ReorderHandleProps {
  readonly item: ReorderItem;
  /** What people call the item. */
  readonly name: string;
}

/** The button with which an item is dragged, and moved by Alt and an arrow key. */
export function ReorderHandle({ item, name }: ReorderHandleProps) {
  return (
    <button
      type="button"
      className={css.handle}
      aria-label={strings.reorder.handle(name)}
      title={strings.reorder.help}
      {...item.handle}
    >
      <GripVertical size={14} aria-hidden />
    </button>
  );
}
