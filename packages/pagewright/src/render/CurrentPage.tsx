import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { watchHandlers } from './blocks/watch-handlers.ts';
import type { PageHead } from './head/head.ts';
import { showHead } from './head/show-head.ts';
import { useHostRedirect } from './head/use-host-redirect.ts';
import { loadPicturesForPrint } from './load-for-print.ts';
import { NotFound } from './NotFound.tsx';
import { Page } from './Page.tsx';
import { announceTitle, RouteAnnouncer } from './RouteAnnouncer.tsx';
import { reportPageView } from './reporting/page-views.ts';
import type { LoadedPage } from './routing/load-page.ts';
import { manageScroll } from './routing/manage-scroll.ts';
import { onPageUpdate } from './routing/page-updates.ts';
import { matchPath } from './routing/route-match.ts';
import { reloadOnce } from './routing/stale-code.ts';
import type { Settings } from './settings.ts';
import { useSiteCode } from './site-code.ts';

interface CurrentPageProps {
  readonly settings: Settings;
  readonly first: LoadedPage;
  readonly onHead: ((head: PageHead) => void) | undefined;
}

type NotFoundPageProps = Pick<CurrentPageProps, 'onHead'> & { readonly isFirst: boolean };

function NotFoundPage({ isFirst, onHead }: NotFoundPageProps) {
  const { config } = useSiteCode();
  if (typeof window === 'undefined') onHead?.({ url: '' });
  useHostRedirect(true, isFirst);
  useEffect(() => {
    showHead(config, { url: '' });
    if (!isFirst) announceTitle();
  }, [config, isFirst]);
  return <NotFound />;
}

/** The page at the current path. The previous page stays until the code of the next one has loaded. */
export function CurrentPage({ settings, first, onHead }: CurrentPageProps) {
  const code = useSiteCode();
  const [path] = useLocation();
  const [shown, setShown] = useState(first);
  const [failure, setFailure] = useState<unknown>();
  const main = useRef<HTMLElement>(null);
  if (failure !== undefined) throw failure;

  useEffect(() => {
    let isCancelled = false;
    const show = () => {
      // In parallel with load-page.ts, which is not in the first load.
      matchPath(code.routes, path)
        ?.entry.load()
        .catch(() => {});
      import('./routing/load-page.ts')
        .then(({ loadPage }) => loadPage(code, path))
        .then(
          (next) => !isCancelled && setShown(next),
          (error: unknown) => !isCancelled && !reloadOnce() && setFailure(error),
        );
    };
    if (path !== shown.path) show();
    const stop = import.meta.env.DEV ? onPageUpdate(show) : undefined;
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, [code, path, shown.path]);

  useEffect(watchHandlers, []);
  useEffect(loadPicturesForPrint, []);
  useEffect(() => {
    reportPageView(settings.analyticsId, shown.path);
    return manageScroll(main.current, shown === first);
  }, [settings, shown, first]);

  const isFirst = shown === first;
  return (
    <>
      <main id="main" ref={main} tabIndex={-1}>
        {path !== shown.path && <code.states.LoadingBar />}
        {shown.match ? (
          <Page
            // Each path mounts a new page, even with the same config: blocks that wait for their code would stay empty.
            key={shown.path}
            page={shown.page}
            keys={shown.keys}
            params={shown.match.params}
            url={settings.siteUrl + shown.match.canonical}
            isFirst={isFirst}
            {...(onHead ? { onHead } : {})}
          />
        ) : (
          <NotFoundPage key={shown.path} isFirst={isFirst} onHead={onHead} />
        )}
      </main>
      <RouteAnnouncer />
    </>
  );
}
