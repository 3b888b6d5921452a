import { dequal } from 'dequal/lite';
import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import type { BlockPlan } from '../../grammar/plan.ts';
import { report } from '../reporting/report.ts';
import type { Hydration } from '../routing/page-module.ts';
import { useSiteCode } from '../site-code.ts';
import { AuthorNote } from './AuthorNote.tsx';
import { BlockBoundary } from './BlockBoundary.tsx';
import type { BlockLoader } from './block-loader.ts';
import { HydratedPart, loadLazily } from './lazy-hydration.ts';

interface BlockSlotProps {
  readonly block: BlockPlan;
  readonly props: object;
  /** Its place among the page's blocks, from 0; its number in its file is not unique on a page. */
  readonly index: number;
  /** What the block waits for where its HTML stands already. */
  readonly hydration: Hydration | undefined;
}

/** The block's code: at hand, or fetched when the block needs it. Code that failed to load is tried again then. */
function blockCode(
  blocks: BlockLoader,
  block: BlockPlan,
  slot: string,
  hydration: Hydration | undefined,
): ComponentType<object> {
  const loaded = blocks.loaded(block.type);
  if (loaded) return loaded.default;
  return lazy(() =>
    loadLazily(
      slot,
      hydration,
      () => blocks.load(block.type),
      (error) => {
        report({ about: 'block-not-loaded', ...block.place, type: block.type, message: String(error) });
        return import.meta.env.DEV
          ? { default: () => <AuthorNote block={block} message={String(error)} /> }
          : undefined;
      },
    ),
  );
}

/**
 * The place of one block on a page, with its anchor and its boundaries. Until its code is there React keeps the
 * prerendered HTML; and what throws while it takes that over is, inside of Suspense, no matter of the page's.
 */
function Slot({ block, props, index, hydration }: BlockSlotProps) {
  const { place, type } = block;
  const { blocks } = useSiteCode();
  const slot = `${place.file}:${place.block}:${index}`;
  const [Block] = useState(() => blockCode(blocks, block, slot, hydration));
  return (
    <div data-block={type} data-slot={slot} id={block.id}>
      <BlockBoundary block={block} props={props}>
        <Suspense fallback={null}>
          <Block {...props} />
          <HydratedPart slot={slot} />
        </Suspense>
      </BlockBoundary>
    </div>
  );
}

/**
 * Renders again only when its props change: content that is read again is mostly the same, and a block that still
 * waits for its code would lose its HTML.
 */
export const BlockSlot = memo(
  Slot,
  (before, after) =>
    before.block === after.block && before.hydration === after.hydration && dequal(before.props, after.props),
);
