import { Hidden } from '../ui/Hidden.tsx';
import { Section } from '../ui/Section.tsx';
import css from './PageTitle.module.css';

interface PageTitleProps {
  /** False while the page waits: the title may still become another, but is read aloud. */
  readonly isSeen: boolean;
  readonly children: string;
}

/** The h1 of a page on which no block draws one: it waits, it has failed, or its blocks leave this address out. */
export function PageTitle({ isSeen, children }: PageTitleProps) {
  if (!isSeen)
    return (
      <h1>
        <Hidden>{children}</Hidden>
      </h1>
    );
  return (
    <Section tone="paper" space="tight">
      <h1 className={css.title}>{children}</h1>
    </Section>
  );
}
