import type { ReactNode } from 'react';
import css from './action.module.css';

/** Words drawn as an arrow link inside something that is the link itself (a card marked data-card). */
export function ArrowMark({ children }: { readonly children: ReactNode }) {
  return <span className={css.arrow}>{children}</span>;
}
