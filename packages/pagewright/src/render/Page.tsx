import { use, useEffect, useRef } from 'react';
import { BlockSlot } from './blocks/BlockSlot.tsx';
import {
  type QueryStates,
  type ResolvedBlock,
  resolveBlocks,
  scopeOf,
  unreadFailures,
} from './blocks/resolve-blocks.ts';
import { headValues, type PageHead } from './head/head.ts';
import { showHead } from './head/show-head.ts';
import { useHostRedirect } from './head/use-host-redirect.ts';
import { NotFound } from './NotFound.tsx';
import { ContentServiceContext } from './queries/content-service.ts';
import type { QueryKeys } from './queries/query-keys.ts';
import { useQueries } from './queries/use-queries.ts';
import { announceTitle } from './RouteAnnouncer.tsx';
import type { Hydration, PageModule } from './routing/page-module.ts';
import type { RouteParams } from './routing/route-match.ts';
import { useSiteCode } from './site-code.ts';
import { useReports } from './use-reports.ts';

export interface PageProps {
  readonly page: PageModule;
  readonly keys: QueryKeys;
  readonly params: RouteParams;
  /** The canonical address in full. */
  readonly url: string;
  /** True while the page's prerendered HTML is taken over. */
  readonly isFirst: boolean;
  /** Called while the page is prerendered, with what its head says. */
  readonly onHead?: (head: PageHead) => void;
}

/** The generic renderer: reads a page's queries, fills its blocks and mounts them in order. */
export function Page(props: PageProps) {
  // There is a hook for each query. In development a saved config may have others.
  return <PageOf key={Object.keys(props.page.plan.queries).join()} {...props} />;
}

function PageOf({ page, keys, params, url, isFirst, onHead }: PageProps) {
  const states = useQueries(page, keys, params);
  const { payload } = use(ContentServiceContext);
  const { config, states: views } = useSiteCode();
  const all = Object.values(states);
  const isMissing = all.some((state) => state.is === 'not-found');
  const isHeldBack = all.some((state) => state.is === 'loading' && state.view.view === 'bar');
  const scope = scopeOf(states, params, url);
  const head = headValues(page.plan, scope);
  const said: PageHead = isMissing ? { url } : { values: head, url };
  if (typeof window === 'undefined') onHead?.(said);
  useEffect(() => showHead(config, said));
  // Once there is something to hear about. After the head, whose title is read.
  const heard = isFirst || isHeldBack ? undefined : url;
  useEffect(() => {
    if (heard !== undefined) announceTitle();
  }, [heard]);

  // The page that was read aloud has given way to the error page.
  const wasShown = useRef(false);
  useEffect(() => {
    if (isMissing && wasShown.current) announceTitle();
    wasShown.current = !isMissing && !isHeldBack;
  }, [isMissing, isHeldBack]);

  const drawings = isMissing || isHeldBack ? [] : resolveBlocks(page.plan, params, states, scope);
  useReports(page.plan, drawings);
  const isReplaced = all.some((state) => state.is === 'fallback' && state.missing === true);
  useHostRedirect(isMissing || isReplaced, isFirst);

  if (isMissing) return <NotFound />;
  if (isHeldBack)
    return (
      <>
        <views.PageTitle isSeen={false}>{head.title}</views.PageTitle>
        <views.HeldBack />
      </>
    );
  const lost = isFirst ? payload.omitted : [];
  const isTitled = drawings.some(({ show: draw, block }) => draw === 'block' && block.titled === true);
  return (
    <>
      {!isTitled && (
        <views.PageTitle isSeen={all.every((state) => state.is !== 'loading')}>{head.title}</views.PageTitle>
      )}
      {unreadFailures(page.plan, params, states).map((query) => (
        <views.QueryView key={query} state={states[query]} />
      ))}
      {drawings.map((drawing) => {
        const index = page.plan.blocks.indexOf(drawing.block);
        return lost.includes(index) ? null : (
          <Place
            key={`${index} ${drawing.block.type}`}
            index={index}
            drawing={drawing}
            states={states}
            hydration={isFirst ? page.deferred[drawing.block.type] : undefined}
          />
        );
      })}
    </>
  );
}

interface PlaceProps {
  readonly index: number;
  readonly drawing: ResolvedBlock;
  readonly states: QueryStates;
  readonly hydration: Hydration | undefined;
}

function Place({ index, drawing, states, hydration }: PlaceProps) {
  const { QueryView, FallbackNotice } = useSiteCode().states;
  if (drawing.show === 'nothing') return null;
  if (drawing.show === 'state') return <QueryView state={states[drawing.query]} />;
  const { block, props, notices } = drawing;
  return (
    <>
      {notices.map((query) => (
        <FallbackNotice key={query} state={states[query]} />
      ))}
      <BlockSlot block={block} props={props} index={index} hydration={hydration} />
    </>
  );
}
