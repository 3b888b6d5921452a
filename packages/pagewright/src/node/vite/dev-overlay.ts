import path from 'node:path';
import type { ViteDevServer, WebSocketClient } from 'vite';
import { messageFor } from '../../check/codes/catalogue.ts';
import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import { recoverRoutes } from '../../check/facts/route-table.ts';
import { errorsOfPage } from '../../check/files/page-errors.ts';
import { codeFrame } from '../../check/printers/code-frame.ts';
import { printedPath, textOf } from '../../check/printers/printed-file.ts';
import { countLine } from '../../check/printers/report-text.ts';
import { kindOf, pagesFolder } from '../../config/config-kind.ts';
import { belowBase } from '../../content/base-path.ts';
import { escapeHtml } from '../../content/sanitising/escape-html.ts';
import { configFile } from '../../grammar/further-pages.ts';
import { printable } from '../../json/printable.ts';
import { previewPath } from '../../pipeline/pages/content-routes.ts';
import { matchRoute } from '../../pipeline/pages/match-route.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import { cleanPath } from '../../render/routing/route-match.ts';

/** The id of the element that says which error keeps a page from being shown. */
const errorPageId = 'pagewright-error';

/** Events between the dev server and its script in the browser, `errorScript`. */
const pageEvent = 'pagewright:page';
const noErrorEvent = 'pagewright:no-error';

/**
 * Code of the script in each document of the dev server. It reports which page is open, and closes the overlay when the page no longer has
 * an error, unless code of the page has thrown (`show-layout.tsx`). A document that shows an error instead of the page then loads again.
 * It imports nothing from the site, so that it runs even if the site cannot.
 */
export const errorScript = `const hot = import.meta.hot;
const report = () => hot.send('${pageEvent}', location.pathname);
for (const type of ['popstate', 'pushState', 'replaceState']) addEventListener(type, report);
hot.on('${noErrorEvent}', () => {
  const overlays = document.querySelectorAll('vite-error-overlay:not([data-thrown])');
  for (const overlay of overlays) overlay.close();
  if (overlays.length > 0 && document.getElementById('${errorPageId}')) location.reload();
});
// The tip names a setting of Vite that projects do not have.
const shorten = () => {
  const tip = document.querySelector('vite-error-overlay')?.shadowRoot.querySelector('.tip');
  while (tip?.querySelector('br')) tip.lastChild.remove();
};
new MutationObserver(shorten).observe(document.body, { childList: true });
shorten();
report();
`;

/**
 * Shows errors over the pages that have them.
 * @param current returns the site as it was checked last
 */
export function errorOverlay(
  server: ViteDevServer,
  current: () => CheckedSite,
): {
  /** Shows the current errors. */
  show(): void;
  /** Removes the overlay before Vite sends an update. Otherwise Vite would reload the page, or remove the overlay itself. */
  hide(): void;
  /** Reloads the tabs at some paths, and the tabs that have not yet reported their path. */
  reload(hasChanged: (path: string) => boolean): void;
} {
  /** The path of the page that each browser tab shows. A tab without a path shows no page, but the gallery. */
  const open = new Map<WebSocketClient, string | undefined>();
  const withError = new WeakSet<WebSocketClient>();

  const show = (client: WebSocketClient) => {
    const site = current();
    const errors = errorsOfPath(site, open.get(client));
    const [first] = errors;
    if (first) {
      withError.add(client);
      client.send({ type: 'error', err: overlayError(first, errors, site) });
    } else {
      withError.delete(client);
      // The document may have missed the last event while it loaded.
      client.send(noErrorEvent);
    }
  };
  const hide = (client: WebSocketClient) => {
    if (withError.delete(client)) client.send(noErrorEvent);
  };

  server.ws.on('vite:client:connect', (_, client) => {
    open.set(client, undefined);
    show(client);
  });
  server.ws.on('vite:client:disconnect', (_, client) => open.delete(client));
  server.ws.on(pageEvent, (at: unknown, client) => {
    if (typeof at !== 'string') return;
    open.set(client, belowBase(at, server.config.base.slice(0, -1)) ?? at);
    show(client);
  });
  return {
    show() {
      for (const client of open.keys()) show(client);
    },
    hide() {
      for (const client of open.keys()) hide(client);
    },
    reload(hasChanged) {
      for (const [client, path] of open) {
        if (path === undefined || hasChanged(path)) client.send({ type: 'full-reload' });
      }
    },
  };
}

