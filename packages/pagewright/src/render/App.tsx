import { Router } from 'wouter';
import { CurrentPage } from './CurrentPage.tsx';
import type { PageHead } from './head/head.ts';
import type { LoadedPage } from './routing/load-page.ts';
import { SiteFrame, type SiteFrameProps } from './SiteFrame.tsx';

export interface AppProps extends SiteFrameProps {
  readonly first: LoadedPage;
  readonly onHead?: (head: PageHead) => void;
}

/** The layout of the site with the page at the current path. */
export function App({ first, onHead, ...site }: AppProps) {
  return (
    <Router ssrPath={first.path} ssrSearch="">
      <SiteFrame {...site}>
        <CurrentPage settings={site.settings} first={first} onHead={onHead} />
      </SiteFrame>
    </Router>
  );
}
