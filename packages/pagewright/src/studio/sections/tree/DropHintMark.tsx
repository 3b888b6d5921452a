import { words } from '../../words.ts';
import css from './DropHintMark.module.css';
import type { DropHint } from './use-tree-drag.ts';

/** Shows where a dragged section would be dropped, or why it cannot be dropped there. */
export function DropHintMark({ hint }: { readonly hint: DropHint | undefined }) {
  if (!hint) return null;
  const { at, refused } = hint;
  return (
    <span className={css.mark} data-at={at} data-refused={refused === undefined ? undefined : ''} aria-hidden>
      {refused !== undefined && <span className={css.reason}>{words.sections.notHere(refused)}</span>}
    </span>
  );
}
