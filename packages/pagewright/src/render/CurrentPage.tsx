import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { SiteConfig } from '../../../../src/generated/site-config.ts';
import { LoadingBar } from '../../../../src/states/LoadingBar.tsx';
import { Announcement, announceTitle } from './Announcement.tsx';
import { NotFound } from './blocks/rare-views.tsx';
import { watchHandlers } from './blocks/watch-handlers.ts';
import type { PageHead } from './head/head.ts';
import { showHead } from './head/show-head.ts';
import { useHostRedirect } from './head/use-host-redirect.ts';
import { Page } from './Page.tsx';
import { reportPageView } from './reporting/page-views.ts';
import { arrive } from './routing/arrival.ts';
import type { LoadedPage } from './routing/load-page.ts';
import type { RouteEntry } from './routing/page-module.ts';
import { onPageUpdate } from './routing/page-updates.ts';
import { matchPath } from './routing/route-match.ts';
import { reloadOnce } from './routing/stale-code.ts';

interface CurrentPageProps {
  readonly site: SiteConfig;
  readonly siteUrl: string;
  readonly routes: readonly RouteEntry[];
  readonly first: LoadedPage;
  readonly onHead: ((head: PageHead) => void) | undefined;
}

type NotFoundPageProps = Pick<CurrentPageProps, 'site' | 'onHead'> & { readonly isFirst: boolean };

function NotFoundPage({ site, isFirst, onHead }: NotFoundPageProps) {
  if (typeof window === 'undefined') onHead?.({ url: '' });
  useHostRedirect(true, isFirst);
  useEffect(() => {
    showHead(site, { url: '' });
    if (!isFirst) announceTitle();
  }, [site, isFirst]);
  return <NotFound words={site.errorPage} />;
}

/** The page at the current address. The page before stays until the next one's code is there. */
export function CurrentPage({ site, siteUrl, routes, first, onHead }: CurrentPageProps) {
  const [path] = useLocation();
  const [shown, setShown] = useState(first);
  const [failure, setFailure] = useState<unknown>();
  const main = useRef<HTMLElement>(null);
  if (failure !== undefined) throw failure;

  useEffect(() => {
    let isLeft = false;
    const show = () => {
      // Together with the code that loads it, which the first page does without.
      matchPath(routes, path)
        ?.entry.load()
        .catch(() => {});
      import('./routing/load-page.ts')
        .then(({ loadPage }) => loadPage(routes, path))
        .then(
          (next) => !isLeft && setShown(next),
          (error: unknown) => !isLeft && !reloadOnce() && setFailure(error),
        );
    };
    if (path !== shown.path) show();
    const stop = import.meta.env.DEV ? onPageUpdate(show) : undefined;
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [routes, path, shown.path]);

  useEffect(watchHandlers, []);
  useEffect(() => {
    reportPageView(shown.path);
    return arrive(main.current, shown === first);
  }, [shown, first]);

  const isFirst = shown === first;
  return (
    <>
      <main id="main" ref={main} tabIndex={-1}>
        {path !== shown.path && <LoadingBar />}
        {shown.match ? (
          <Page
            // Another address is another page, though its config is the same: blocks that still wait would stay empty.
            key={shown.path}
            page={shown.page}
            keys={shown.keys}
            params={shown.match.params}
            url={siteUrl + shown.match.canonical}
            site={site}
            isFirst={isFirst}
            {...(onHead ? { onHead } : {})}
          />
        ) : (
          <NotFoundPage key={shown.path} site={site} isFirst={isFirst} onHead={onHead} />
        )}
      </main>
      <Announcement />
    </>
  );
}
