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
export function unknownPaths({ site, match }: SiteParts, { isThere }: ServedPages) {
  const redirectOf = redirector(site.redirects);
  const publicFiles = new Set(site.shell.publicFiles);

  /**
   * The path of the page in the file that a path names: `/visit` for `/visit.html`. Undefined for other paths and for files in `public/`.
   * Hosts must not serve such a file by themselves, because it may be of a page that is not shown any more.
   */
  function pageInFile({ parts, query }: Target): string | undefined {
    const path = parts.join('/');
    if (!path.endsWith('.html') || publicFiles.has(`/${path}`)) return undefined;
    const page = path.slice(0, -'.html'.length).split('/');
    return match(page) ? `/${page.map(encodeURIComponent).join('/')}${query}` : undefined;
  }

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
    /** Whether a rule of the site redirects a path, or the path names the file of a page. */
    hasRedirect: (target: Target) =>
      redirectOf(target.parts, target.query) !== undefined || pageInFile(target) !== undefined,
    isPageFile: (target: Target) => pageInFile(target) !== undefined,
    /** A redirect to a page, or the page for unknown paths. */
    async respond(target: Target, context: ServerContext): Promise<Response> {
      const { parts, query } = target;
      const page = pageInFile(target);
      const redirect =
        redirectOf(parts, query) ?? (page === undefined ? undefined : { location: page, status: 308 });
      if (!redirect || !(await isThere(redirect.location, context))) return notFound(context, parts);
      return redirectTo(redirect.location, redirect.status);
    },
    notFound,
  };
}
