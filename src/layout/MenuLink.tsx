import type { ReactNode } from 'react';
import { SiteLink } from '../ui/actions/SiteLink.tsx';
import { isCurrentPage } from './current-page.ts';

interface MenuLinkProps {
  readonly href: string;
  readonly path: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link of a menu. It reloads the page, as specified, and marks the current page. */
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
