import type { JsonObject } from '../json/json-value.ts';

/** The kinds of files in `page-configs/`. */
export type ConfigKind = 'page' | 'site' | 'fallback' | 'redirects' | 'language' | 'section';

const languagePath = /^_languages\/([^/]+)\.json$/;

const fallbackPath = /^_fallbacks\/([^/]+)\.json$/;

/** The kind of a file in `page-configs/`. Files and folders whose names start with an underscore are not pages. */
export function kindOf(name: string): ConfigKind | undefined {
  if (name === '_site.json') return 'site';
  if (name === '_redirects.json') return 'redirects';
  if (sectionName(name) !== undefined) return 'section';
  if (fallbackPath.test(name)) return 'fallback';
  if (languagePath.test(name)) return 'language';
  return name.split('/').some((part) => part.startsWith('_')) ? undefined : 'page';
}

/** Whether a file is a page that is not shown yet: its name or the name of a folder starts with an underscore, but it has properties that only pages have. */
export function isDraftPage(name: string, { route, head, blocks }: JsonObject): boolean {
  const isLikePage = route !== undefined || (head !== undefined && blocks !== undefined);
  return isLikePage && name.endsWith('.json') && kindOf(name) === undefined;
}

/** The name by which queries use a fallback file; undefined for another file. */
export function fallbackNameOf(name: string): string | undefined {
  return fallbackPath.exec(name)?.[1];
}

/** The tag of the language whose words a file has; undefined for another file. */
export function languageOfFile(name: string): string | undefined {
  return languagePath.exec(name)?.[1];
}

/** A name that starts with an underscore is a draft. */
const sectionFile = /^_sections\/([^_/][^/]*)\.json$/;

/** The name of the section in a file below `page-configs/`; undefined for other files. */
export function sectionName(file: string): string | undefined {
  return sectionFile.exec(file)?.[1];
}
