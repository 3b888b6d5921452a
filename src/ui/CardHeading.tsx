import type { ReactNode } from 'react';

interface CardHeadingProps {
  readonly level: 2 | 3;
  readonly className?: string | undefined;
  /** Its words, where its children are more than text. */
  readonly words?: string | undefined;
  readonly children: ReactNode;
}

/** A heading of more characters than this may be set smaller. */
const LONG = 72;

/** A heading of the level that the page's outline asks for. */
export function CardHeading({ level, className, words, children }: CardHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const text = words ?? (typeof children === 'string' ? children : '');
  return (
    <Heading className={className} data-long={text.length > LONG || undefined}>
      {children}
    </Heading>
  );
}
