import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
import { followLinks } from './routing/follow-links.ts';
import type { LoadedPage } from './routing/load-page.ts';
import { manageScroll } from './routing/manage-scroll.ts';
import { createPageOpener } from './routing/page-opener.ts';
import { onPageUpdate } from './routing/page-updates.ts';
import { matchPath, withoutSlash } from './routing/route-match.ts';
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

/** The page at the current path. The previous page stays until the next one has loaded. */
export function CurrentPage({ settings, first, onHead }: CurrentPageProps) {
  const code = useSiteCode();
  const path = withoutSlash(useLocation()[0]);
  const [pages] = useState(() => createPageOpener(code, settings, first));
  const [shown, setShown] = useState(first);
  const [failure, setFailure] = useState<unknown>();
  const main = useRef<HTMLElement>(null);
  const isFirst = shown === first;
  if (failure !== undefined) throw failure;

  useEffect(() => {
    let isCancelled = false;
    // Rendering a long page does not delay the response to the click.
    const show = (next: LoadedPage) => !isCancelled && startTransition(() => setShown(next));
    const open = () => {
      pages
        .open(location.pathname)
        .then(show, (error: unknown) => !isCancelled && !reloadOnce() && setFailure(error));
    };
    const kept = pages.kept(path);
    if (path === shown.path) {
      // Going back to the first page must not wait for the code of blocks that have not hydrated.
      if (!isFirst) void pages.prepare(first.path);
    } else if (kept) show(kept);
    else open();
    const stop = import.meta.env.DEV ? onPageUpdate(open) : undefined;
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, [pages, path, shown.path, first.path, isFirst]);

  useEffect(watchHandlers, []);
  useEffect(loadPicturesForPrint, []);
  useEffect(
    () =>
      followLinks({
        hasRoute: (to) => matchPath(code.routes, to) !== undefined,
        prepare: (to) => void pages.prepare(to),
      }),
    [code, pages],
  );
  useEffect(() => {
    reportPageView(settings.analyticsId, shown.path);
  }, [settings, shown]);
  // Before the page is painted, so that it is never seen at the position of the previous one.
  useLayoutEffect(() => manageScroll(main.current, shown === first), [shown, first]);
  return (
    <>
      <main id="main" ref={main} tabIndex={-1}>
        {path !== shown.path && !pages.kept(path) && <code.states.LoadingBar />}
        {shown.match ? (
          <Page
            // Each path mounts a new page, even with the same config: blocks that wait for their code would stay empty.
            key={shown.path}
            shown={shown}
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
