import css from './FramedLink.module.css';
import { SiteLink } from './SiteLink.tsx';

interface FramedLinkProps {
  readonly href: string;
  /** True if the link leads to the page that is shown. */
  readonly isCurrent: boolean;
  readonly children: string;
}

/** A short link in a frame, one of several in a row. */
export function FramedLink({ href, isCurrent, children }: FramedLinkProps) {
  return (
    <SiteLink className={css.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </SiteLink>
  );
}
