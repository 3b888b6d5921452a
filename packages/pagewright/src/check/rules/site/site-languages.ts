import { isLanguageTag, type Languages, tagOf } from '../../../grammar/languages.ts';
import { isArray, type Json, type JsonObject, objectOf, pointerToken } from '../../../json/json-value.ts';
import { formatValue } from '../../codes/message-text.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { CheckedSite } from '../../facts/site-facts.ts';
import { usedNames } from '../../files/config-files.ts';

/** The tag that a listed one means. One that is misspelt may be in the names of files, or in pages: `de` for `de_DE`. */
function meantTag(tag: string, listed: JsonObject, used: ReadonlySet<string>): string | undefined {
  if (isLanguageTag(tag)) return tag;
  const meant = tagOf(tag);
  const [base = ''] = meant?.split('-') ?? [];
  return meant === undefined || used.has(meant) || !used.has(base) || base in listed ? meant : base;
}

/** `languages` of `_site.json` as an object: an array of tags, or names in place of objects, are reported once. */
export function listedLanguages(value: Json | undefined): JsonObject {
  if (value === undefined || !isArray(value)) return objectOf(value);
  return Object.fromEntries(value.flatMap((tag) => (typeof tag === 'string' ? [[tag, {}]] : [])));
}

/** Problems of `_site.json`, with one problem in place of all about the form of `languages`. */
export function withLanguageForm(problems: readonly Problem[], site: JsonObject): readonly Problem[] {
  const { languages: found = null } = site;
  const isOfForm = ({ code, pointer }: Problem) =>
    code === 'wrong-type' && /^\/languages(?:\/[^/]*)?$/.test(pointer);
  const listed = Object.entries(listedLanguages(found));
  if (!problems.some(isOfForm) || listed.length === 0) return problems;
  const entries = listed.map(
    ([tag, name]) => `"${tag}": { "name": ${typeof name === 'string' ? formatValue(name) : '…'} }`,
  );
  const data = { expected: `{ ${entries.join(', ')} }`, found };
  return [...problems.filter((each) => !isOfForm(each)), problemAt('wrong-form', '/languages', data)];
}

/** The languages of a site, with what is wrong with the list corrected, so that one mistake in it is not reported for each page. */
export interface SiteLanguages {
  /** Undefined if the site lists none. */
  readonly all: Languages | undefined;
  /** The tags that misspelt ones mean. */
  readonly meant: ReadonlyMap<string, string>;
  readonly found: readonly Problem[];
}

/**
 * The languages that `_site.json` lists.
 * @param tags those in the names of language files
 * @param files all configs
 */
export function siteLanguages(
  { value }: Pick<CheckedSite, 'value'>,
  tags: ReadonlySet<string>,
  files: ReadonlyMap<string, string>,
): SiteLanguages {
  const listed = listedLanguages(objectOf(value).languages);
  const names = Object.keys(listed);
  const [first] = names;
  if (first === undefined) return { all: undefined, meant: new Map(), found: [] };
  const isDoubtful = tags.has(first) || !names.every(isLanguageTag);
  const used = isDoubtful ? usedNames(files, 'language') : new Set<string>();
  const found: Problem[] = [];
  const meant = new Map<string, string>();
  const report = (pointer: string, tag: string, where: 'list' | 'order', likely: string | undefined) => {
    const data = { found: tag, options: names, where, ...(likely === undefined ? {} : { meant: likely }) };
    found.push(problemAt('unknown-language', pointer, data, 'key'));
  };
  for (const tag of names) {
    const likely = meantTag(tag, listed, new Set([...tags, ...used]));
    if (likely === tag) continue;
    if (likely !== undefined) meant.set(tag, likely);
    report(`/languages${pointerToken(tag)}`, tag, 'list', likely);
  }
  const corrected = names.map((tag) => meant.get(tag) ?? tag);
  if (tags.has(first) && used.has(first)) {
    const other = corrected.find((tag) => !tags.has(tag));
    report('/languages', first, 'order', other);
    corrected.unshift(other ?? (first === 'en' ? 'default' : 'en'));
  }
  return { all: Object.fromEntries(corrected.map((tag) => [tag, listed[tag] ?? {}])), meant, found };
}
