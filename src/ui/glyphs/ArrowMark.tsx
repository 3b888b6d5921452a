import type { ReactNode } from 'react';
import css from '../actions/action.module.css';

/** Text that looks like an arrow link, inside a card (`data-card`) that is itself the link. */
export function ArrowMark({ children }: { readonly children: ReactNode }) {
  return <span className={css.arrow}>{children}</span>;
}
