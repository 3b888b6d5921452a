import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Settings } from '../document/settings.ts';
import { reloadOnce } from '../document/stale-code.ts';
import type { PageHead } from '../head/head.ts';
import { showHead } from '../head/show-head.ts';
import { useHostRedirect } from '../head/use-host-redirect.ts';
import { followLinks } from '../routing/follow-links.ts';
import type { LoadedPage } from '../routing/load-page.ts';
import { manageScroll } from '../routing/manage-scroll.ts';
import type { PageOpener } from '../routing/page-opener.ts';
import { onPageUpdate } from '../routing/page-updates.ts';
import { matchPath, withoutSlash } from '../routing/route-match.ts';
import { showView } from '../scripts/shown-view.ts';
import { useSiteCode } from '../site-code.ts';
import { pathOnSite, sitePath } from '../site-path.ts';
import { announceTitle } from './announce-title.ts';
import { NotFound } from './NotFound.tsx';
import { Page } from './Page.tsx';
import { watchReturn } from './watch-return.ts';

export interface CurrentPageProps {
  readonly settings: Settings;
  /** The page whose HTML is in the document. */
  readonly first: LoadedPage;
  readonly pages: PageOpener;
  readonly onHead?: (head: PageHead) => void;
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
export function CurrentPage({ settings, first, pages, onHead }: CurrentPageProps) {
  const code = useSiteCode();
  const path = withoutSlash(useLocation()[0]);
  const [shown, setShown] = useState(first);
  const [failure, setFailure] = useState<unknown>();
  const main = useRef<HTMLElement>(null);
  const isFirst = shown === pages.visited;
  if (failure !== undefined) throw failure;

  useEffect(() => {
    let isCancelled = false;
    const show = (next: LoadedPage) => {
      if (isCancelled) return;
      if (next.match && next.html !== undefined) pages.showHtml(next, next.html, () => isCancelled);
      // As a transition, rendering a long page does not delay the response to the click.
      else startTransition(() => setShown(next));
    };
    const open = () => {
      pages
        .open(pathOnSite(location.pathname))
        .then(show, (error: unknown) => !isCancelled && !reloadOnce() && setFailure(error));
    };
    if (path !== shown.path) open();
    // Prepares the first page, so that going back does not wait for its document.
    else if (!isFirst) void pages.prepare(pages.visited.path);
    const stop = import.meta.env.DEV ? onPageUpdate(open) : undefined;
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, [pages, path, shown.path, isFirst]);

  useEffect(
    () =>
      followLinks({
        hasRoute: (to) => matchPath(code.routes, pathOnSite(to)) !== undefined,
        prepare: (to) => void pages.prepare(pathOnSite(to)),
      }),
    [code, pages],
  );
  useEffect(() => {
    showView(sitePath(shown.path));
  }, [shown]);
  useEffect(() => watchReturn(shown), [shown]);
  // Before the page is painted, so that it never appears at the scroll position of the previous page.
  useLayoutEffect(() => manageScroll(main.current, shown === pages.visited), [shown, pages]);
  return (
    <main id="main" ref={main} tabIndex={-1}>
      {path !== shown.path && !pages.kept(path) && <code.states.LoadingBar />}
      {shown.match ? (
        <Page
          // Each path mounts a new page, even with the same config. Otherwise blocks that wait for their code would stay empty.
          key={shown.path}
          shown={shown}
          url={settings.siteUrl + shown.match.canonical}
          isFirst={isFirst}
          {...(onHead ? { onHead } : {})}
        />
      ) : (
        <NotFoundPage key={shown.path} isFirst={isFirst} {...(onHead ? { onHead } : {})} />
      )}
    </main>
  );
}
