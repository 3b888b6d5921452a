import { useSiteConfig } from 'pagewright/blocks';
import type { ComponentPropsWithRef } from 'react';
import { Hidden } from '../Hidden.tsx';
import { linkKind } from './link-kind.ts';

interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> {
  readonly href: string;
  /** Loads a new document instead of navigating in the browser. */
  readonly reload?: boolean | undefined;
}

/** A link to a route, an anchor, another site or a program. Other sites open in a new window, and the link says so. */
export function SiteLink({ href, reload = false, children, ...rest }: SiteLinkProps) {
  const { newWindow } = useSiteConfig().words;
  const kind = linkKind(href);
  if (kind === 'external') {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener">
        {children}
        <Hidden>{` ${newWindow}`}</Hidden>
      </a>
    );
  }
  return (
    <a {...rest} href={href} data-navigate={kind === 'route' && !reload ? '' : undefined}>
      {children}
    </a>
  );
}
