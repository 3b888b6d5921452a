import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import css from './Sheet.module.css';

interface SheetProps {
  /** `div` by default. A `figure` if it illustrates the text next to it. */
  readonly as?: 'div' | 'figure' | undefined;
  /** Styles of the whole sheet: width and place. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A paper document or a screen. Its shadow looks like a second ink that is printed out of register. */
export function Sheet({ as: Element = 'div', className, children }: SheetProps) {
  return (
    // Two elements, because the colour of the shadow depends on the background around the paper.
    <Element className={joinClasses(css.sheet, className)}>
      <div className={css.paper} data-tone="white">
        {children}
      </div>
    </Element>
  );
}
