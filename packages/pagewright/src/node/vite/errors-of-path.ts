import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import { recoverRoutes } from '../../check/facts/route-table.ts';
import { errorsOfPage } from '../../check/files/page-errors.ts';
import { kindOf } from '../../config/config-kind.ts';
import { configFile } from '../../grammar/further-pages.ts';
import { matchRoute } from '../../pipeline/pages/match-route.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import { cleanPath } from '../../render/routing/route-match.ts';

/**
 * The errors of the page at a path: errors of its config, of the sections and fallbacks that it uses, and of the whole site. A path without
 * a page also has the errors of pages whose routes cannot be read.
 * @param path undefined: only the errors of the whole site
 */
export function errorsOfPath(site: CheckedSite, path: string | undefined): readonly Diagnostic[] {
  if (site.errors.length === 0) return [];
  const routes = routesOf(site);
  const page = path === undefined ? undefined : matchRoute(routes)(cleanPath(path))?.file;
  const isUnrouted = (file: string) => routes.every((route) => route.file !== file);
  return errorsOfPage(
    site.errors,
    site.files,
    page,
    (file) => page === undefined && path !== undefined && isUnrouted(file),
  );
}

/** The routes of all pages. For files with errors, the routes in their current text. */
function routesOf({ pages, files, errors }: CheckedSite): Parameters<typeof matchRoute>[0] {
  const withErrors = new Set(errors.map(({ file }) => file).filter((file) => kindOf(file) === 'page'));
  return [
    ...pages.map(({ file, routes }) => ({ file: configFile(file), routes })),
    ...[...withErrors].map((file) => ({ file, routes: recoverRoutes(files.get(file) ?? '') ?? [] })),
  ];
}
