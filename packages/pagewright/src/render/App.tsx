import { Router, useLocation } from 'wouter';
import { CurrentPage } from './CurrentPage.tsx';
import type { PageHead } from './head/head.ts';
import { PageBoundary } from './PageBoundary.tsx';
import type { LoadedPage } from './routing/load-page.ts';
import { SiteContexts, type SiteProps } from './SiteContexts.tsx';

export interface AppProps extends SiteProps {
  readonly first: LoadedPage;
  readonly onHead?: (head: PageHead) => void;
}

function BoundedPage({ settings, first, onHead }: Pick<AppProps, 'settings' | 'first' | 'onHead'>) {
  const [path] = useLocation();
  return (
    <PageBoundary path={path}>
      <CurrentPage settings={settings} first={first} onHead={onHead} />
    </PageBoundary>
  );
}

/** The page at the current path, without the layout, which is a React root of its own: see `SiteFrame`. */
export function App({ first, onHead, ...site }: AppProps) {
  return (
    <Router ssrPath={first.path} ssrSearch="">
      <SiteContexts {...site}>
        <BoundedPage settings={site.settings} first={first} {...(onHead ? { onHead } : {})} />
      </SiteContexts>
    </Router>
  );
}
