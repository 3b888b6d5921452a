import type { BlockPlan } from '../../grammar/plans/block-plan.ts';
import css from './AuthorNote.module.css';

/** Shows authors why a block is not rendered. Only in development: visitors keep seeing the last good state of the block. */
export function AuthorNote({ block, message }: { readonly block: BlockPlan; readonly message: string }) {
  return (
    <p className={css.note} role="note">
      <strong>
        {block.place.file}, block {block.place.block} ({block.type})
      </strong>{' '}
      is not shown: {message}
    </p>
  );
}
