import { type ComponentType, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageId } from './document/payload.ts';
import type { PageEvent } from './early/forms.ts';
import { keepPage, pageRoot } from './page-root.ts';
import { wakePlayers } from './players/wake-players.ts';
import { report } from './reporting/report.ts';
import type { SiteProps } from './SiteContexts.tsx';
import { layoutIdPrefix, SiteFrame } from './SiteFrame.tsx';
import type { LayoutProps } from './site-definition.ts';

/** Shows an error over the page, in the overlay of the development server. */
function showErrorOverlay(message: string, error: unknown): void {
  const Overlay = customElements.get('vite-error-overlay');
  if (!Overlay) return;
  const stack = error instanceof Error ? error.stack : undefined;
  const overlay = new Overlay({ message, stack: stack ?? '' });
  // With this mark, the dev server does not close the overlay when the configs of the page have no errors.
  overlay.dataset.thrown = '';
  document.body.append(overlay);
}

/**
 * Keeps the visible document if the layout throws, because React then removes everything from its root. Call it before the layout hydrates.
 * @returns the handler for such an error
 */
function keepDocument(root: HTMLElement): (error: unknown) => void {
  const shown = [...root.childNodes];
  const outlet = pageRoot().parentElement;
  return (error) => {
    root.replaceChildren(...(outlet ? shown : [pageRoot()]));
    keepPage(outlet);
    const message = String(error);
    report({ about: 'layout-threw', message: `The layout: ${message}` });
    // Passes the error on to services that collect errors.
    reportError(error);
    if (import.meta.env.DEV) showErrorOverlay(`The layout threw: ${message}`, error);
  };
}

/** Wakes the players of blocks that have not hydrated, on pages that open without a document of their own. */
function wakePagePlayers(): void {
  const event: PageEvent = 'pagewright:show';
  addEventListener(event, () => wakePlayers(pageRoot()));
}

/**
 * Hydrates the layout of the document, or renders it at once if the document has none. Most visitors only read, and never load this.
 * @param path path of the page in the document
 */
export function showLayout(
  root: HTMLElement,
  site: SiteProps,
  layout: ComponentType<LayoutProps>,
  path: string,
): void {
  const frame = <SiteFrame {...site} layout={layout} path={path} html={undefined} />;
  const options = { identifierPrefix: layoutIdPrefix, onUncaughtError: keepDocument(root) };
  if (document.getElementById(pageId)) startTransition(() => void hydrateRoot(root, frame, options));
  else flushSync(() => createRoot(root, options).render(frame));
  wakePagePlayers();
}
