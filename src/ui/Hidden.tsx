import type { ReactNode } from 'react';
import css from './Hidden.module.css';

/** Words that are read aloud and not seen. */
export function Hidden({ children }: { readonly children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
