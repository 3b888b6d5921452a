import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import station from './Station.module.css';
import css from './StationHeading.module.css';

interface StationHeadingProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** In characters. Longer headings are set smaller, and much longer ones smaller still. */
const maxFullSizeLength = 64;
const maxReducedLength = 160;

/** An h2 with a ring on the vertical line of the page. Must be aligned with the left edge of the section's content. */
export function StationHeading({ children, className }: StationHeadingProps) {
  const length = typeof children === 'string' ? children.length : 0;
  return (
    <h2
      className={joinClasses(station.station, css.heading, className)}
      data-long={length > maxReducedLength ? 'very' : length > maxFullSizeLength || undefined}
    >
      {children}
    </h2>
  );
}
