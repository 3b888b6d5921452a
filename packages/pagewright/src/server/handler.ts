import type { ContentAdapter } from '../content/content-adapter.ts';
import { limitKnownHtml } from '../content/sanitising/limit-known-html.ts';
import type { LoadImages } from '../content/site-images.ts';
import { languageOfPath, unknownPath } from '../grammar/languages.ts';
import { decodedSegment, segmentsOf } from '../grammar/route-pattern.ts';
import { feedPath } from '../pipeline/files/feed.ts';
import { readHeadersFile } from '../pipeline/files/headers.ts';
import { isTooLong, parseTarget, type Target } from '../pipeline/files/request-target.ts';
import { linkedSite } from '../pipeline/pages/linked-site.ts';
import { lastChange, timeZoneOf } from '../pipeline/pages/scheduled-pages.ts';
import { redirector } from '../pipeline/redirects/redirects.ts';
import { createContentCache } from './caching/content-cache.ts';
import { createHeldContents } from './caching/held-content.ts';
import { type CachedTarget, createPageCache, type ServedPage } from './caching/page-cache.ts';
import { createPurges } from './caching/purges.ts';
import { tolerantStore } from './caching/tolerant-store.ts';
import { createWithdrawals } from './caching/withdrawals.ts';
import { feedFile, listFeed } from './listings/feed-file.ts';
import { sitemapFiles } from './listings/sitemap-files.ts';
import { movedPaths } from './moved-path.ts';
import { type PageTarget, pageMatcher } from './pages/match-page.ts';
import { pageResponse } from './pages/page-response.ts';
import { pageSteps, type ServerCode } from './pages/page-steps.ts';
import { prerenderedContents } from './pages/prerendered-contents.ts';
import { pageRenderer, pageTags, type RenderPage, renderedPage } from './pages/render-page.ts';
import { serverPageAt, serverPageAtUrl } from './pages/server-pages.ts';
import { createUrlPages } from './pages/url-pages.ts';
import { isPreviewPath, previewRoute } from './preview-route.ts';
import { purgePath, respondToPurge } from './purge-route.ts';
import type { ServerContext, ServerTimes } from './server-context.ts';
import type { SiteRecord } from './site-record.ts';
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

