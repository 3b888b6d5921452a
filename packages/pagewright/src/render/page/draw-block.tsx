import type { ReactNode } from 'react';
import { BlockSlot } from '../blocks/BlockSlot.tsx';
import { type ResolvedBlock, shownStates } from '../blocks/resolve-blocks.ts';
import type { QueryStates } from '../queries/query-state.ts';
import type { ShownPage } from '../routing/load-page.ts';
import type { SiteCode } from '../site-code.ts';

/**
 * The elements of a block, with notices above it and the blocks of its slots inside.
 * @param isHydrated true if the HTML of the page is in the document, so that its blocks hydrate
 */
export function drawBlock(
  item: ResolvedBlock,
  shown: ShownPage,
  states: QueryStates,
  code: SiteCode,
  isHydrated: boolean,
): ReactNode {
  const { block, index, inner } = item;
  if (item.show === 'nothing' || (isHydrated && shown.payload.omitted.includes(index))) return null;
  const views = code.states;
  const key = `${index} ${block.type}`;
  if (item.show === 'state') return <views.QueryView key={key} state={states[item.query]} />;
  const slots: Record<string, ReactNode> = {};
  for (const each of inner) {
    const name = String(each.block.slot);
    slots[name] = [slots[name], drawBlock(each, shown, states, code, isHydrated)];
  }
  const slot = (
    <BlockSlot
      key={key}
      blocks={code.blocks}
      block={block}
      props={block.hasSlots ? { ...item.props, slots } : item.props}
      // Elements are new in each render, so compare the values that the inner blocks show.
      shown={inner.length === 0 ? undefined : [item.props, inner, shownStates(inner, states)]}
      index={index}
      hydration={isHydrated ? (shown.page.deferred[block.type] ?? 'visible') : undefined}
    />
  );
  const notices = item.notices.map((query) => (
    <views.FallbackNotice key={`${key} ${query}`} state={states[query]} />
  ));
  return [...notices, slot];
}
