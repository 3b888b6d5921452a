import { type PageSchemas, siteScope } from '../../../config/schemas/page-schemas.ts';
import { expandSections } from '../../../config/sections/expand-sections.ts';
import type { SectionDrafts } from '../../../config/sections/section-draft.ts';
import { meantLanguage } from '../../../grammar/languages.ts';
import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  objectOf,
  pointerToken,
} from '../../../json/json-value.ts';
import type { Renamed } from '../../../json/source-place.ts';
import { formatOf } from '../../../schema/describe-schema.ts';
import { enumValues, type SchemaNode } from '../../../schema/schema-node.ts';
import { isClosed, objectShape } from '../../../schema/schema-shape.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { ParsedFile } from '../../diagnostics/source-file.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';
import { noReferences, plainReferences, type References } from '../../facts/references.ts';
import type { CheckedSite } from '../../facts/site-facts.ts';
import { readOutline } from '../../recover/outline.ts';
import { boundTexts } from '../bound-texts.ts';
import { ownTexts, readEnd, siteConfig, withLanguage } from './site-check.ts';
import type { SiteLanguages } from './site-languages.ts';
import { withoutContentItems, withoutEach } from './site-list-check.ts';

/** A language file, and whether Ajv has accepted it. */
interface LanguageFile {
  readonly file: ParsedFile;
  readonly isValid: boolean;
  /** The tag in the name that the file should have. */
  readonly tag: string | undefined;
}

export interface CheckedLanguages {
  /** The site in each language other than the default one, by its tag. */
  readonly sites: ReadonlyMap<string, CheckedSite>;
  readonly references: readonly References[];
  readonly diagnostics: readonly Diagnostic[];
}

const noLanguages: CheckedLanguages = { sites: new Map(), references: [], diagnostics: [] };

/** Checks the languages of `_site.json` and the files with their words. */
export function checkLanguages(
  siteFile: ParsedFile | undefined,
  site: CheckedSite,
  languages: SiteLanguages,
  files: readonly LanguageFile[],
  schemas: PageSchemas,
  workspace: Workspace,
  sections: SectionDrafts,
): CheckedLanguages {
  if (site.value === undefined) return noLanguages;
  const options = Object.keys(languages.all ?? {});
  const diagnostics: Diagnostic[] = [];
  const references: References[] = [];
  const sites = new Map<string, CheckedSite>();
  for (const each of languages.found.length > 0 ? languages.found : headProblems(objectOf(site.value)))
    if (siteFile) diagnostics.push(diagnose(siteFile, each));
  const { byLanguage, unread } = filesByLanguage(files, languages, options);
  diagnostics.push(...unread);
  for (const language of options.slice(1)) {
    const given = byLanguage.get(language);
    const { problems, ...inLanguage } = siteIn(language, site, given, schemas, workspace, sections);
    sites.set(language, inLanguage);
    if (given) {
      references.push(inLanguage.references);
      diagnostics.push(...problems.map((each) => diagnose(given.file, each, inLanguage.renamed)));
    }
    const file = given?.file ?? siteFile;
    // A mistake in a file may be in its words.
    if (given?.file.diagnostics.length || !site.config || !file) continue;
    const words = missingWords(objectOf(site.value), inLanguage.given, schemas.site);
    const pointer = given ? '' : `/languages${pointerToken(language)}`;
    const data = { language, words, default: options[0] ?? '', hasFile: given !== undefined };
    if (words.length > 0) diagnostics.push(diagnose(file, problemAt('missing-words', pointer, data, 'key')));
  }
  return { sites, references, diagnostics };
}

/** The files by their languages, and diagnostics of files that nothing reads. */
function filesByLanguage(
  files: readonly LanguageFile[],
  { meant }: SiteLanguages,
  options: readonly string[],
): { readonly byLanguage: ReadonlyMap<string, LanguageFile>; readonly unread: readonly Diagnostic[] } {
  const languageOf = ({ tag = '' }: LanguageFile) => meant.get(tag) ?? tag;
  const isListed = (file: LanguageFile) => options.includes(languageOf(file));
  const byLanguage = new Map(files.filter(isListed).map((each) => [languageOf(each), each]));
  const unread: Diagnostic[] = [];
  const report = ({ file }: LanguageFile, found: string, where: 'file' | 'default-file') =>
    unread.push(diagnose(file, problemAt('unknown-language', '', { found, options, where })));
  for (const each of files) {
    if (isListed(each)) continue;
    const { tag = '' } = each;
    report(each, tag, 'file');
    // A file whose name is almost the tag of a language has the words of that language.
    const likely = meantLanguage(tag, options);
    if (likely !== undefined && options.includes(likely) && !byLanguage.has(likely))
      byLanguage.set(likely, each);
  }
  const [first = ''] = options;
  const ofDefault = byLanguage.get(first);
  if (ofDefault) report(ofDefault, first, 'default-file');
  return { byLanguage, unread };
}

