import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { installSanitiser } from '../content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../content/sanitising/sanitise-html.ts';
import { ErrorBoundary } from '../render/ErrorBoundary.tsx';
import { SendMessageContext } from '../render/send-message.ts';
import { type SiteCode, SiteCodeContext } from '../render/site-code.ts';
import css from './ExampleFrame.module.css';
import type { BlockProps, StagedBlock, StageMessage, StageTiles } from './stage-message.ts';
import { TiledBlocks } from './TiledBlocks.tsx';

/** Prevents the links of a block from leaving the document. */
function preventNavigation(): void {
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
}

/** The height that a frame needs for an element and everything that the site shows below it. */
function heightOf(root: HTMLElement): number {
  const { marginBottom, paddingBottom } = getComputedStyle(document.body);
  const bottom = root.getBoundingClientRect().bottom + window.scrollY;
  return Math.ceil(bottom + Number.parseFloat(marginBottom) + Number.parseFloat(paddingBottom));
}

/** Reports the height of the content to the window around the frame: once it is rendered, and after each change. */
function reportHeight(root: HTMLElement, send: (message: StageMessage) => void): void {
  root.className = css.stage ?? '';
  new ResizeObserver(() => {
    if (root.firstElementChild) send({ stageHeight: heightOf(root) });
  }).observe(root);
}

/** Shows blocks as a page does: with the components of the site, and with sanitised HTML. */
export interface Stage {
  /** Shows one block. The stage stays empty if the block's code cannot be loaded, or if the block throws. */
  show(block: StagedBlock): Promise<void>;
  /** Shows several blocks, each in its tile. A tile stays empty if its block throws. */
  showTiles(tiles: StageTiles): Promise<void>;
}

/**
 * Prepares an element for blocks.
 * @param send sends a message to the window around the frame
 */
export function openStage(root: HTMLElement, code: SiteCode, send: (message: StageMessage) => void): Stage {
  installSanitiser(sanitiseHtml);
  preventNavigation();
  const react = createRoot(root);
  let latest: object | undefined;
  const propsElement = async ({ type, props }: BlockProps, key: number, slots?: object) => {
    const { default: Block } = await code.blocks.load(type);
    return <Block key={key} {...props} {...(slots ? { slots } : {})} />;
  };
  const slotElements = async (slots: StagedBlock['slots']) =>
    slots &&
    Object.fromEntries(
      await Promise.all(
        Object.entries(slots).map(
          async ([name, list]) =>
            [name, await Promise.all(list.map((each, at) => propsElement(each, at)))] as const,
        ),
      ),
    );
  const blockElement = async (block: StagedBlock) => {
    const element = await slotElements(block.slots)
      .then((slots) => propsElement(block, 0, slots))
      .catch(() => null);
    return (
      <ErrorBoundary key={block.type} resetKey={block} fallback={() => null}>
        {element}
      </ErrorBoundary>
    );
  };
  const render = (content: ReactNode) =>
    react.render(
      <SiteCodeContext value={code}>
        <SendMessageContext value={async () => {}}>{content}</SendMessageContext>
      </SiteCodeContext>,
    );
  reportHeight(root, send);
  return {
    async show(block) {
      latest = block;
      const element = await blockElement(block);
      if (latest === block) render(element);
    },
    async showTiles(tiles) {
      latest = tiles;
      const elements = await Promise.all(tiles.tiles.map(({ block }) => blockElement(block)));
      if (latest !== tiles) return;
      render(
        <TiledBlocks {...tiles} elements={elements} onShown={() => send({ stageHeight: innerHeight })} />,
      );
    },
  };
}
