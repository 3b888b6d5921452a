import { languageOfPath, unknownPath } from '../grammar/languages.ts';
import type { Target } from '../pipeline/files/request-target.ts';
import { redirector } from '../pipeline/redirects/redirects.ts';
import type { ServedPages } from './pages/served-pages.ts';
import type { SiteParts } from './pages/site-parts.ts';
import type { ServerContext } from './server-context.ts';

export const plainText = { 'Content-Type': 'text/plain; charset=utf-8' };

/** A response that redirects to another path. */
export function redirectTo(location: string, status: number): Response {
  return new Response(null, { status, headers: { Location: location } });
}

/** Responses to paths that have no page. */
export function unknownPaths({ site }: SiteParts, { isThere }: ServedPages) {
  const redirectOf = redirector(site.redirects);

  /** The page for unknown paths, in the language of the path. The path may exist later, so the cache rules for the path do not apply. */
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

  return {
    /** Whether a rule of the site redirects a path. */
    hasRedirect: ({ parts, query }: Target) => redirectOf(parts, query) !== undefined,
    /** A redirect to a page, or the page for unknown paths. */
    async respond({ parts, query }: Target, context: ServerContext): Promise<Response> {
      const redirect = redirectOf(parts, query);
      if (!redirect || !(await isThere(redirect.location, context))) return notFound(context, parts);
      return redirectTo(redirect.location, redirect.status);
    },
    notFound,
  };
}
