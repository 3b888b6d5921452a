import type { ReactNode } from 'react';
import { BlockSlot } from '../blocks/BlockSlot.tsx';
import { type ResolvedBlock, shownStates } from '../blocks/resolve-blocks.ts';
import type { PageData } from '../document/page-module.ts';
import type { QueryStates } from '../queries/query-state.ts';
import type { SiteCode } from '../site-code.ts';

interface DrawnPage {
  readonly page: PageData;
  readonly code: SiteCode;
  readonly states: QueryStates;
  /** True if the HTML of the page is in the document, so that its blocks hydrate. */
  readonly isHydrated: boolean;
  /** Indexes of the blocks that threw when the HTML was rendered. */
  readonly omitted: readonly number[];
}

/** The elements of a block, with its notices above it and the blocks of its slots in it. */
export function drawBlock(item: ResolvedBlock, drawn: DrawnPage): ReactNode {
  const { page, code, states, isHydrated, omitted } = drawn;
  const { block, index, inner } = item;
  if (item.show === 'nothing' || omitted.includes(index)) return null;
  const views = code.states;
  const key = `${index} ${block.type}`;
  if (item.show === 'state') return <views.QueryView key={key} state={states[item.query]} />;
  const slots: Record<string, ReactNode> = {};
  for (const each of inner) {
    const name = String(each.block.slot);
    slots[name] = [slots[name], drawBlock(each, drawn)];
  }
  const slot = (
    <BlockSlot
      key={key}
      blocks={code.blocks}
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
}
