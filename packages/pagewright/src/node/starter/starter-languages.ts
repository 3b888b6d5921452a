import path from 'node:path';
import { languagePrefix } from '../../grammar/languages.ts';
import { isArray, isObject, type Json, type JsonObject, objectOf } from '../../json/json-value.ts';
import { placeholder } from '../scaffold/scaffold-placeholders.ts';
import { writtenAs } from '../scaffold/written-as.ts';

/** The languages in which the starter has texts, with the folder of their pages below `page-configs/`. */
const written: Readonly<Record<string, string>> = { en: '', de: 'de/' };

const source = 'en';

/** Properties whose texts only programs read. */
const names = new Set(['$schema', '$comment', 'type', 'section', 'kind', 'view', 'src', 'href', 'route']);

/** Puts each text that visitors read into brackets, for a language in which the starter is not written. */
function marked(value: Json): Json {
  if (typeof value === 'string') return value === '' ? value : placeholder(value);
  if (isArray(value)) return value.map(marked);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, names.has(name) ? each : marked(each)]),
  );
}

function inLanguage(value: Json, language: string): Json {
  return writtenAs(language, written) === undefined ? marked(value) : value;
}

const nameOf = (language: string) => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
};

/** The JSON files of the starter by path. */
export type JsonFiles = ReadonlyMap<string, JsonObject>;

function asTags(languages: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(languages.map((tag) => [tag, {}]));
}

/** The folder of the pages in a language: `page-configs/de`. */
export function pagesIn(languages: readonly string[], language: string): string {
  return path.posix.join('page-configs', languagePrefix(asTags(languages), language));
}

/** The page configs of one page in all languages. @param file below `page-configs/`: `about.json` */
function pageInLanguages(
  files: JsonFiles,
  file: string,
  languages: readonly string[],
): [string, JsonObject][] {
  const tags = asTags(languages);
  const [first = source] = languages;
  const pageOf = (language: string) => {
    const from = writtenAs(language, written) ?? source;
    const found = objectOf(files.get(`page-configs/${written[from]}${file}`));
    const tail = String(found.route).replace(/^\/de(?=\/|$)/, '') || '/';
    const route = `${languagePrefix(tags, language)}${tail}`.replace(/(?<=.)\/$/, '');
    return { found, route };
  };
  return languages.map((language) => {
    const { found, route } = pageOf(language);
    const to = path.posix.join(pagesIn(languages, language), file);
    const { head = {}, blocks = [] } = found;
    const texts = JSON.stringify({ head, blocks }).replaceAll(/page-configs\/(?:de\/)?\w+\.json/g, to);
    const page = {
      $schema: `${language === first ? '' : '../'}../schemas/page.schema.json`,
      route,
      ...(language === first ? {} : { language, translationOf: pageOf(first).route }),
      ...objectOf(inLanguage(JSON.parse(texts), language)),
    };
    return [to, page];
  });
}

/** The parts of a value that another value has too. Arrays are taken whole. */
function sameParts(value: Json | undefined, like: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(like).map(([name, each]) => {
      const own = objectOf(value)[name] ?? each;
      return [name, isObject(each) ? sameParts(own, each) : own];
    }),
  );
}

/** The words of the starter that pages share, in a language: in its site config in English, and in the file of a language in German. */
function wordsIn(files: JsonFiles, language: string): JsonObject {
  const { $schema: _, ...german } = objectOf(files.get('page-configs/_languages/de.json'));
  if (writtenAs(language, written) === 'de') return german;
  return objectOf(inLanguage(sameParts(files.get('page-configs/_site.json'), german), language));
}

/** The site config, whose own words are in the default language. */
function siteInLanguage(files: JsonFiles, languages: readonly string[]): JsonObject {
  const { languages: _, ...site } = objectOf(files.get('page-configs/_site.json'));
  const [first = source] = languages;
  const { states, ...words } = wordsIn(files, first);
  const isStated = languages.length === 1 && first !== source;
  const head = { ...(isStated ? { language: first } : {}), ...objectOf(site.head) };
  return {
    ...site,
    head,
    ...(languages.length > 1
      ? { languages: Object.fromEntries(languages.map((tag) => [tag, { name: nameOf(tag) }])) }
      : {}),
    ...words,
    states: { ...objectOf(site.states), ...objectOf(states) },
  };
}

/** The pages and words of the starter in the given languages, in place of those in its own. */
export function translatedFiles(files: JsonFiles, languages: readonly string[]): JsonFiles {
  const pages = [...files.keys()].flatMap((file) => /^page-configs\/([a-z]\w*\.json)$/.exec(file)?.[1] ?? []);
  const others = [...files].filter(([file]) => !/^page-configs\/(?:\w+\.json|de\/|_languages\/)/.test(file));
  return new Map<string, JsonObject>([
    ...others,
    ['page-configs/_redirects.json', objectOf(files.get('page-configs/_redirects.json'))],
    ['page-configs/_site.json', siteInLanguage(files, languages)],
    ...pages.flatMap((file) => pageInLanguages(files, file, languages)),
    ...languages
      .slice(1)
      .map((tag): [string, JsonObject] => [
        `page-configs/_languages/${tag}.json`,
        { $schema: '../../schemas/language.schema.json', ...wordsIn(files, tag) },
      ]),
  ]);
}