const plainText = { 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * Creates the handler that renders pages on demand. It uses web standards only, so it runs in Node and on edge hosts. Responds
 * with prerendered pages first, keeps the pages that it renders in the store, and never replaces a good page by a worse one.
 */
export function createHandler({ site, code, freshFor, now = Date.now }: HandlerOptions): Handler {
  const { sources, content, loadImages } = code;
  limitKnownHtml();
  const match = pageMatcher(site.pages);
  const timeZone = timeZoneOf(site.config);
  const headersFor = readHeadersFile(site.headers);
  const purges = createPurges(now);
  const plans = site.pages.map(({ plan }) => plan);
  const linked = linkedSite(
    site.settings.siteUrl,
    plans.flatMap(({ routes }) => routes),
    loadImages,
  );
  const heldContents = createHeldContents({ purges, pages: site.prerendered.length, now });
  const withdrawals = createWithdrawals({
    purges,
    heldContents,
    sources,
    adapter: content,
    freshFor,
    now,
  });
  const cache = createContentCache({ prefix: site.code, purges, withdrawals, freshFor, site: linked, now });
  const steps = pageSteps(site, code);
  const renderPage = pageRenderer(steps, cache, prerenderedContents(site), now);
  const pages = createPageCache({ site, purges, freshFor, now });
  const urlPages = createUrlPages({ site, steps, purges, withdrawals, linked, freshFor, now });
  const sitemaps = sitemapFiles({ site, sources, cache, purges, now });
  const feedOptions = { site, sources, cache, renderPage, now };
  const feed = site.shell.feed && feedFile(feedOptions);
  const movedPath = movedPaths(site, sources, content.movedEntries, cache);
  const isWithdrawn = withdrawnFiles({ site, sources, match, purges });
  const redirectOf = redirector(site.redirects);
  const respondToPreview = previewRoute({ site, code, steps, linked, cache });

  /** Resolves to a page as its schedule shows it now; undefined if it does not. @param search the query of the URL */
  function pageNow(
    matched: PageTarget,
    search: string,
    context: ServerContext,
  ): Promise<ServedPage> | undefined {
    const page = serverPageAt(matched.page, timeZone, now());
    if (!page) return undefined;
    const target = { ...matched, page: serverPageAtUrl(page, search) };
    const { urlQuery = '' } = target.page.plan;
    const cached = (render: RenderPage): CachedTarget => ({
      path: target.path + urlQuery,
      since: lastChange([matched.page.plan], timeZone, now()),
      tags: pageTags(target, site, sources),
      render: async (at) => renderedPage(await render(target, at)),
    });
    return urlQuery === '' ? pages.get(cached(renderPage), context) : urlPages.get(cached, context);
  }

  /** The feed of a list at a path. */
  function listFeedAt(path: string): CachedTarget | undefined {
    if (!path.endsWith(feedPath)) return undefined;
    const target = match(segmentsOf(path.slice(0, -feedPath.length)).map(decodedSegment));
    return target?.page.plan.feed === undefined ? undefined : listFeed(target, match, feedOptions);
  }

  /** The sitemap or a feed at a path. */
  function listingAt(path: string): CachedTarget | undefined {
    return feed?.path === path ? feed : (sitemaps.find(path) ?? listFeedAt(path));
  }

  /** Whether a path leads somewhere: not to a page whose entry does not exist. */
  async function isThere(location: string, context: ServerContext): Promise<boolean> {
    const target = location.startsWith('/') ? parseTarget(location.replace(/#.*/, '')) : undefined;
    const page = target && match(target.parts);
    return !page || (await pageNow(page, target.query, context))?.html !== undefined;
  }

  /** The response to a path without a page: a redirect to a page, or the page for unknown paths. */
  async function withoutPage({ parts, query }: Target, context: ServerContext): Promise<Response> {
    const redirect = redirectOf(parts, query);
    if (!redirect || !(await isThere(redirect.location, context))) return notFound(context, parts);
    return new Response(null, { status: redirect.status, headers: { Location: redirect.location } });
  }

  /** The file of the build, for a list of pages that cannot be made now. None if it may have what was withdrawn since. */
  async function builtListing(
    { path, tags }: CachedTarget,
    context: ServerContext,
  ): Promise<Response | undefined> {
    const { version } = await purges.of(tags, context.store);
    if (version !== '') return undefined;
    const file = await context.assets.fetch(new Request(new URL(path, site.settings.siteUrl)));
    return file.ok ? file : undefined;
  }

  /** The page for unknown paths, in the language of the path. The path may exist later, so the cache rules of its path do not apply. */
  async function notFound(context: ServerContext, parts: readonly string[] = []): Promise<Response> {
    const { languages = {} } = site.config;
    const path = unknownPath(languages, languageOfPath(languages, `/${parts[0]}`));
    const page = await context.assets.fetch(new Request(new URL(path, site.settings.siteUrl)));
    const isPage = page.headers.get('content-type')?.startsWith('text/html') ?? false;
    return new Response(isPage ? page.body : 'Not found', {
      status: 404,
      headers: isPage ? { 'Content-Type': 'text/html; charset=utf-8' } : plainText,
    });
  }

  async function respond(
    request: Request,
    target: Target | undefined,
    context: ServerContext,
  ): Promise<Response> {
    if (!target) return notFound(context);
    if (target.redirect !== undefined)
      return new Response(null, { status: 308, headers: { Location: target.redirect } });
    const listing = listingAt(`/${target.parts.join('/')}`);
    if (listing) {
      const { html, ...served } = await pages.get(listing, context);
      if (html === undefined) return notFound(context, target.parts);
      const built = served.isIncomplete ? await builtListing(listing, context) : undefined;
      return built ?? pageResponse({ ...served, html }, request, 'text/xml');
    }
    const page = match(target.parts);
    if (!page) {
      if (await isWithdrawn(`/${target.parts.join('/')}`, context)) return notFound(context, target.parts);
      const asset = await context.assets.fetch(request);
      // A host that follows the redirects of the build does not know whether an entry was withdrawn.
      const isRedirected = asset.status >= 300 && redirectOf(target.parts, target.query) !== undefined;
      return asset.status === 404 || isRedirected ? withoutPage(target, context) : asset;
    }
    const found = await pageNow(page, target.query, context);
    if (!found) return withoutPage(target, context);
    const { html, ...served } = found;
    if (html !== undefined) return pageResponse({ ...served, html }, request, 'text/html');
    const moved = await movedPath(page.path, context);
    const isMoved = moved !== undefined && moved !== page.path && (await isThere(moved, context));
    return isMoved
      ? new Response(null, { status: 301, headers: { Location: moved } })
      : withoutPage(target, context);
  }

  async function respondOrFail(
    request: Request,
    pathname: string,
    target: Target | undefined,
    context: ServerContext,
  ) {
    const preview = isPreviewPath(pathname) ? respondToPreview : undefined;
    const methods = preview ? 'GET, HEAD, POST' : 'GET, HEAD';
    if (!methods.split(', ').includes(request.method))
      return new Response(`Use ${methods}`, { status: 405, headers: { ...plainText, Allow: methods } });
    if (isTooLong(pathname)) return new Response('The path is too long', { status: 414, headers: plainText });
    try {
      return await (preview ? preview(request, context) : respond(request, target, context));
    } catch (error) {
      context.report(`${request.url}: ${error instanceof Error ? error.stack : error}`);
      return new Response('This page cannot be shown at the moment.', {
        status: 503,
        headers: { ...plainText, 'Retry-After': '5', 'Cache-Control': 'no-store' },
      });
    }
  }

  return {
    handles(pathname) {
      if (pathname === purgePath || listingAt(pathname)) return true;
      if (isPreviewPath(pathname) && respondToPreview) return true;
      const target = parseTarget(pathname);
      if (target === undefined || target.redirect !== undefined) return false;
      return match(target.parts) !== undefined || redirectOf(target.parts, '') !== undefined;
    },
    hides: isWithdrawn,
    async fetch(request, given) {
      const { pathname, search } = new URL(request.url);
      // An announcement must not get lost: the sender retries if the store fails.
      if (pathname === purgePath) return respondToPurge(request, { purges, heldContents, now }, given);
      const context = { ...given, store: tolerantStore(given) };
      const target = parseTarget(pathname + search);
      const response = await respondOrFail(request, pathname, target, context);
      const headers = new Headers(response.headers);
      for (const [name, value] of Object.entries(headersFor(`/${target?.parts.join('/') ?? ''}`)))
        if (!headers.has(name)) headers.set(name, value);
      const { status } = response;
      return new Response(request.method === 'HEAD' ? null : response.body, { status, headers });
    },
  };
}
