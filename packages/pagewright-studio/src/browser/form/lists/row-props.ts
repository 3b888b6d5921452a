import type { ReorderList } from '../../reorder/use-reorder-item.ts';
import type { ListActions } from './use-list.ts';

/** What all rows of a list know of it. */
export interface RowProps {
  readonly index: number;
  readonly list: ReorderList;
  readonly actions: ListActions;
  /** What people call an item: "link". */
  readonly noun: string;
  /** Why no item can be added; undefined if one can. */
  readonly isFull: string | undefined;
  /** Why no item can be removed; undefined if one can. */
  readonly isLeast: string | undefined;
}
