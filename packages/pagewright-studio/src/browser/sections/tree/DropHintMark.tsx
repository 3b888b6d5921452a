import { DropLine } from '../../reorder/DropLine.tsx';
import { sectionStrings } from '../section-strings.ts';
import css from './DropHintMark.module.css';
import type { DropHint } from './use-tree-drag.ts';

const edges = { before: 'top', after: 'bottom', inside: undefined } as const;

/** Shows where a dragged section would be dropped, or why it cannot be dropped there. */
export function DropHintMark({ hint }: { readonly hint: DropHint | undefined }) {
  if (!hint) return null;
  const { at, refused } = hint;
  return (
    <span className={css.mark} data-at={at} data-refused={refused === undefined ? undefined : ''} aria-hidden>
      <DropLine edge={edges[at]} />
      {refused !== undefined && <span className={css.reason}>{sectionStrings.notHere(refused)}</span>}
    </span>
  );
}
