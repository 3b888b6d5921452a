import type { BlockPlan } from '../../grammar/plan.ts';
import css from './AuthorNote.module.css';

/** Tells an author, in development alone, why a block is not drawn; a visitor gets the rest of the page. */
export function AuthorNote({ block, message }: { readonly block: BlockPlan; readonly message: string }) {
  if (!import.meta.env.DEV) return null;
  return (
    <p className={css.note} role="note">
      <strong>
        {block.place.file}, block {block.place.block} ({block.type})
      </strong>{' '}
      is not drawn: {message}
    </p>
  );
}
