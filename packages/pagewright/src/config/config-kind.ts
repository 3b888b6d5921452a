import type { JsonObject } from '../json/json-value.ts';

/** The folder of page configs, relative to the project. */
export const pagesFolder = 'page-configs';

/** The kinds of files in `page-configs/`. */
export type ConfigKind = 'page' | 'site' | 'fallback' | 'redirects' | 'language' | 'section';

const languagePath = /^_languages\/([^/]+)\.json$/;

const fallbackPath = /^_fallbacks\/([^/]+)\.json$/;

/**
 * The kind of a file in `page-configs/`; undefined for other files. A file or folder whose name starts with an underscore is not a page.
 */
export function kindOf(name: string): ConfigKind | undefined {
  if (name === '_site.json') return 'site';
  if (name === '_redirects.json') return 'redirects';
  if (sectionName(name) !== undefined) return 'section';
  if (fallbackPath.test(name)) return 'fallback';
  if (languagePath.test(name)) return 'language';
  return name.split('/').some((part) => part.startsWith('_')) ? undefined : 'page';
}

/**
 * Whether a file is a draft of a page: its name, or the name of its folder, starts with an underscore, but it has properties that only
 * pages have.
 */
export function isDraftPage(name: string, { route, head, blocks }: JsonObject): boolean {
  const isLikePage = route !== undefined || (head !== undefined && blocks !== undefined);
  return isLikePage && name.endsWith('.json') && kindOf(name) === undefined;
}

/** The name that queries use for a fallback file; undefined for another file. */
export function fallbackNameOf(name: string): string | undefined {
  return fallbackPath.exec(name)?.[1];
}

/** The language tag of a file in `_languages/`; undefined for another file. */
export function languageOfFile(name: string): string | undefined {
  return languagePath.exec(name)?.[1];
}

/** The name in the path of a section, of a fallback or of the config of a language; undefined for other files. */
export function nameOfFile(file: string): string | undefined {
  return sectionName(file) ?? fallbackNameOf(file) ?? languageOfFile(file);
}

/** A section whose name starts with an underscore is a draft. */
const sectionFile = /^_sections\/([^_/][^/]*)\.json$/;

/** The name of the section in a file, given by its path below `page-configs/`; undefined for other files. */
export function sectionName(file: string): string | undefined {
  return sectionFile.exec(file)?.[1];
}
