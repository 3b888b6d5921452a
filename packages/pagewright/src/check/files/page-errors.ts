import { fallbackNameOf, kindOf, sectionName } from '../../config/config-kind.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { usedNames } from './config-files.ts';

/**
 * The errors that concern a page: in its config, in the sections and fallbacks that it uses, and in what the whole site shares.
 * @param errors of all files
 * @param files the texts of all configs
 * @param page the file of its config; undefined if there is none
 * @param isMeant whether an error of another page counts, too
 */
export function errorsOfPage(
  errors: readonly Diagnostic[],
  files: ReadonlyMap<string, string>,
  page: string | undefined,
  isMeant: (file: string) => boolean = () => false,
): readonly Diagnostic[] {
  if (errors.length === 0) return [];
  const isUsed = usesOf(files, page);
  return errors.filter(({ folder, file, usedBy }) => {
    if (folder !== undefined) return true;
    if (kindOf(file) === 'section' || kindOf(file) === 'fallback')
      return usedBy ? usedBy.file === page || kindOf(usedBy.file) !== 'page' : isUsed(file);
    return kindOf(file) !== 'page' || file === page || isMeant(file);
  });
}

/** Returns whether a page uses a file with a section or a fallback. Each page has the sections of the site config. */
function usesOf(files: ReadonlyMap<string, string>, page: string | undefined): (file: string) => boolean {
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
