import type { ContentAdapter } from '../content/content-adapter.ts';
import { limitKnownHtml } from '../content/sanitising/limit-known-html.ts';
import type { LoadImages } from '../content/site-images.ts';
import { readHeadersFile } from '../pipeline/files/headers.ts';
import { isTooLong, parseTarget } from '../pipeline/files/request-target.ts';
import { linkedSite } from '../pipeline/pages/linked-site.ts';
import { createSiteCaches } from './caching/site-caches.ts';
import { tolerantStore } from './caching/tolerant-store.ts';
import { siteListings } from './listings/site-listings.ts';
import { movedPaths } from './moved-path.ts';
import { pageMatcher } from './pages/match-page.ts';
import { pageSteps, type ServerCode } from './pages/page-steps.ts';
import { prerenderedContents } from './pages/prerendered-contents.ts';
import { pageRenderer } from './pages/render-page.ts';
import { servedPages } from './pages/served-pages.ts';
import { pathResponder } from './path-response.ts';
import { isPreviewPath, previewRoute } from './preview-route.ts';
import { purgePath, respondToPurge } from './purge-route.ts';
import type { ServerContext, ServerTimes } from './server-context.ts';
import type { SiteRecord } from './site-record.ts';
import { plainText, unknownPaths } from './unknown-paths.ts';
import { withdrawnFiles } from './withdrawn-files.ts';

export interface Handler {
  /**
   * True if the handler itself responds to a path: a page, a redirect, a preview, the sitemap, the feed, or an announcement. Hosts may
   * serve all others alone.
   */
  handles(pathname: string): boolean;
  /** Whether a file of the build must not be served, because it belongs to an entry that was withdrawn since. */
  hides(pathname: string, context: ServerContext): Promise<boolean>;
  fetch(request: Request, context: ServerContext): Promise<Response>;
}

export interface HandlerOptions extends ServerTimes {
  readonly site: SiteRecord;
  readonly code: ServerCode & { readonly content: ContentAdapter; readonly loadImages: LoadImages };
  /** The time in milliseconds since 1970. */
  readonly now?: () => number;
}

/** Responds to a request that the handler accepts, or says why it does not. */
async function respondOrFail(
  request: Request,
  methods: readonly string[],
  report: ServerContext['report'],
  respond: () => Promise<Response>,
): Promise<Response> {
  if (!methods.includes(request.method)) {
    const allowed = methods.join(', ');
    return new Response(`Use ${allowed}`, { status: 405, headers: { ...plainText, Allow: allowed } });
  }
  if (isTooLong(new URL(request.url).pathname))
    return new Response('The path is too long', { status: 414, headers: plainText });
  try {
    return await respond();
  } catch (error) {
    report(`${request.url}: ${error instanceof Error ? error.stack : error}`);
    return new Response('This page cannot be shown at the moment.', {
      status: 503,
      headers: { ...plainText, 'Retry-After': '5', 'Cache-Control': 'no-store' },
    });
  }
}

/**
 * Creates the handler that renders pages on demand. It uses web standards only, so it runs in Node and on edge hosts. Responds
 * with prerendered pages first, keeps the pages that it renders in the store, and never replaces a good page by a worse one.
 */
export function createHandler({ site, code, freshFor, now = Date.now }: HandlerOptions): Handler {
  limitKnownHtml();
  const { sources, content: adapter, loadImages } = code;
  const routes = site.pages.flatMap(({ plan }) => plan.routes);
  const linked = linkedSite(site.settings.siteUrl, routes, loadImages);
  const caches = createSiteCaches({ site, sources, adapter, linked, freshFor, now });
  const { purges, heldContents, contents: cache } = caches;
  const match = pageMatcher(site.pages);
  const steps = pageSteps(site, code);
  const renderPage = pageRenderer(steps, cache, prerenderedContents(site), now);
  const served = servedPages({ site, sources, match, steps, caches, renderPage, now });
  const listingAt = siteListings({ site, sources, cache, purges, renderPage, match, now });
  const unknown = unknownPaths(site, served);
  const isWithdrawn = withdrawnFiles({ site, sources, match, purges });
  const movedPath = movedPaths(site, sources, adapter.movedEntries, cache);
  const respond = pathResponder({ site, match, listingAt, caches, served, unknown, movedPath, isWithdrawn });
  const respondToPreview = previewRoute({ site, code, steps, linked, cache });
  const previewAt = (pathname: string) => (isPreviewPath(pathname) ? respondToPreview : undefined);
  const headersFor = readHeadersFile(site.headers);

  return {
    handles(pathname) {
      if (pathname === purgePath || listingAt(pathname) || previewAt(pathname)) return true;
      const target = parseTarget(pathname);
      if (target === undefined || target.redirect !== undefined) return false;
      return match(target.parts) !== undefined || unknown.hasRedirect(target);
    },
    hides: isWithdrawn,
    async fetch(request, given) {
      const { pathname, search } = new URL(request.url);
      // An announcement must not get lost: the sender retries if the store fails.
      if (pathname === purgePath) return respondToPurge(request, { purges, heldContents, now }, given);
      const context = { ...given, store: tolerantStore(given) };
      const target = parseTarget(pathname + search);
      const preview = previewAt(pathname);
      const methods = preview ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
      const response = await respondOrFail(request, methods, context.report, () =>
        preview ? preview(request, context) : respond(request, target, context),
      );
      const headers = new Headers(response.headers);
      for (const [name, value] of Object.entries(headersFor(`/${target?.parts.join('/') ?? ''}`)))
        if (!headers.has(name)) headers.set(name, value);
      const { status } = response;
      return new Response(request.method === 'HEAD' ? null : response.body, { status, headers });
    },
  };
}
