import type { blocks } from 'virtual:pagewright/gallery';
import { createRoot } from 'react-dom/client';
import { SendMessageContext } from '../../../../src/ui/send-message.ts';
import { installSanitiser } from '../content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../content/sanitising/sanitise-html.ts';
import { loadBlock } from '../render/blocks/block-loader.ts';

type Example = (typeof blocks)[number]['examples'][number];

/** An example's links and its form stay where they are. */
function holdStill(): void {
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
}

/** Tells the gallery how high the example is, now and whenever that changes. */
function tellHeight(place: HTMLElement): void {
  new ResizeObserver(() => {
    window.parent.postMessage(
      { stageHeight: Math.ceil(place.getBoundingClientRect().height) },
      location.origin,
    );
  }).observe(place);
}

/** Draws one example as a page would: its real component, with sanitised HTML, and nothing else. */
export async function startStage(place: HTMLElement, type: string, { props }: Example): Promise<void> {
  installSanitiser(sanitiseHtml);
  holdStill();
  const { default: Block } = await loadBlock(type);
  const given = typeof props === 'object' && props !== null ? props : {};
  createRoot(place).render(
    <SendMessageContext value={async () => {}}>
      <Block {...given} />
    </SendMessageContext>,
  );
  tellHeight(place);
}
