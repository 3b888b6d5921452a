import type { blocks } from 'virtual:pagewright/gallery';
import { createRoot } from 'react-dom/client';
import { installSanitiser } from '../content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../content/sanitising/sanitise-html.ts';
import { SendMessageContext } from '../render/send-message.ts';
import { type SiteCode, SiteCodeContext } from '../render/site-code.ts';
import css from './ExampleFrame.module.css';

type Example = (typeof blocks)[number]['examples'][number];

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

/** Reports the height of the example to the gallery, now and after each change. */
function reportHeight(root: HTMLElement): void {
  root.className = css.stage ?? '';
  new ResizeObserver(() => {
    window.parent.postMessage({ stageHeight: heightOf(root) }, location.origin);
  }).observe(root);
}

function asProps(props: unknown): object {
  return typeof props === 'object' && props !== null ? props : {};
}

/** Renders an example as a page would: the component of the site, with sanitised HTML. */
export async function startStage(
  root: HTMLElement,
  code: SiteCode,
  type: string,
  { props, slots }: Example,
): Promise<void> {
  installSanitiser(sanitiseHtml);
  preventNavigation();
  const { default: Block } = await code.blocks.load(type);
  const inner = await Promise.all(
    Object.entries(slots ?? {}).map(async ([name, { type: innerType, props: innerProps }]) => {
      const { default: Inner } = await code.blocks.load(innerType);
      return [name, <Inner key={name} {...asProps(innerProps)} />] as const;
    }),
  );
  const blockProps = { ...asProps(props), ...(slots ? { slots: Object.fromEntries(inner) } : {}) };
  createRoot(root).render(
    <SiteCodeContext value={code}>
      <SendMessageContext value={async () => {}}>
        <Block {...blockProps} />
      </SendMessageContext>
    </SiteCodeContext>,
  );
  reportHeight(root);
}