/**
 * HTML that says which file has an error, if a path has no page because of it: the page has never been without errors since the server has
 * started. Undefined if the path has a page, or no errors.
 */
export function errorPage(site: CheckedSite, at: string): string | undefined {
  const target = cleanPath(at);
  if (site.site && (target === cleanPath(previewPath) || matchRoute(site.pages)(target))) return undefined;
  // Other paths have no page even when all errors are fixed, unless it is a page whose routes cannot be read.
  const isOfAll = site.site === undefined || matchRoute(routesOf(site))(target) !== undefined;
  const first = errorsOfPath(site, at).find(
    ({ folder, file }) => isOfAll || (folder === undefined && kindOf(file) === 'page'),
  );
  if (!first) return undefined;
  const { loc, message } = overlayError(first, [first], site);
  const place = `${loc.file}:${loc.line}:${loc.column}`;
  const text = `${place}: ${message} The page appears here as soon as the file has no error.`;
  return `<main id="${errorPageId}"><h1>This page has an error</h1><p>${escapeHtml(text)}</p></main>`;
}

/** The first error at its place, and the number of errors. The terminal shows them all. */
function overlayError(first: Diagnostic, errors: readonly Diagnostic[], site: CheckedSite) {
  const { message, repair } = messageFor(first);
  const { line, column } = first.range;
  const file = path.normalize(printedPath(first, { folder: pagesFolder }));
  const more = errors.length > 1 ? `\n\n${countLine(errors)} The terminal shows them all.` : '';
  return {
    plugin: 'pagewright',
    message: `${printable(message)}\n${printable(repair)}${more}`,
    id: file,
    loc: { file, line, column },
    // The overlay shows only frames whose bars are ASCII.
    frame: codeFrame(textOf(first, site) ?? '', first.range).replaceAll('│', '|'),
    stack: '',
  };
}

/**
 * The errors of the page at a path: errors of its config, of the sections and fallbacks that it uses, and of the whole site. A path without
 * a page also has the errors of pages whose routes cannot be read.
 * @param path undefined: only the errors of the whole site
 */
function errorsOfPath(site: CheckedSite, path: string | undefined): readonly Diagnostic[] {
  if (site.errors.length === 0) return [];
  const routes = routesOf(site);
  const page = path === undefined ? undefined : matchRoute(routes)(cleanPath(path))?.file;
  const isUnrouted = (file: string) =>
    !routes.some((route) => route.file === file && route.routes.length > 0);
  return errorsOfPage(
    site.errors,
    site.files,
    page,
    (file) => page === undefined && path !== undefined && isUnrouted(file),
  );
}

/** The routes of all pages. For files with errors, and for files without a page because of others, the routes in their current text. */
function routesOf({ pages, files, errors }: CheckedSite): Parameters<typeof matchRoute>[0] {
  const withErrors = new Set(errors.map(({ file }) => file));
  const good = new Set(pages.map(({ file }) => configFile(file)));
  const unsure = [...files.keys()].filter(
    (file) => kindOf(file) === 'page' && (withErrors.has(file) || !good.has(file)),
  );
  return [
    ...pages.map(({ file, routes }) => ({ file: configFile(file), routes })),
    ...unsure.map((file) => ({ file, routes: recoverRoutes(files.get(file) ?? '') ?? [] })),
  ];
}
