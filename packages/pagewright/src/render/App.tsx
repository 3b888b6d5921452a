import { Router, useLocation } from 'wouter';
import { CurrentPage, type CurrentPageProps } from './page/CurrentPage.tsx';
import { PageBoundary } from './page/PageBoundary.tsx';
import { SiteContexts, type SiteProps } from './SiteContexts.tsx';
import { hasBase, siteBase, sitePath } from './site-path.ts';

export type AppProps = SiteProps & CurrentPageProps;

function BoundedPage(props: CurrentPageProps) {
  const [path] = useLocation();
  return (
    <PageBoundary path={path}>
      <CurrentPage {...props} />
    </PageBoundary>
  );
}

/** The page at the current path, without the layout. The layout is a separate React root; see `SiteFrame`. */
export function App({ first, pages, onHead, ...site }: AppProps) {
  return (
    <Router ssrPath={sitePath(first.path)} ssrSearch="" {...(hasBase ? { base: siteBase } : {})}>
      <SiteContexts {...site}>
        <BoundedPage settings={site.settings} first={first} pages={pages} {...(onHead ? { onHead } : {})} />
      </SiteContexts>
    </Router>
  );
}
