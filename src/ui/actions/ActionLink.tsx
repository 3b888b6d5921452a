import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import css from './action.module.css';
import { linkKind } from './link-kind.ts';
import { SiteLink } from './SiteLink.tsx';

interface ActionLinkProps {
  readonly href: string;
  /** `solid` and `outline` look like buttons, `arrow` like underlined text with an arrow. */
  readonly look?: 'solid' | 'outline' | 'arrow' | undefined;
  readonly reload?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that invites the visitor to act. */
export function ActionLink({ href, look = 'solid', reload, className, children }: ActionLinkProps) {
  return (
    <SiteLink
      href={href}
      reload={reload}
      className={joinClasses(look === 'arrow' ? css.arrow : css.action, className)}
      data-look={look}
      data-external={linkKind(href) === 'external' || undefined}
    >
      {children}
    </SiteLink>
  );
}
