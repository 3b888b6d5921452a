import type { HTMLAttributes, ReactNode, Ref } from 'react';
import css from './TreeRow.module.css';
import type { TreeEntry } from './tree-entries.ts';

interface TreeRowFrameProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'role'> {
  readonly ref: Ref<HTMLDivElement>;
  readonly entry: TreeEntry;
  readonly isTabStop: boolean;
  readonly children: ReactNode;
}

/** A row of the tree. It is not the row of a table, whose layout would have to be undone. */
export function TreeRowFrame({ ref, entry, isTabStop, children, ...rest }: TreeRowFrameProps) {
  const { is, key, level } = entry;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above.
    <div
      ref={ref}
      role="row"
      {...rest}
      className={css.row}
      data-is={is}
      data-key={key}
      data-level={level}
      aria-level={level}
      tabIndex={isTabStop ? 0 : -1}
    >
      {children}
    </div>
  );
}

interface TreeCellProps {
  readonly is: 'main' | 'actions';
  readonly children: ReactNode;
}

/** A cell of a row. The row has the focus, or a button in the cell. */
export function TreeCell({ is, children }: TreeCellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the row.
    // biome-ignore lint/a11y/useFocusableInteractive: see above.
    <div role="gridcell" className={css[is]}>
      {children}
    </div>
  );
}
