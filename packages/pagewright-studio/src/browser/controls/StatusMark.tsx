import type { ReactNode } from 'react';
import { ScreenReaderText } from './ScreenReaderText.tsx';
import css from './StatusMark.module.css';

interface StatusMarkProps {
  /** The words for screen readers, which hear them after the name of the row. */
  readonly label: string;
  /** The tooltip, if it says more than the label. */
  readonly title?: string;
  readonly variant?: 'error' | 'warning' | 'accent';
  /** An icon, and a number if there is one. */
  readonly children: ReactNode;
}

/** A small mark in a row: a picture of a state. */
export function StatusMark({ label, title = label, variant, children }: StatusMarkProps) {
  return (
    <span className={css.mark} data-variant={variant} title={title}>
      <ScreenReaderText>, {label}</ScreenReaderText>
      <span aria-hidden className={css.picture}>
        {children}
      </span>
    </span>
  );
}

/** The marks of a row, at its end. */
export function StatusMarks({ children }: { readonly children: ReactNode }) {
  return <span className={css.marks}>{children}</span>;
}
