import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { DropHintMark } from './DropHintMark.tsx';
import css from './TreeRow.module.css';
import type { TreeEntry } from './tree-entries.ts';
import type { DropHint } from './use-tree-drag.ts';

interface TreeRowFrameProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'role'> {
  readonly ref: Ref<HTMLDivElement>;
  readonly entry: TreeEntry;
  readonly isTabStop: boolean;
  /** What the row says. It is the name of the row, so that screen readers do not read its buttons too. */
  readonly children: ReactNode;
  /** Its buttons. */
  readonly actions?: ReactNode;
  readonly hint: DropHint | undefined;
}

/**
 * A row of the tree, with its cells. The row has the focus, or a button in a cell. It is not the row of a table, whose layout would have to
 * be undone.
 */
export function TreeRowFrame({ ref, entry, isTabStop, children, actions, hint, ...rest }: TreeRowFrameProps) {
  const { is, key, level } = entry;
  const name = useId();
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
      data-hinted={hint ? '' : undefined}
      aria-level={level}
      aria-labelledby={name}
      tabIndex={isTabStop ? 0 : -1}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above. */}
      <div role="gridcell" id={name} className={css.main}>
        {children}
      </div>
      {actions && (
        // biome-ignore lint/a11y/useSemanticElements: see above.
        // biome-ignore lint/a11y/useFocusableInteractive: see above.
        <div role="gridcell" className={css.actions}>
          {actions}
        </div>
      )}
      <DropHintMark hint={hint} />
    </div>
  );
}
