import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { sendContactMessage } from '../content/requests/send-contact-message.ts';
import { addPrecleanedHtml } from '../content/sanitising/precleaned-html.ts';
import type { LoadFiles } from '../content/site-images.ts';
import { App } from './App.tsx';
import { watchHandlers } from './blocks/watch-handlers.ts';
import { emptyPagePayload } from './document/hydration-payload.ts';
import type { RouteEntry } from './document/page-module.ts';
import { readPayload } from './document/payload.ts';
import type { Settings } from './document/settings.ts';
import { withLists } from './document/site-lists.ts';
import { reloadOnce } from './document/stale-code.ts';
import { type EarlyUse, setEarlyUse } from './early/early-use.ts';
import type { PageEvent } from './early/forms.ts';
import { forgetParts } from './early/lazy-hydration.ts';
import { loadPicturesForPrint } from './load-for-print.ts';
import { pageRoot, putPage } from './page-root.ts';
import { changedService } from './queries/changed-service.ts';
import { freshUntil, thisDocumentMadeAt } from './queries/fresh-until.ts';
import { createHttpContentService } from './queries/http-content-service.ts';
import type { LoadedPage } from './routing/load-page.ts';
import { createPageOpener, loadPageOpener } from './routing/page-opener.ts';
import { pageOfPayload } from './routing/payload-page.ts';
import { cleanPath, matchPath } from './routing/route-match.ts';
import type { SiteProps } from './SiteContexts.tsx';
import type { SendMessage } from './send-message.ts';
import { createSiteCode } from './site-code.ts';
import type { SiteDefinition } from './site-definition.ts';
import { pathOnHost } from './site-path.ts';

type Site = [...Parameters<typeof createSiteCode>, loadFiles: LoadFiles];

// The frame of the studio calls it.
export { changeService } from './queries/changed-service.ts';
// The development server adds a call to each page module.
export { updatePage } from './routing/page-updates.ts';

/** Announces the event to the boot script, which keeps entries of forms that have not hydrated. */
function announce(event: PageEvent): void {
  dispatchEvent(new Event(event));
}

/** Hydrates the page in an element, or renders it if the element is empty. */
function showApp(element: HTMLElement, site: SiteProps, first: LoadedPage): void {
  const appOf = (page: LoadedPage) => <App {...site} pages={pages} first={page} />;
  const pages = createPageOpener(site.code, site.settings, first, (next, html) => {
    announce('pagewright:leave');
    root.unmount();
    forgetParts();
    putPage(html);
    announce('pagewright:show');
    // Runs synchronously, so that the page has its title, its focus and its scroll position before the browser paints.
    flushSync(() => {
      root = hydrateRoot(element, appOf(next));
    });
  });
  let root: Root;
  if (element.firstChild) root = hydrateRoot(element, appOf(first));
  else {
    root = createRoot(element);
    // Synchronously, because the element may show the error page.
    flushSync(() => root.render(appOf(first)));
  }
}

/** Loads the code that starts scripts, asks for consent and sends reports. Most sites have none of these. */
function startOthers(
  settings: Settings,
  scripts: SiteDefinition['scripts'],
  isPreview: boolean,
): Promise<void> | undefined {
  if (!(settings.scripts ?? settings.consent ?? settings.analyticsId ?? settings.reports ?? scripts))
    return undefined;
  return import('./scripts/start-scripts.ts').then(
    ({ startScripts }) => startScripts({ settings, scripts, isPreview }),
    () => {},
  );
}

/** The path of the page. Only an address that a host or a visitor wrote in another form needs code, such as `/visit.html`. */
async function pathOfDocument(routes: readonly RouteEntry[], made: string): Promise<string> {
  if (location.pathname === pathOnHost(made)) return cleanPath(made);
  return (await import('./routing/correct-address.ts')).correctAddress(routes, made);
}

