import { usedNames } from '../../check/config-files.ts';
import { fallbackNameOf, kindOf } from '../../check/config-kind.ts';
import type { Diagnostic } from '../../check/messages/diagnostic.ts';
import { recoverRoutes } from '../../check/route-table.ts';
import { sectionName } from '../../check/sections/section-draft.ts';
import { configFile } from '../../grammar/further-pages.ts';
import { matchRoute } from '../../pipeline/pages/match-route.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import { cleanPath } from '../../render/routing/route-match.ts';

/**
 * The errors of the page at a path: those of its config, of the sections and fallbacks that it uses, and those of the whole site.
 * A path without a page also has the errors of pages whose routes cannot be read.
 * @param path undefined: only the errors of the whole site
 */
export function errorsOfPath(site: CheckedSite, path: string | undefined): readonly Diagnostic[] {
  if (site.errors.length === 0) return [];
  const routes = routesOf(site);
  const page = path === undefined ? undefined : matchRoute(routes)(cleanPath(path))?.file;
  const isUsed = usesOf(site.files, page);
  return site.errors.filter(({ folder, file, usedBy }) => {
    if (folder === 'schemas') return true;
    if (kindOf(file) === 'section' || kindOf(file) === 'fallback')
      return usedBy ? usedBy.file === page : isUsed(file);
    if (kindOf(file) !== 'page') return true;
    if (page !== undefined) return file === page;
    return path !== undefined && routes.every((route) => route.file !== file);
  });
}

/** The routes of all pages, as they are in the texts of the files with errors. */
function routesOf({ pages, files, errors }: CheckedSite): Parameters<typeof matchRoute>[0] {
  const withErrors = new Set(errors.map(({ file }) => file).filter((file) => kindOf(file) === 'page'));
  return [
    ...pages.map(({ file, routes }) => ({ file: configFile(file), routes })),
    ...[...withErrors].map((file) => ({ file, routes: recoverRoutes(files.get(file) ?? '') ?? [] })),
  ];
}

/** Returns whether a page uses a file with a section or a fallback. Each page has the sections of the site config. */
function usesOf(files: CheckedSite['files'], page: string | undefined): (file: string) => boolean {
  const texts = new Map(
    ['_site.json', page].flatMap((file): [string, string][] =>
      file === undefined ? [] : [[file, files.get(file) ?? '']],
    ),
  );
  const sections = usedNames(texts, 'section');
  // A section may use fallbacks, too.
  for (const [file, text] of files) if (sections.has(sectionName(file) ?? '')) texts.set(file, text);
  const fallbacks = usedNames(texts, 'fallback');
  return (file) => sections.has(sectionName(file) ?? '') || fallbacks.has(fallbackNameOf(file) ?? '');
}
