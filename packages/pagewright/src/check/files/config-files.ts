import { type ConfigKind, kindOf } from '../../config/config-kind.ts';
import { isLanguageTag } from '../../grammar/languages.ts';
import { once } from '../../memory/once.ts';
import { nearest } from '../../schema/nearest.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic, Problem } from '../diagnostics/diagnostic.ts';

/** A file of `page-configs/`, with the name that it should have. */
export interface ConfigFile {
  readonly name: string;
  readonly text: string;
  /** Its name, or the one that it should have. */
  readonly meant: string;
  /** Undefined for a file that no schema describes. */
  readonly kind: ConfigKind | undefined;
}

type Because = 'extension' | 'site' | 'fallback' | 'section' | 'name' | 'beside';

const wrongExtension = /\.(?:jsonc?|json5)(?:\.txt)?$/i;

/** Whether a file below `page-configs/` is a config, or most likely meant to be one. */
export function isConfigName(name: string): boolean {
  return wrongExtension.test(name);
}

/** The name that a file should have, and why it is likely. */
interface Meant {
  readonly meant: string;
  readonly because: Because;
}

/**
 * Finds the kind of each file. Reports files whose name or folder is wrong; they are checked as if they had the name that they
 * should have, so that each is one mistake.
 */
export function configFiles(files: ReadonlyMap<string, string>): {
  readonly files: readonly ConfigFile[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const found: ConfigFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const isMissing = (name: string) => !files.has(`_fallbacks/${name}.json`);
  const missing = once(() => new Set([...usedNames(files, 'fallback')].filter(isMissing)));
  let hasSite = files.has('_site.json');
  const free = (meant: string | undefined, because: Because): Meant | undefined =>
    meant === undefined || files.has(meant) ? undefined : { meant, because };
  const byContent = (name: string, text: string): Meant | undefined => {
    // The words of a language are like a part of the site config.
    if (!hasSite && kindOf(name) !== 'language' && isLikeSite(text)) {
      hasSite = true;
      return { meant: '_site.json', because: 'site' };
    }
    if (isLikeFallback(text) && kindOf(name) !== 'fallback')
      return free(fallbackPath(name, missing()), 'fallback');
    if (!sectionsFolder.test(name) || !isLikeSection(text)) return undefined;
    return free(name.replace(sectionsFolder, '_sections/'), 'section');
  };
  for (const [name, text] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const named = name.replace(wrongExtension, '.json');
    // A copy, such as home.json.txt next to home.json.
    if (named !== name && files.has(named)) continue;
    const moved = byContent(named, text) ?? { meant: named, because: 'extension' };
    const likely = moved.meant === name ? likelyPath(name, text) : undefined;
    if (likely !== undefined && files.has(likely)) {
      diagnostics.push(wrongName(name, { meant: likely, because: 'beside' }));
      found.push({ name, text, meant: name, kind: undefined });
      continue;
    }
    const placed: Meant = likely === undefined ? moved : { meant: likely, because: 'name' };
    found.push({ name, text, meant: placed.meant, kind: kindOf(placed.meant) });
    if (placed.meant !== name) diagnostics.push(wrongName(name, placed));
  }
  return { files: found, diagnostics };
}

/** A diagnostic of a file as a whole, which need not exist. */
function ofFile(name: string, problem: Problem<'wrong-file-name' | 'missing-file'>): Diagnostic {
  const start = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return diagnose({ name, place: () => start }, problem);
}

function wrongName(file: string, { meant, because }: Meant): Diagnostic {
  const data = { found: file, expected: meant, because };
  return ofFile(file, { code: 'wrong-file-name', pointer: '', on: 'value', data });
}

/** Where a file belongs whose name or folder is almost one that is read. Undefined for a page and for a draft. */
function likelyPath(name: string, text: string): string | undefined {
  const [folder = '', ...rest] = name.split('/');
  // A page in another language has a folder next to _languages, not in it.
  if (has(text, 'route')) return folder === '_languages' && rest.length > 1 ? rest.join('/') : undefined;
  if (rest.length === 0) {
    if (nearest(name, ['_redirects.json']) !== undefined) return '_redirects.json';
    if (isLikeSite(text) && nearest(name, ['_site.json']) !== undefined) return '_site.json';
    const isWords =
      isLanguageTag(name.replace(/\.json$/, '')) && (has(text, 'errorPage') || has(text, 'states'));
    return isWords ? `_languages/${name}` : undefined;
  }
  const isMeant = rest.length === 1 && nearest(folder, ['_languages']) !== undefined;
  return isMeant ? `_languages/${rest.join('/')}` : undefined;
}

/** Reports that `_site.json` does not exist. */
export function missingSite(): Diagnostic {
  const data = { name: '_site.json', options: [] };
  return ofFile('_site.json', { code: 'missing-file', pointer: '', on: 'value', data });
}

/** Whether a file has the properties that only `_site.json` has. */
function isLikeSite(text: string): boolean {
  return has(text, 'errorPage') && has(text, 'states') && !has(text, 'route');
}

function isLikeFallback(text: string): boolean {
  return has(text, 'source') && has(text, 'content') && !has(text, 'blocks') && !has(text, 'route');
}

/** A misspelt name of the folder `_sections/`. */
const sectionsFolder = /^_?sections?\/(?<!^_sections\/)(?!_)/;

function isLikeSection(text: string): boolean {
  return has(text, 'blocks') && !has(text, 'route');
}

function has(text: string, property: string): boolean {
  return new RegExp(`"${property}"\\s*:`).test(text);
}

/**
 * The names of the fallbacks, languages or sections that files use. Read as text, so that a file with an error counts too, as does a
 * misspelt property.
 */
export function usedNames(
  files: ReadonlyMap<string, string>,
  property: 'fallback' | 'language' | 'section',
): ReadonlySet<string> {
  const names = new Set<string>();
  const isMeant = new Map<string, boolean>([[property, true]]);
  for (const text of files.values()) {
    for (const [, key = '', name = ''] of text.matchAll(/"([a-z]{5,10})"\s*:\s*"([^"\n]+)"/gi)) {
      if (!isMeant.has(key)) isMeant.set(key, nearest(key, [property]) !== undefined);
      if (isMeant.get(key)) names.add(name);
    }
  }
  return names;
}

/** Where a fallback in another folder belongs. A draft, whose name starts with `_`, belongs nowhere unless a page uses it. */
function fallbackPath(name: string, missing: ReadonlySet<string>): string | undefined {
  const stem = (name.split('/').at(-1) ?? '').replace(/\.json$/, '');
  const plain = stem.replace(/^_+/, '');
  const [only] = missing;
  const likely = missing.has(plain)
    ? plain
    : (nearest(plain, missing) ?? (missing.size === 1 && only && plain.includes(only) ? only : undefined));
  if (likely !== undefined) return `_fallbacks/${likely}.json`;
  return kindOf(name) === 'page' ? `_fallbacks/${plain}.json` : undefined;
}
