import { type ComponentType, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { mutate } from 'swr';
import { type BaseLocationHook, Router } from 'wouter';
import type { PreviewPayload } from '../document/preview-payload.ts';
import type { PageHead } from '../head/head.ts';
import { Page } from '../page/Page.tsx';
import { PageBoundary } from '../page/PageBoundary.tsx';
import { type LoadedPage, loadPage } from '../routing/load-page.ts';
import { SiteContexts, type SiteProps } from '../SiteContexts.tsx';
import type { LayoutProps } from '../site-definition.ts';
import { draftPath } from './draft-path.ts';
import { PreviewBar } from './PreviewBar.tsx';
import { PreviewMessage } from './PreviewMessage.tsx';
import type { PreviewSession } from './preview-session.ts';

interface DraftPageProps extends SiteProps {
  /** The page that the document already shows. */
  readonly first?: LoadedPage | undefined;
  /** Called with the page's head while it is rendered on a server. */
  readonly onHead?: ((head: PageHead) => void) | undefined;
}

interface PreviewProps extends DraftPageProps {
  readonly layout: ComponentType<LayoutProps>;
  readonly session: Pick<PreviewSession, 'state' | 'subscribe' | 'refresh'>;
  readonly preview: PreviewPayload;
}

/** Loads the page at a path. The previous page stays until then. Throws if its code cannot be loaded. */
function useLoadedPage({ code, first }: DraftPageProps, path: string): LoadedPage | undefined {
  const [loaded, setLoaded] = useState(first);
  const [failure, setFailure] = useState<unknown>();
  if (failure !== undefined) throw failure;
  const isLoaded = loaded?.path === path;
  useEffect(() => {
    if (isLoaded) return;
    let isCancelled = false;
    loadPage(code, path).then(
      (page) => !isCancelled && setLoaded(page),
      (error: unknown) => !isCancelled && setFailure(error),
    );
    return () => {
      isCancelled = true;
    };
  }, [code, path, isLoaded]);
  return loaded;
}

function DraftPage({ path, onHead, ...site }: DraftPageProps & { readonly path: string }) {
  const loaded = useLoadedPage(site, path);
  return (
    <main id="main" tabIndex={-1}>
      {loaded?.match && (
        <Page
          key={loaded.path}
          shown={loaded}
          url={site.settings.siteUrl + loaded.match.canonical}
          // As for the first page of a visit, nothing is announced, and the host is not asked for redirects.
          isFirst
          {...(onHead ? { onHead } : {})}
        />
      )}
    </main>
  );
}

/** The draft is not at the URL of this document, so links load another document. */
function loadDocument(to: string | URL): void {
  window.location.assign(to);
}

/** A draft on the page of the site that will show it, below a bar that says what it is. */
export function Preview({ session, preview, layout: Layout, first, onHead, ...site }: PreviewProps) {
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const { words, routes } = preview;
  const draft = state.is === 'shown' ? state.draft : undefined;
  const path = draft && draftPath(routes, draft);
  const version = draft?.version;
  // Reads the content again. Until the new content arrives, the page and its scroll position stay unchanged.
  useEffect(() => {
    if (version !== undefined) void mutate(() => true);
  }, [version]);
  const location = path ?? '/preview';
  // With another function each time, React would discard the HTML of blocks that wait for their code.
  const hook = useMemo((): BaseLocationHook => () => [location, loadDocument], [location]);
  return (
    <>
      {state.is === 'shown' && (
        <PreviewBar {...state} words={words} language={site.code.config.head.language} path={path} />
      )}
      <Router hook={hook} ssrSearch="">
        <SiteContexts {...site}>
          <Layout site={site.code.config} path={location}>
            <PageBoundary path={location}>
              {path === undefined ? (
                <PreviewMessage state={state} words={words} retry={session.refresh} />
              ) : (
                <DraftPage {...site} path={path} first={first} onHead={onHead} />
              )}
            </PageBoundary>
          </Layout>
        </SiteContexts>
      </Router>
    </>
  );
}
