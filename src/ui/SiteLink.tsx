import type { ComponentPropsWithRef } from 'react';
import { Link } from 'wouter';
import { Hidden } from './Hidden.tsx';
import { linkKind } from './link-kind.ts';

interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> {
  readonly href: string;
  /** Loads the page anew instead of exchanging it. */
  readonly reload?: boolean | undefined;
}

/** A link to anywhere: routes are exchanged in place, other sites open a window of their own and say so. */
export function SiteLink({ href, reload = false, children, ...rest }: SiteLinkProps) {
  const kind = linkKind(href);
  if (kind === 'outward') {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener">
        {children}
        <Hidden> (opens in a new window)</Hidden>
      </a>
    );
  }
  if (kind === 'route' && !reload) {
    return (
      <Link {...rest} href={href}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  );
}
