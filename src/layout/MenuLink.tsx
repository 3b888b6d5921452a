import type { ReactNode } from 'react';
import { SiteLink } from '../ui/SiteLink.tsx';
import { isCurrentPage } from './current-page.ts';

interface MenuLinkProps {
  readonly href: string;
  readonly path: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link of a menu: it loads its page anew and says when that is the page shown. */
export function MenuLink({ href, path, className, children }: MenuLinkProps) {
  return (
    <SiteLink
      href={href}
      reload
      className={className}
      aria-current={isCurrentPage(href, path) ? 'page' : undefined}
    >
      {children}
    </SiteLink>
  );
}
