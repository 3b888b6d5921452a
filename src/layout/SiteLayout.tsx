import type { LayoutProps, SiteConfig } from 'pagewright';
import { HydratedPart, loadLazily } from 'pagewright/blocks';
import { lazy, memo, Suspense, useEffect } from 'react';
import { loadPicturesForPrint } from './load-for-print.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { SkipLink } from './SkipLink.tsx';

const footerSlot = 'footer';

/** The footer is below the fold, so its code loads when the footer comes into view. */
const SiteFooter = lazy(() =>
  loadLazily(
    footerSlot,
    'visible',
    async () => ({ default: (await import('./SiteFooter.tsx')).SiteFooter }),
    (error) => void console.warn(error),
  ),
);

const Footer = memo(function Footer({ site }: { readonly site: SiteConfig }) {
  return (
    <div data-slot={footerSlot}>
      <Suspense fallback={null}>
        <SiteFooter site={site} />
        <HydratedPart slot={footerSlot} />
      </Suspense>
    </div>
  );
});

/** The frame around every page. */
export function SiteLayout({ site, path, children }: LayoutProps) {
  useEffect(loadPicturesForPrint, []);
  return (
    <>
      <SkipLink>{site.words.skipToContent}</SkipLink>
      <SiteHeader site={site} path={path} />
      {children}
      <Footer site={site} />
    </>
  );
}
