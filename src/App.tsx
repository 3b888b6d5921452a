import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { HydratedPart, loadLate } from '../packages/pagewright/src/render/blocks/late-hydration.ts';
import { CurrentPage } from '../packages/pagewright/src/render/CurrentPage.tsx';
import type { PageHead } from '../packages/pagewright/src/render/head/head.ts';
import {
  type ContentService,
  ContentServiceContext,
} from '../packages/pagewright/src/render/queries/content-service.ts';
import type { LoadedPage } from '../packages/pagewright/src/render/routing/load-page.ts';
import type { RouteEntry } from '../packages/pagewright/src/render/routing/page-module.ts';
import { RouterBoundary } from '../packages/pagewright/src/render/routing/RouterBoundary.tsx';
import type { SiteConfig } from './generated/site-config.ts';
import { SiteHeader } from './layout/SiteHeader.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { LanguageContext } from './ui/language.ts';
import { FormActionContext, type SendMessage, SendMessageContext } from './ui/send-message.ts';

export interface AppProps {
  readonly site: SiteConfig;
  /** Canonical origin, without a slash at its end. */
  readonly siteUrl: string;
  readonly routes: readonly RouteEntry[];
  readonly first: LoadedPage;
  readonly service: ContentService;
  readonly sendMessage: SendMessage;
  /** Where a browser without script posts a form; undefined where no content service is configured. */
  readonly formAction: string | undefined;
  readonly onHead?: (head: PageHead) => void;
}

const footerSlot = 'footer';

/** The footer stands below the fold, so its code waits until it is looked at. */
const Footer = memo(function Footer({ site }: { readonly site: SiteConfig }) {
  const [SiteFooter] = useState(() =>
    lazy(() =>
      loadLate(
        footerSlot,
        'visible',
        async () => ({ default: (await import('./layout/SiteFooter.tsx')).SiteFooter }),
        (error) => void console.warn(error),
      ),
    ),
  );
  return (
    <div data-slot={footerSlot}>
      <Suspense fallback={null}>
        <SiteFooter site={site} />
        <HydratedPart slot={footerSlot} />
      </Suspense>
    </div>
  );
});

function Frame({ site, children }: { readonly site: SiteConfig; readonly children: ReactNode }) {
  const [path] = useLocation();
  return (
    <>
      <SkipLink />
      <SiteHeader site={site} path={path} />
      <RouterBoundary words={site.errorPage} path={path}>
        {children}
      </RouterBoundary>
      <Footer site={site} />
    </>
  );
}

/** The site: its layout, and the page at the current address in the midst of it. */
export function App({ site, siteUrl, routes, first, service, sendMessage, formAction, onHead }: AppProps) {
  return (
    <Router ssrPath={first.path} ssrSearch="">
      <ContentServiceContext value={service}>
        <SendMessageContext value={sendMessage}>
          <FormActionContext value={formAction}>
            <LanguageContext value={site.head.language}>
              <Frame site={site}>
                <CurrentPage site={site} siteUrl={siteUrl} routes={routes} first={first} onHead={onHead} />
              </Frame>
            </LanguageContext>
          </FormActionContext>
        </SendMessageContext>
      </ContentServiceContext>
    </Router>
  );
}
