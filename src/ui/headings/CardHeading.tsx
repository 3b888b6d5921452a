import type { ReactNode } from 'react';

interface CardHeadingProps {
  readonly level: 2 | 3 | 4;
  readonly className?: string | undefined;
  /** The text of the heading, if its children are not a string. */
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

/** In characters. Longer headings may be set smaller. */
const maxFullSizeLength = 72;

/** A heading of the level that fits the outline of the page. */
export function CardHeading({ level, className, text, children }: CardHeadingProps) {
  const Heading = `h${level}` as const;
  const { length } = text ?? (typeof children === 'string' ? children : '');
  return (
    <Heading className={className} data-long={length > maxFullSizeLength || undefined}>
      {children}
    </Heading>
  );
}
