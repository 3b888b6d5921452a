import { dequal } from 'dequal/lite';
import { Component, type ComponentType, lazy, Suspense } from 'react';
import { jsx } from 'react/jsx-runtime';
import { trusted } from '../../content/sanitising/trusted-html.ts';
import type { BlockPlan } from '../../grammar/plans/block-plan.ts';
import type { Hydration } from '../document/page-module.ts';
import { earlyUse } from '../early/early-use.ts';
import { hydratedPart, loadLazily, slotElement } from '../early/lazy-hydration.ts';
import { report } from '../reporting/report.ts';
import { AuthorNote } from './AuthorNote.tsx';
import type { BlockLoader } from './block-loader.ts';

interface BlockSlotProps {
  readonly blocks: BlockLoader;
  readonly block: BlockPlan;
  readonly props: object;
  /** The values that the props depend on, if the props are new objects in each render. */
  readonly shown?: object | undefined;
  /** The index of the block on the page. The number of the block in its file is not unique on a page. */
  readonly index: number;
  /** When the block hydrates, if its HTML is prerendered. */
  readonly hydration: Hydration | undefined;
}

/** The component of a block, loaded lazily if it is not loaded yet. */
function blockCode({ blocks, block, hydration }: BlockSlotProps, slot: string): ComponentType<object> {
  const loaded = blocks.loaded(block.type);
  // Most blocks have no form, and a wrapper component for each block would cost time.
  if (loaded) return earlyUse()?.sends.isEarly(slot) ? hydratedPart(slot, loaded.default) : loaded.default;
  return lazy(() =>
    loadLazily(
      slot,
      hydration,
      async () => ({ default: hydratedPart(slot, (await blocks.load(block.type)).default) }),
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
 * The element around one block, with its anchor and its boundaries. Suspense keeps the prerendered HTML until the code of the block has
 * loaded, and limits hydration errors to the block.
 *
 * A single class does all of this, because a page has many blocks, and each component around a block costs time and memory.
 */
export class BlockSlot extends Component<BlockSlotProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };
  readonly #slot = `${this.props.block.place.file}:${this.props.block.place.block}:${this.props.index}`;
  readonly #Block = blockCode(this.props, this.#slot);
  /** The HTML that a block showed before it threw. Visitors keep seeing it, without event handlers. */
  #shown: { readonly __html: ReturnType<typeof trusted> } | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A block threw undefined') };
  }

  /**
   * Renders again only when its props change. A second read mostly returns the same content, and React would discard the HTML of a block
   * that waits for its code.
   */
  override shouldComponentUpdate(next: BlockSlotProps, { error }: { readonly error: unknown }) {
    return (
      error !== this.state.error ||
      next.block !== this.props.block ||
      next.hydration !== this.props.hydration ||
      !dequal(next.shown ?? next.props, this.props.shown ?? this.props.props)
    );
  }

  override componentDidCatch(error: unknown) {
    const { place, type } = this.props.block;
    report({ about: 'block-threw', ...place, type, message: String(error) });
    // Passes the error on to services that collect errors, later, since errors during an event count as errors of its handlers.
    if (!import.meta.env.DEV) setTimeout(() => globalThis.reportError?.(error));
  }

  override componentDidUpdate({ props }: BlockSlotProps) {
    if (this.state.error === undefined || props === this.props.props) return;
    this.#shown = undefined;
    this.setState({ error: undefined });
  }

  override render() {
    const { block, props } = this.props;
    const { error } = this.state;
    const Block = this.#Block;
    const slot = { 'data-block': block.type, 'data-slot': this.#slot, id: block.id };
    if (error === undefined)
      return (
        <div {...slot}>
          <Suspense fallback={null}>
            {
              // JSX would copy the props, which is slow on a page with many blocks.
              jsx(Block, props)
            }
          </Suspense>
        </div>
      );
    if (import.meta.env.DEV)
      return (
        <div {...slot}>
          <AuthorNote block={block} message={String(error)} />
        </div>
      );
    this.#shown ??= { __html: trusted(slotElement(this.#slot)?.innerHTML ?? '') };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the document already contains this HTML
    return <div key="shown" {...slot} dangerouslySetInnerHTML={this.#shown} />;
  }
}