/** A `head.language` other than the default language. */
function headProblems(site: JsonObject): readonly Problem[] {
  const options = Object.keys(objectOf(site.languages));
  const { language: found } = objectOf(site.head);
  if (options.length === 0 || typeof found !== 'string' || found === options[0]) return [];
  return [problemAt('unknown-language', '/head/language', { found, options, where: 'head' })];
}

interface SiteInLanguage extends CheckedSite {
  /** What the file of the language has. */
  readonly given: JsonObject;
  readonly renamed: Renamed;
  readonly problems: readonly Problem[];
}

/** The site config in a language: what its file gives replaces what `_site.json` has. */
function siteIn(
  language: string,
  site: CheckedSite,
  file: LanguageFile | undefined,
  schemas: PageSchemas,
  workspace: Workspace,
  sections: SectionDrafts,
): SiteInLanguage {
  const written = file?.file.value ?? {};
  const isValid = file?.isValid ?? true;
  const { value, renamed, problems: found } = readOutline(written, schemas.language, isValid);
  const { $schema: _, ...given } = objectOf(value);
  const { end, ...rest } = given;
  const inLanguage = withLanguage(merge(objectOf(site.value), given), language);
  const states = objectOf(inLanguage.states);
  const blocks = readEnd(end, schemas, isValid);
  const names = new Map([...renamed, ...blocks.renamed]);
  const own = withoutEach(found, 'language');
  const problems = [
    ...own,
    ...boundTexts(ownTexts(given), '').filter(
      ({ pointer }) => !own.some((each) => pointer.startsWith(each.pointer)),
    ),
    ...blocks.problems,
  ];
  const origin = file && { file: file.file, renamed: names };
  return {
    ...site,
    language,
    given,
    renamed: names,
    problems,
    value: inLanguage,
    scope: siteScope(inLanguage, language),
    config:
      problems.length === 0 && site.config
        ? siteConfig(withoutContentItems(inLanguage), schemas, workspace.images)
        : undefined,
    lists: undefined,
    end: origin && end !== undefined ? expandSections(blocks.lists, origin, isValid, sections) : site.end,
    loading: states.loading,
    failed: states.failed,
    references: origin ? plainReferences(rest, schemas.language, origin) : noReferences,
    diagnostics: [],
  };
}

/** Replaces strings and arrays; objects are merged. */
function merge(common: JsonObject, given: JsonObject): JsonObject {
  const merged = Object.entries(given).map(([name, each]): [string, Json] => {
    const before = common[name];
    return [name, isObject(before) && isObject(each) ? merge(before, each) : each];
  });
  return { ...common, ...Object.fromEntries(merged) };
}

/** What is the same in most languages, such as the name of the brand. */
const oftenTheSame: ReadonlySet<string> = new Set([
  '$schema',
  'name',
  'timeZone',
  'languages',
  'logo',
  'social',
  'preview',
  'data',
  'head.titleEnd',
  'head.image',
]);

/** The paths of what visitors read in `_site.json` and what a language does not give. */
function missingWords(site: JsonObject, given: JsonObject, node: SchemaNode): readonly string[] {
  const missing: string[] = [];
  const visit = (value: JsonObject, other: JsonObject, at: SchemaNode, path: string) => {
    const { properties } = objectShape(at);
    for (const [name, each] of Object.entries(value)) {
      const own = `${path}${name}`;
      const property = properties.get(name);
      if (!property && isClosed(at)) continue;
      if (oftenTheSame.has(own) || name === 'view' || name.startsWith('//')) continue;
      if (isObject(each)) visit(each, objectOf(other[name]), property ?? at, `${own}.`);
      else if (!(name in other) && isWords(each, property)) missing.push(own);
    }
  };
  visit(site, given, node, '');
  return missing;
}

/** A block that takes all its words from elsewhere. */
function isBareBlock(value: Json): boolean {
  return isObject(value) && Object.keys(value).join() === 'type';
}

function isWords(value: Json, node: SchemaNode | undefined): boolean {
  if (isArray(value)) return !value.every(isBareBlock);
  if (typeof value !== 'string' || value === '') return false;
  return node === undefined || (formatOf(node) === undefined && enumValues(node) === undefined);
}
