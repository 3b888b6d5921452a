import type { blocks } from 'virtual:pagewright/gallery';
import { createRoot } from 'react-dom/client';
import { installSanitiser } from '../content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../content/sanitising/sanitise-html.ts';
import { SendMessageContext } from '../render/send-message.ts';
import { type SiteCode, SiteCodeContext } from '../render/site-code.ts';

type Example = (typeof blocks)[number]['examples'][number];

/** Prevents navigation by the links and forms of an example. */
function preventNavigation(): void {
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
}

/** Reports the height of the example to the gallery, now and after each change. */
function reportHeight(root: HTMLElement): void {
  new ResizeObserver(() => {
    window.parent.postMessage(
      { stageHeight: Math.ceil(root.getBoundingClientRect().height) },
      location.origin,
    );
  }).observe(root);
}

/** Renders an example as a page would: the component of the site, with sanitised HTML. */
export async function startStage(
  root: HTMLElement,
  code: SiteCode,
  type: string,
  { props }: Example,
): Promise<void> {
  installSanitiser(sanitiseHtml);
  preventNavigation();
  const { default: Block } = await code.blocks.load(type);
  const blockProps = typeof props === 'object' && props !== null ? props : {};
  createRoot(root).render(
    <SiteCodeContext value={code}>
      <SendMessageContext value={async () => {}}>
        <Block {...blockProps} />
      </SendMessageContext>
    </SiteCodeContext>,
  );
  reportHeight(root);
}
