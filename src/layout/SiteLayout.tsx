import type { LayoutProps } from 'pagewright';
import { ConsentBar } from './ConsentBar.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The frame around every page. */
export function Layout({ site, path, children }: LayoutProps) {
  return (
    <>
      <SkipLink>{site.words.skipToContent}</SkipLink>
      <ConsentBar words={site.consent} />
      <SiteHeader site={site} path={path} />
      {children}
      <SiteFooter site={site} />
    </>
  );
}
