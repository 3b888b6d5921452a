// First, so that its `@layer` line orders all styles that come after it.
import './styles/base.css';
import './styles/tokens.css';
import './styles/font-face.css';
import './styles/print.css';

import { routes } from 'virtual:pagewright/routes';
import site from 'virtual:pagewright/site';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { holdCleanHtml } from '../packages/pagewright/src/content/sanitising/held-html.ts';
import { emptySeed, type Seed } from '../packages/pagewright/src/render/queries/content-service.ts';
import { createHttpContentService } from '../packages/pagewright/src/render/queries/http-content-service.ts';
import { adoptPage } from '../packages/pagewright/src/render/routing/adopt-page.ts';
import { cleanPath } from '../packages/pagewright/src/render/routing/route-match.ts';
import { App } from './App.tsx';
import { contentBase, formAction, formPath, requestTimeout, siteUrl } from './settings.ts';
import { loadForPrint } from './ui/load-for-print.ts';
import type { SendMessage } from './ui/send-message.ts';

/** What the prerender wrote beside the HTML; absent while the site is developed. */
function readSeed(): (Seed & { readonly path: string }) | undefined {
  const text = document.getElementById('pagewright-seed')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

const sendMessage: SendMessage = async (message, signal) => {
  const { sendContactMessage } = await import('../packages/pagewright/src/content/send-contact-message.ts');
  return sendContactMessage(message, { base: contentBase, deadline: requestTimeout, signal, formPath });
};

async function start(root: HTMLElement): Promise<void> {
  const written = readSeed();
  const path = cleanPath(location.pathname);
  const isPrerendered = written !== undefined && cleanPath(written.path) === path;
  const seed = isPrerendered ? written : emptySeed;
  holdCleanHtml(seed.contents, seed.html);
  const first = isPrerendered
    ? await adoptPage(routes, path, seed)
    : await (await import('../packages/pagewright/src/render/routing/load-page.ts')).loadPage(routes, path);
  const app = (
    <App
      site={site}
      siteUrl={siteUrl}
      routes={routes}
      first={first}
      service={createHttpContentService({ base: contentBase, deadline: requestTimeout, seed })}
      sendMessage={sendMessage}
      formAction={formAction}
    />
  );
  // The error page stands at every address that was not prerendered. Where a route matches, the page itself takes
  // its place: it may be newer than the build.
  if (isPrerendered || (written && !first.match)) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

loadForPrint();

const root = document.getElementById('root');
// Where the page's code cannot be loaded, its HTML stays as it is. No await at the top: blocks import this file's
// chunk, and would wait for it while it waits for them.
if (root) start(root).catch((error: unknown) => console.warn('[pagewright] not hydrated:', error));
