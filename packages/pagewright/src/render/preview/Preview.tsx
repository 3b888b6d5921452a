import { useEffect, useState, useSyncExternalStore } from 'react';
import { mutate } from 'swr';
import { Router } from 'wouter';
import { Page } from '../Page.tsx';
import { type LoadedPage, loadPage } from '../routing/load-page.ts';
import { SiteFrame, type SiteFrameProps } from '../SiteFrame.tsx';
import { draftPath } from './draft-path.ts';
import { PreviewBar } from './PreviewBar.tsx';
import { PreviewMessage } from './PreviewMessage.tsx';
import type { PreviewPayload } from './preview-payload.ts';
import type { PreviewSession } from './preview-session.ts';

interface PreviewProps extends SiteFrameProps {
  readonly session: PreviewSession;
  readonly preview: PreviewPayload;
}

/** Loads the page at a path. The previous page stays until then. Throws if its code cannot be loaded. */
function useLoadedPage({ code }: SiteFrameProps, path: string | undefined): LoadedPage | undefined {
  const [loaded, setLoaded] = useState<LoadedPage>();
  const [failure, setFailure] = useState<unknown>();
  if (failure !== undefined) throw failure;
  useEffect(() => {
    if (path === undefined) return;
    let isCancelled = false;
    loadPage(code, path).then(
      (page) => !isCancelled && setLoaded(page),
      (error: unknown) => !isCancelled && setFailure(error),
    );
    return () => {
      isCancelled = true;
    };
  }, [code, path]);
  return path === undefined ? undefined : loaded;
}

function DraftPage({ path, ...site }: SiteFrameProps & { readonly path: string }) {
  const loaded = useLoadedPage(site, path);
  return (
    <main id="main" tabIndex={-1}>
      {loaded?.match && (
        <Page
          key={loaded.path}
          page={loaded.page}
          keys={loaded.keys}
          params={loaded.match.params}
          url={site.settings.siteUrl + loaded.match.canonical}
          // As on a page of the build: nothing is announced, and the host is not asked for redirects.
          isFirst
        />
      )}
    </main>
  );
}

/** A draft on the page of the site that will show it, below a bar that says what it is. */
export function Preview({ session, preview, ...site }: PreviewProps) {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const { words, routes } = preview;
  const draft = state.is === 'shown' ? state.draft : undefined;
  const path = draft && draftPath(routes, draft);
  const version = draft?.version;
  // Reads the content again. The page stays as it is until the new content is there, and so does the scroll position.
  useEffect(() => {
    if (version !== undefined) void mutate(() => true);
  }, [version]);
  // The page of a draft is not at the URL of this document, so links load another document.
  const location = path ?? '/preview';
  const navigate = (to: string | URL) => window.location.assign(to);
  return (
    <>
      {state.is === 'shown' && (
        <PreviewBar {...state} words={words} language={site.code.config.head.language} path={path} />
      )}
      <Router hook={() => [location, navigate]}>
        <SiteFrame {...site}>
          {path === undefined ? (
            <PreviewMessage state={state} words={words} retry={session.refresh} />
          ) : (
            <DraftPage {...site} path={path} />
          )}
        </SiteFrame>
      </Router>
    </>
  );
}
