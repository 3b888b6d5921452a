import { baseOf, belowBase, locationBelow, rootRedirect } from '../content/base-path.ts';
import { limitKnownHtml } from '../content/sanitising/limit-known-html.ts';
import { readHeadersFile } from '../pipeline/files/headers.ts';
import { isTooLong, parseTarget } from '../pipeline/files/request-target.ts';
import { tolerantStore } from './caching/tolerant-store.ts';
import { createSiteParts, type ServerOptions } from './pages/site-parts.ts';
import { pathResponder } from './path-response.ts';
import { isPreviewPath, previewRoute } from './preview-route.ts';
import { purgePath, respondToPurge } from './purge-route.ts';
import type { ServerContext } from './server-context.ts';
import { plainText } from './unknown-paths.ts';

export interface Handler {
  /**
   * True if the handler itself responds to a path: a page, a redirect, a preview, the sitemap, the feed, or an announcement. Hosts may
   * serve all other paths by themselves.
   */
  handles(pathname: string): boolean;
  /** Whether the host must not serve a file of the build, because its entry was withdrawn after the build. */
  hides(pathname: string, context: ServerContext): Promise<boolean>;
  fetch(request: Request, context: ServerContext): Promise<Response>;
}

/** Responds to a request, or explains why the handler rejects it. */
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
 * Creates the handler that renders pages on demand. It uses web standards only, so it runs in Node and on edge hosts. It serves prerendered
 * pages first, keeps rendered pages in the store, and never replaces a good page by a worse one.
 */
export function createHandler(options: ServerOptions): Handler {
  limitKnownHtml();
  const parts = createSiteParts(options);
  const paths = pathResponder(parts);
  const respondToPreview = previewRoute(parts);
  const previewAt = (pathname: string) => (isPreviewPath(pathname) ? respondToPreview : undefined);
  const headersFor = readHeadersFile(parts.site.headers);
  const base = baseOf(parts.site.settings.siteUrl);

  /** Responds to a request whose path is a path of the site. */
  async function respond(request: Request, given: ServerContext): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    // An announcement must not be lost: if the store fails, so does the request, and the sender repeats it.
    if (pathname === purgePath) return respondToPurge(request, parts, given);
    const context = { ...given, store: tolerantStore(given) };
    const target = parseTarget(pathname + search);
    const preview = previewAt(pathname);
    const methods = preview ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    const response = await respondOrFail(request, methods, context.report, () =>
      preview ? preview(request, context) : paths.respond(request, target, context),
    );
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(headersFor(`${base}/${target?.parts.join('/') ?? ''}`)))
      if (!headers.has(name)) headers.set(name, value);
    const location = headers.get('Location');
    if (location !== null) headers.set('Location', locationBelow(location, base));
    const { status } = response;
    return new Response(request.method === 'HEAD' ? null : response.body, { status, headers });
  }

  return {
    handles(pathname) {
      const path = belowBase(pathname, base);
      if (path === undefined) return false;
      return path === purgePath || previewAt(path) !== undefined || paths.handles(path);
    },
    async hides(pathname, context) {
      const path = belowBase(pathname, base);
      return path !== undefined && paths.isWithdrawn(path, context);
    },
    async fetch(request, context) {
      const { url } = request;
      const { pathname, search } = new URL(url);
      const path = belowBase(pathname, base);
      const other = rootRedirect(pathname, base, search);
      if (other) return new Response(null, { status: other.status, headers: { Location: other.location } });
      if (base === '') return respond(request, context);
      // A path outside of the base has no page, and no file has this name.
      return respond(new Request(new URL((path ?? '/404') + search, url), request), context);
    },
  };
}
