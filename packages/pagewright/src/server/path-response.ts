import { parseTarget, type Target } from '../pipeline/files/request-target.ts';
import type { CachedTarget } from './caching/cached-target.ts';
import { feedFiles } from './listings/feed-files.ts';
import { sitemapFiles } from './listings/sitemap-files.ts';
import { movedPaths } from './moved-path.ts';
import type { PageTarget } from './pages/match-page.ts';
import { pageResponse } from './pages/page-response.ts';
import { servedPages } from './pages/served-pages.ts';
import type { SiteParts } from './pages/site-parts.ts';
import type { ServerContext } from './server-context.ts';
import { redirectTo, unknownPaths } from './unknown-paths.ts';
import { withdrawnFiles } from './withdrawn-files.ts';

/** Responds to paths: with a listing, a page, a file of the build, or a redirect. */
export function pathResponder(parts: SiteParts) {
  const { site, match, pages, purges } = parts;
  const [feedAt, sitemapAt] = [feedFiles(parts), sitemapFiles(parts)];
  const listingAt = (path: string) => feedAt(path) ?? sitemapAt(path);
  const served = servedPages(parts);
  const unknown = unknownPaths(parts, served);
  const movedPath = movedPaths(parts);
  const isWithdrawn = withdrawnFiles(parts);

  /**
   * The listing that the build wrote, for when a new one cannot be made. Undefined after any announcement, because the file may name
   * withdrawn entries.
   */
  async function builtListing(
    { path, tags }: CachedTarget,
    context: ServerContext,
  ): Promise<Response | undefined> {
    const { version } = await purges.of(tags, context.store);
    if (version !== '') return undefined;
    const file = await context.assets.fetch(new Request(new URL(path, site.settings.siteUrl)));
    return file.ok ? file : undefined;
  }

  async function listing(
    found: CachedTarget,
    request: Request,
    target: Target,
    context: ServerContext,
  ): Promise<Response> {
    const { html, ...rest } = await pages.get(found, context);
    if (html === undefined) return unknown.notFound(context, target.parts);
    const built = rest.isIncomplete ? await builtListing(found, context) : undefined;
    return built ?? pageResponse({ ...rest, html }, request, 'text/xml');
  }

  async function file(request: Request, target: Target, context: ServerContext): Promise<Response> {
    if (unknown.isPageFile(target)) return unknown.respond(target, context);
    if (await isWithdrawn(`/${target.parts.join('/')}`, context))
      return unknown.notFound(context, target.parts);
    const asset = await context.assets.fetch(request);
    // The host may have followed a redirect of the build to an entry that was withdrawn later, so the handler decides again.
    const isRedirected = asset.status >= 300 && unknown.hasRedirect(target);
    return asset.status === 404 || isRedirected ? unknown.respond(target, context) : asset;
  }

  async function page(
    matched: PageTarget,
    request: Request,
    target: Target,
    context: ServerContext,
  ): Promise<Response> {
    const found = await served.get(matched, target.query, context);
    if (!found) return unknown.respond(target, context);
    const { html, ...rest } = found;
    if (html !== undefined) return pageResponse({ ...rest, html }, request, 'text/html');
    const moved = await movedPath(matched.path, context);
    const isMoved = moved !== undefined && moved !== matched.path && (await served.isThere(moved, context));
    return isMoved ? redirectTo(moved, 301) : unknown.respond(target, context);
  }

  return {
    /** True for the path of a listing, a page or a redirect. */
    handles(pathname: string): boolean {
      if (listingAt(pathname)) return true;
      const target = parseTarget(pathname);
      if (target === undefined || target.redirect !== undefined) return false;
      return match(target.parts) !== undefined || unknown.hasRedirect(target);
    },
    isWithdrawn,
    async respond(request: Request, target: Target | undefined, context: ServerContext): Promise<Response> {
      if (!target) return unknown.notFound(context);
      if (target.redirect !== undefined) return redirectTo(target.redirect, 308);
      const found = listingAt(`/${target.parts.join('/')}`);
      if (found) return listing(found, request, target, context);
      const matched = match(target.parts);
      return matched ? page(matched, request, target, context) : file(request, target, context);
    },
  };
}