/** Loads the layout, and shows it around the page. */
async function loadLayout(root: HTMLElement, site: SiteProps, path: string): Promise<void> {
  const [{ showLayout }, { Layout }] = await Promise.all([
    import('./show-layout.tsx'),
    site.code.layout(),
  ]).catch((error: unknown) => {
    // The files may be gone after a deployment. Without a reload, the HTML of the layout stays.
    reloadOnce();
    throw error;
  });
  showLayout(root, site, Layout, path);
}

async function show(
  root: HTMLElement,
  used: Promise<void>,
  ...[definition, config, routes, loadFiles]: Site
): Promise<void> {
  const { settings, page: prerendered, preview } = readPayload();
  // Requested at once, because blocks must not run before it.
  const others = startOthers(settings, definition.scripts, preview !== undefined);
  const code = createSiteCode(definition, withLists(config, settings), routes);
  const { contentBase: base, requestTimeout: deadline } = settings;
  // Imported in advance: if a browser has no network at the first attempt to import code, it may never load that code again.
  const sendMessage: SendMessage = (message, signal) =>
    sendContactMessage(message, { base, formPath: settings.formPath, deadline, signal });
  const linked = {
    url: settings.siteUrl,
    hasPage(to: string, isOfSite: boolean) {
      const route = matchPath(routes, to)?.entry.route;
      // Whether an entry has a page, only builds and servers know. Where drafts are shown, a missing page does no harm.
      return (
        route !== undefined &&
        (import.meta.env.DEV || preview !== undefined || isOfSite || !route.includes(':'))
      );
    },
    loadFiles,
  };
  await others;
  if (preview) {
    const { startPreview } = await import('./preview/start-preview.tsx');
    return startPreview(root, { code, settings, sendMessage, preview, page: prerendered, linked });
  }
  const path = await pathOfDocument(routes, prerendered?.path ?? '');
  const isThisPage = prerendered !== undefined && cleanPath(prerendered.path) === path;
  const payload = isThisPage ? prerendered : emptyPagePayload;
  addPrecleanedHtml(payload.contents, payload.html);
  const first = isThisPage
    ? await pageOfPayload(code, path, payload, {
        freshUntil: freshUntil(thisDocumentMadeAt(), settings.revalidateAfter),
        late: Object.keys(payload.page?.deferred ?? {}),
      })
    : await (await import('./routing/load-page.ts')).loadBelatedPage(code, path, prerendered !== undefined);
  const read = createHttpContentService({ settings, site: linked, deadline });
  const service = import.meta.env.DEV ? changedService(read) : read;
  const site: SiteProps = { code, settings, service, sendMessage };
  const page = pageRoot();
  // In development, documents have no HTML of the site.
  const isBare = import.meta.env.DEV && !page.isConnected;
  const showFrame = () => loadLayout(root, site, prerendered?.path ?? path);
  // The host serves the error page for every path that was not prerendered. If a route matches such a path, the page replaces the error
  // page, because its content may be newer than the build.
  const isPrerendered = isThisPage || (prerendered && !first.match);
  // In a transition, React hydrates in short steps, and the browser can respond between them.
  if (isPrerendered) startTransition(() => showApp(page, site, first));
  else {
    page.replaceChildren();
    // Effects of blocks may measure or fill their elements, which must be in the document then.
    if (isBare) await showFrame();
    showApp(page, site, first);
  }
  watchHandlers();
  loadPicturesForPrint();
  // Loads in time for the first link that the visitor points at. If this fails, the navigation reports it.
  used.then(loadPageOpener).catch(() => {});
  if (isBare) return;
  await used;
  await showFrame();
}

/**
 * Starts a site in the browser: hydrates the prerendered page, or renders the page at the current path. The layout of the
 * document hydrates later. Rejects if code cannot be loaded; the HTML then stays.
 * @param early undefined if nothing is prerendered that the visitor could have used
 */
export async function start(early: EarlyUse | undefined, ...site: Site): Promise<void> {
  setEarlyUse(early);
  const root = document.getElementById('root');
  if (root) await show(root, early?.used ?? Promise.resolve(), ...site);
}
