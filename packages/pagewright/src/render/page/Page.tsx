import { useEffect, useRef } from 'react';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { type ResolvedBlock, resolveBlocks, scopeOf, unreadFailures } from '../blocks/resolve-blocks.ts';
import { headText, headValues, type PageHead } from '../head/head.ts';
import { showHead } from '../head/show-head.ts';
import { useHostRedirect } from '../head/use-host-redirect.ts';
import { report } from '../reporting/report.ts';
import type { ShownPage } from '../routing/load-page.ts';
import { useSiteCode } from '../site-code.ts';
import { announceTitle } from './announce-title.ts';
import { drawBlock } from './draw-block.tsx';
import { NotFound } from './NotFound.tsx';
import { useQueries } from './use-queries.ts';

export interface PageProps {
  readonly shown: ShownPage;
  /** The canonical URL. */
  readonly url: string;
  /** True for the page in the document that the visitor first loaded. */
  readonly isFirst: boolean;
  /** Called with the page's head while it is prerendered. */
  readonly onHead?: (head: PageHead) => void;
}

/**
 * Announces the title of a page. Call it after `showHead`, which sets the title.
 * @param announced the URL of the page; undefined as long as there is nothing to announce
 * @param isMissing whether the error page is shown, because an entry does not exist
 */
function useAnnouncedTitle(announced: string | undefined, isMissing: boolean, isWaiting: boolean): void {
  useEffect(() => {
    if (announced !== undefined) announceTitle();
  }, [announced]);

  // The error page may replace a page that was announced.
  const wasShown = useRef(false);
  useEffect(() => {
    if (isMissing && wasShown.current) announceTitle();
    wasShown.current = !isMissing && !isWaiting;
  }, [isMissing, isWaiting]);
}

/** Reports the blocks that are omitted because required content is missing, unless their config calls them optional. */
function useReports(plan: PagePlan, blocks: readonly ResolvedBlock[]): void {
  const missing = blocks
    .filter((resolved) => resolved.show === 'nothing' && resolved.isMissed)
    .map(({ index }) => index)
    .join();
  useEffect(() => {
    if (missing === '') return;
    for (const index of missing.split(',')) {
      const block = plan.blocks[Number(index)];
      if (!block) continue;
      report({
        about: 'block-missing',
        ...block.place,
        type: block.type,
        query: block.queries.join(', '),
        message: 'omitted, because required content is missing',
      });
    }
  }, [plan, missing]);
}

/** Renders any page: reads its queries, fills the props of its blocks and mounts them in order. */
export function Page(props: PageProps) {
  // Each query has a hook, so a page with other queries must remount. In development, a saved config may change the queries.
  return <PageOf key={Object.keys(props.shown.page.plan.queries).join()} {...props} />;
}

function PageOf({ shown, url, isFirst, onHead }: PageProps) {
  const { page } = shown;
  const { params } = shown.match;
  const states = useQueries(shown);
  const code = useSiteCode();
  const { config, states: views } = code;
  const all = Object.values(states);
  const isMissing = all.some((state) => state.is === 'not-found');
  const isWaiting = all.some((state) => state.is === 'loading' && state.view.view === 'bar');
  const scope = scopeOf(states, params, url);
  const head = headValues(page.plan, scope);
  const title = headText(head, 'title');
  // On a host of files, the error page stays until the content shows whether the page exists.
  const isUndecided = isWaiting && shown.isBelated === true;
  const isError = isMissing || isUndecided;
  const pageHead: PageHead = isError ? { url } : { values: head, url, made: shown.madeHead };
  if (typeof window === 'undefined') onHead?.(pageHead);
  useEffect(() => showHead(config, pageHead));
  useAnnouncedTitle(isFirst || isWaiting ? undefined : url, isMissing, isWaiting);

  const resolved = isMissing || isWaiting ? [] : resolveBlocks(page.plan, params, states, scope);
  const everyBlock = resolved.flatMap((item) => [item, ...item.inner]);
  useReports(page.plan, everyBlock);
  const isReplaced = all.some((state) => state.is === 'fallback' && state.missing === true);
  useHostRedirect(isMissing || isReplaced, isFirst);

  if (isError)
    return (
      <>
        {isUndecided && <views.LoadingBar />}
        <NotFound />
      </>
    );
  if (isWaiting)
    return (
      <>
        <views.PageTitle isSeen={false}>{title}</views.PageTitle>
        <views.HeldBack />
      </>
    );
  const isHydrated = isFirst || shown.html !== undefined;
  const isTitled = everyBlock.some((item) => item.show === 'block' && item.block.titled === true);
  return (
    <>
      {!isTitled && (
        <views.PageTitle isSeen={all.every((state) => state.is !== 'loading')}>{title}</views.PageTitle>
      )}
      {unreadFailures(page.plan, params, states).map((query) => (
        <views.QueryView key={query} state={states[query]} />
      ))}
      {resolved.flatMap((item) => drawBlock(item, shown, states, code, isHydrated))}
    </>
  );
}
