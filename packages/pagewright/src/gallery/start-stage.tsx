import { createRoot } from 'react-dom/client';
import { installSanitiser } from '../content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../content/sanitising/sanitise-html.ts';
import { ErrorBoundary } from '../render/ErrorBoundary.tsx';
import { SendMessageContext } from '../render/send-message.ts';
import { type SiteCode, SiteCodeContext } from '../render/site-code.ts';
import css from './ExampleFrame.module.css';
import type { BlockProps, StagedBlock, StageMessage } from './stage-message.ts';

/** Prevents navigation by the links and forms of an example. */
function preventNavigation(): void {
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
}

/** The height that a frame needs to show an element, and what the site has below it. */
function heightOf(root: HTMLElement): number {
  const { marginBottom, paddingBottom } = getComputedStyle(document.body);
  const bottom = root.getBoundingClientRect().bottom + window.scrollY;
  return Math.ceil(bottom + Number.parseFloat(marginBottom) + Number.parseFloat(paddingBottom));
}

/** Reports the height of the example to the window around the frame, once it is there and after each change. */
function reportHeight(root: HTMLElement, send: (message: StageMessage) => void): void {
  root.className = css.stage ?? '';
  new ResizeObserver(() => {
    if (root.firstElementChild) send({ stageHeight: heightOf(root) });
  }).observe(root);
}

/**
 * Prepares an element for blocks. Returns a function that renders one as a page would: with the component of the site, and with sanitised
 * HTML. A block whose code cannot be loaded, or which throws, leaves the stage empty.
 * @param send sends a message to the window around the frame
 */
export function openStage(
  root: HTMLElement,
  code: SiteCode,
  send: (message: StageMessage) => void,
): (block: StagedBlock) => Promise<void> {
  installSanitiser(sanitiseHtml);
  preventNavigation();
  const react = createRoot(root);
  let latest: StagedBlock | undefined;
  const elementOf = async ({ type, props }: BlockProps, key: number, slots?: object) => {
    const { default: Block } = await code.blocks.load(type);
    return <Block key={key} {...props} {...(slots ? { slots } : {})} />;
  };
  const slotsOf = async (slots: StagedBlock['slots']) =>
    slots &&
    Object.fromEntries(
      await Promise.all(
        Object.entries(slots).map(
          async ([name, list]) =>
            [name, await Promise.all(list.map((each, at) => elementOf(each, at)))] as const,
        ),
      ),
    );
  reportHeight(root, send);
  return async (block) => {
    latest = block;
    const element = await slotsOf(block.slots)
      .then((slots) => elementOf(block, 0, slots))
      .catch(() => null);
    if (latest !== block) return;
    react.render(
      <SiteCodeContext value={code}>
        <SendMessageContext value={async () => {}}>
          <ErrorBoundary key={block.type} resetKey={block} fallback={() => null}>
            {element}
          </ErrorBoundary>
        </SendMessageContext>
      </SiteCodeContext>,
    );
  };
}
