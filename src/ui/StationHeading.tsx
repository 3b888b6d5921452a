import type { ReactNode } from 'react';
import css from './StationHeading.module.css';

interface StationHeadingProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A heading of more characters than this is set smaller, and one of many more smaller still. */
const LONG = 64;
const VERY_LONG = 160;

/** An h2 with its ring on the meridian. Its left edge must be the edge of the section's content. */
export function StationHeading({ children, className }: StationHeadingProps) {
  const length = typeof children === 'string' ? children.length : 0;
  return (
    <h2
      className={className === undefined ? css.heading : `${css.heading} ${className}`}
      data-long={length > VERY_LONG ? 'very' : length > LONG || undefined}
    >
      {children}
    </h2>
  );
}
