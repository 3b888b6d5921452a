import { Hidden } from '../ui/Hidden.tsx';
import { Section } from '../ui/Section.tsx';
import css from './PageTitle.module.css';

interface PageTitleProps {
  /** False while the page waits: the title may still change, so only screen readers get it. */
  readonly isSeen: boolean;
  readonly children: string;
}

/** The h1 of a page without one: the page waits or has failed, or its blocks do not appear on this path. */
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
