import { createRoot, hydrateRoot } from 'react-dom/client';
import { addPrecleanedHtml } from '../content/sanitising/precleaned-html.ts';
import type { LoadImages } from '../content/site-images.ts';
import { App } from './App.tsx';
import { readPayload } from './payload.ts';
import { emptyPagePayload } from './queries/content-service.ts';
import { freshUntil } from './queries/fresh-until.ts';
import { createHttpContentService } from './queries/http-content-service.ts';
import { hydratePage } from './routing/hydrate-page.ts';
import { cleanPath, matchPath } from './routing/route-match.ts';
import type { SendMessage } from './send-message.ts';
import { createSiteCode } from './site-code.ts';
import { withLists } from './site-lists.ts';

type Site = [...Parameters<typeof createSiteCode>, loadImages: LoadImages];

// The development server adds a call to each page module.
export { updatePage } from './routing/page-updates.ts';

async function show(root: HTMLElement, ...[site, config, routes, loadImages]: Site): Promise<void> {
  const { settings, page: prerendered, preview } = readPayload();
  const code = createSiteCode(site, withLists(config, settings), routes);
  const { contentBase: base, requestTimeout: deadline, isClosed = false } = settings;
  const sendMessage: SendMessage = async (message, signal) => {
    const { sendContactMessage } = await import('../content/send-contact-message.ts');
    return sendContactMessage(message, { base, formPath: settings.formPath, deadline, signal });
  };
  const linked = {
    url: settings.siteUrl,
    hasRoute: (to: string) => matchPath(routes, to) !== undefined,
    loadImages,
  };
  if (preview) {
    const { startPreview } = await import('./preview/start-preview.tsx');
    return startPreview(root, { code, settings, sendMessage, preview, page: prerendered, linked });
  }
  const path = cleanPath(location.pathname);
  const isThisPage = prerendered !== undefined && cleanPath(prerendered.path) === path;
  const payload = isThisPage ? prerendered : emptyPagePayload;
  addPrecleanedHtml(payload.contents, payload.html);
  const first = isThisPage
    ? await hydratePage(code, path, payload)
    : await (await import('./routing/load-page.ts')).loadPage(code, path);
  const app = (
    <App
      code={code}
      settings={settings}
      first={first}
      service={createHttpContentService({
        base,
        isClosed,
        site: linked,
        deadline,
        payload,
        freshUntil: freshUntil(settings.revalidateAfter),
      })}
      sendMessage={sendMessage}
    />
  );
  // The host serves the error page for every path that was not prerendered. If a route matches such a path, the page
  // replaces the error page: its content may be newer than the build.
  if (isThisPage || (prerendered && !first.match)) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

/** Starts a site in the browser: hydrates the prerendered page, or renders the page at the current path. */
export function start(...site: Site): void {
  const root = document.getElementById('root');
  // If the code of the page cannot be loaded, its HTML stays. There is no top-level await: blocks import the chunk of this
  // file, so they would wait for each other.
  if (root) show(root, ...site).catch((error: unknown) => console.warn('[pagewright] not hydrated:', error));
}
