import type { ReactNode } from 'react';
import css from './action.module.css';
import { linkKind } from './link-kind.ts';
import { SiteLink } from './SiteLink.tsx';

interface ActionLinkProps {
  readonly href: string;
  /** solid and outline are drawn as buttons, arrow as underlined words with an arrow. */
  readonly look?: 'solid' | 'outline' | 'arrow' | undefined;
  readonly reload?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that asks to be followed. */
export function ActionLink({ href, look = 'solid', reload, className, children }: ActionLinkProps) {
  const own = look === 'arrow' ? css.arrow : css.action;
  return (
    <SiteLink
      href={href}
      reload={reload}
      className={className === undefined ? own : `${own} ${className}`}
      data-look={look}
      data-outward={linkKind(href) === 'outward' || undefined}
    >
      {children}
    </SiteLink>
  );
}
