import { type ReactNode, useEffect, useRef } from 'react';
import { BlockSlot } from '../blocks/BlockSlot.tsx';
import {
  type ResolvedBlock,
  resolveBlocks,
  scopeOf,
  shownStates,
  unreadFailures,
} from '../blocks/resolve-blocks.ts';
import { headText, headValues, type PageHead } from '../head/head.ts';
import { showHead } from '../head/show-head.ts';
import { useHostRedirect } from '../head/use-host-redirect.ts';
import { useQueries } from '../queries/use-queries.ts';
import type { ShownPage } from '../routing/load-page.ts';
import { useSiteCode } from '../site-code.ts';
import { announceTitle } from './announce-title.ts';
import { NotFound } from './NotFound.tsx';
import { useReports } from './use-reports.ts';

export interface PageProps {
  readonly shown: ShownPage;
  /** The canonical URL. */
  readonly url: string;
  /** True for the page that the document of this visit has. */
  readonly isFirst: boolean;
  /** Called with the page's head while it is prerendered. */
  readonly onHead?: (head: PageHead) => void;
}

/** Renders any page: reads its queries, fills the props of its blocks and mounts them in order. */
export function Page(props: PageProps) {
  // Each query has a hook, so a page with other queries must remount. In development a saved config may have others.
  return <PageOf key={Object.keys(props.shown.page.plan.queries).join()} {...props} />;
}

function PageOf({ shown, url, isFirst, onHead }: PageProps) {
  const { page } = shown;
  const { params } = shown.match;
  const states = useQueries(shown);
  const { blocks, config, states: views } = useSiteCode();
  const all = Object.values(states);
  const isMissing = all.some((state) => state.is === 'not-found');
  const isWaiting = all.some((state) => state.is === 'loading' && state.view.view === 'bar');
  const scope = scopeOf(states, params, url);
  const head = headValues(page.plan, scope);
  const title = headText(head, 'title');
  // On a host of files, the error page is there until the content shows whether it is right.
  const isUndecided = isWaiting && shown.isBelated === true;
  const isError = isMissing || isUndecided;
  const pageHead: PageHead = isError ? { url } : { values: head, url, made: shown.madeHead };
  if (typeof window === 'undefined') onHead?.(pageHead);
  useEffect(() => showHead(config, pageHead));
  // When there is something to announce, and after showHead, which sets the title.
  const announced = isFirst || isWaiting ? undefined : url;
  useEffect(() => {
    if (announced !== undefined) announceTitle();
  }, [announced]);

  // The error page has replaced a page that was announced.
  const wasShown = useRef(false);
  useEffect(() => {
    if (isMissing && wasShown.current) announceTitle();
    wasShown.current = !isMissing && !isWaiting;
  }, [isMissing, isWaiting]);

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
  const omitted = isHydrated ? shown.payload.omitted : [];
  const draw = (item: ResolvedBlock): ReactNode => {
    const { block, index, inner } = item;
    if (item.show === 'nothing' || omitted.includes(index)) return null;
    const key = `${index} ${block.type}`;
    if (item.show === 'state') return <views.QueryView key={key} state={states[item.query]} />;
    const slots: Record<string, ReactNode> = {};
    for (const each of inner) {
      const name = String(each.block.slot);
      slots[name] = [slots[name], draw(each)];
    }
    const slot = (
      <BlockSlot
        key={key}
        blocks={blocks}
        block={block}
        props={block.hasSlots ? { ...item.props, slots } : item.props}
        // Elements are new in each render: the blocks inside change with what they show.
        shown={inner.length === 0 ? undefined : [item.props, inner, shownStates(inner, states)]}
        index={index}
        hydration={isHydrated ? (page.deferred[block.type] ?? 'visible') : undefined}
      />
    );
    const notices = item.notices.map((query) => (
      <views.FallbackNotice key={`${key} ${query}`} state={states[query]} />
    ));
    return [...notices, slot];
  };
  const isTitled = everyBlock.some((item) => item.show === 'block' && item.block.titled === true);
  return (
    <>
      {!isTitled && (
        <views.PageTitle isSeen={all.every((state) => state.is !== 'loading')}>{title}</views.PageTitle>
      )}
      {unreadFailures(page.plan, params, states).map((query) => (
        <views.QueryView key={query} state={states[query]} />
      ))}
      {resolved.flatMap(draw)}
    </>
  );
}
