import { dequal } from 'dequal/lite';
import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import type { BlockPlan } from '../../grammar/plan.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { report } from '../reporting/report.ts';
import type { Hydration } from '../routing/page-module.ts';
import { useSiteCode } from '../site-code.ts';
import { AuthorNote } from './AuthorNote.tsx';
import type { BlockLoader } from './block-loader.ts';
import { HydratedPart, loadLazily } from './lazy-hydration.ts';

interface BlockSlotProps {
  readonly block: BlockPlan;
  readonly props: object;
  /** Its index among the page's blocks. Its number in its file is not unique on a page. */
  readonly index: number;
  /** When the block hydrates, if its HTML is prerendered. */
  readonly hydration: Hydration | undefined;
}

/** The component of a block, loaded lazily if it is not loaded yet. */
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
 * The element around one block, with its anchor and its boundaries. Suspense keeps the prerendered HTML until the code of
 * the block has loaded, and it limits hydration errors to the block.
 */
function Slot({ block, props, index, hydration }: BlockSlotProps) {
  const { place, type } = block;
  const { blocks } = useSiteCode();
  const slot = `${place.file}:${place.block}:${index}`;
  const [Block] = useState(() => blockCode(blocks, block, slot, hydration));
  const reportError = (error: unknown) =>
    report({ about: 'block-threw', ...place, type, message: String(error) });
  return (
    <div data-block={type} data-slot={slot} id={block.id}>
      <ErrorBoundary
        resetKey={props}
        fallback={(error) => <AuthorNote block={block} message={String(error)} />}
        onError={reportError}
      >
        <Suspense fallback={null}>
          <Block {...props} />
          <HydratedPart slot={slot} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/**
 * Renders again only when its props change. A second read mostly returns the same content, and React would discard the HTML
 * of a block that waits for its code.
 */
export const BlockSlot = memo(
  Slot,
  (previous, next) =>
    previous.block === next.block &&
    previous.hydration === next.hydration &&
    dequal(previous.props, next.props),
);
