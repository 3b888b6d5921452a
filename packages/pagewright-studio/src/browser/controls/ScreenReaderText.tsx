import type { ReactNode } from 'react';
import css from './ScreenReaderText.module.css';

/** Words for screen readers alone. */
export function ScreenReaderText({ children }: { readonly children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
