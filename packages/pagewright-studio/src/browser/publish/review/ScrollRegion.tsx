import type { ReactNode } from 'react';
import css from './ScrollRegion.module.css';

interface ScrollRegionProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A part of a dialog that scrolls, also by keyboard. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reachable by keyboard.
    <section className={css.region} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
