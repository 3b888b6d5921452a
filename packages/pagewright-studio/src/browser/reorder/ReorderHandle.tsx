import { GripVertical } from 'lucide-react';
import css from './ReorderHandle.module.css';
import { reorderStrings } from './reorder-strings.ts';
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
      aria-label={reorderStrings.handle(name)}
      title={reorderStrings.help}
      {...item.handle}
    >
      <GripVertical size={14} aria-hidden />
    </button>
  );
}
