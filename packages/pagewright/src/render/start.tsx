import { createRoot, hydrateRoot } from 'react-dom/client';
import { addPrecleanedHtml } from '../content/sanitising/precleaned-html.ts';
import { App } from './App.tsx';
import { readPayload } from './payload.ts';
import { emptyPagePayload } from './queries/content-service.ts';
import { createHttpContentService } from './queries/http-content-service.ts';
import { hydratePage } from './routing/hydrate-page.ts';
import { cleanPath } from './routing/route-match.ts';
import type { SendMessage } from './send-message.ts';
import type { SiteCode } from './site-code.ts';

async function show(root: HTMLElement, code: SiteCode): Promise<void> {
  const { settings, page: written } = readPayload();
  const { contentBase: base, requestTimeout: deadline } = settings;
  const path = cleanPath(location.pathname);
  const isThisPage = written !== undefined && cleanPath(written.path) === path;
  const payload = isThisPage ? written : emptyPagePayload;
  addPrecleanedHtml(payload.contents, payload.html);
  const first = isThisPage
    ? await hydratePage(code, path, payload)
    : await (await import('./routing/load-page.ts')).loadPage(code, path);
  const sendMessage: SendMessage = async (message, signal) => {
    const { sendContactMessage } = await import('../content/send-contact-message.ts');
    return sendContactMessage(message, { base, formPath: settings.formPath, deadline, signal });
  };
  const app = (
    <App
      code={code}
      settings={settings}
      first={first}
      service={createHttpContentService({ base, deadline, payload })}
      sendMessage={sendMessage}
    />
  );
  // The error page is served at every path that was not prerendered. Where a route matches, the page itself replaces
  // it: the page may be newer than the build.
  if (isThisPage || (written && !first.match)) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

/** Starts a site in the browser: hydrates the prerendered page, or draws the page at the current path. */
export function start(code: SiteCode): void {
  const root = document.getElementById('root');
  // Where the page's code cannot be loaded, its HTML stays as it is. No await at the top: blocks import this file's
  // chunk, and would wait for it while it waits for them.
  if (root) show(root, code).catch((error: unknown) => console.warn('[pagewright] not hydrated:', error));
}
