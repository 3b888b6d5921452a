import type { blocks } from 'virtual:pagewright/gallery';
import { createRoot } from 'react-dom/client';
import { installSanitiser } from '../content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../content/sanitising/sanitise-html.ts';
import type { SiteDefinition } from '../define-site.ts';
import { createBlockLoader } from '../render/blocks/block-loader.ts';
import { SendMessageContext } from '../render/send-message.ts';

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
export async function startStage(
  place: HTMLElement,
  registry: SiteDefinition['blocks'],
  type: string,
  { props }: Example,
): Promise<void> {
  installSanitiser(sanitiseHtml);
  holdStill();
  const { default: Block } = await createBlockLoader(registry).load(type);
  const given = typeof props === 'object' && props !== null ? props : {};
  createRoot(place).render(
    <SendMessageContext value={async () => {}}>
      <Block {...given} />
    </SendMessageContext>,
  );
  tellHeight(place);
}
