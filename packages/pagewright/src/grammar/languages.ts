import { once } from '../memory/once.ts';

/** The languages of a site, as `_site.json` lists them, by their tags. The first is the default language. */
export type Languages = Readonly<Record<string, unknown>>;

/** A page in one of the languages of a site; `language` is also `x-default`, for visitors of all other languages. */
export interface Translation {
  readonly language: string;
  readonly path: string;
}

/** The default language, whose routes have no prefix. */
export function defaultLanguage(languages: Languages): string | undefined {
  return Object.keys(languages)[0];
}

/** How the routes of a language begin: `/de`. Empty for the default language, which undefined means. */
export function languagePrefix(languages: Languages, language: string | undefined): string {
  return language === undefined || language === defaultLanguage(languages)
    ? ''
    : `/${language.toLowerCase()}`;
}

/** The page for unknown paths in a language: `/404`, or `/de/404` below the routes of another language. */
export function unknownPath(languages: Languages, language: string | undefined): string {
  return `${languagePrefix(languages, language)}/404`;
}

/** The language to whose pages a path belongs by its first part; undefined for the default language. */
export function languageOfPath(languages: Languages, path: string): string | undefined {
  const first = path.split('/')[1]?.toLowerCase();
  return Object.keys(languages)
    .slice(1)
    .find((each) => each.toLowerCase() === first);
}

const rightToLeft: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);

function localeOf(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language).maximize();
  } catch {
    return undefined;
  }
}

/** Whether a language is written from right to left. */
export function isRightToLeft(language: string): boolean {
  return rightToLeft.has(localeOf(language)?.script ?? '');
}

/** The name of a language by its tag, in English or in another language; undefined if there is no such language. */
function nameOf(tag: string, inLanguage = 'en'): string | undefined {
  try {
    return new Intl.DisplayNames(inLanguage, { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    return undefined;
  }
}

/** Whether a text is the tag of a language, in its usual upper and lower case. */
export function isLanguageTag(tag: string): boolean {
  const locale = localeOf(tag);
  return (
    locale !== undefined && Intl.getCanonicalLocales(tag)[0] === tag && nameOf(locale.language) !== undefined
  );
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** The tags of all languages whose tag has two letters. */
export const twoLetterTags = once(() =>
  letters.flatMap((one) => letters.map((other) => one + other)).filter(isLanguageTag),
);

/** The tag that was most likely meant: `de` for `DE`, `german` and `Deutsch`, `pt-BR` for `pt_br`. */
export function tagOf(text: string): string | undefined {
  const [usual] = [text.replaceAll('_', '-')].flatMap((tag) => {
    try {
      return Intl.getCanonicalLocales(tag);
    } catch {
      return [];
    }
  });
  if (usual !== undefined && usual !== text && isLanguageTag(usual)) return usual;
  const wanted = text.toLowerCase();
  return twoLetterTags().find((tag) =>
    [nameOf(tag), nameOf(tag, tag)].some((name) => name?.toLowerCase() === wanted),
  );
}

/** The language of a site that most likely is meant by a tag: `de` for `de_DE` and for `de-DE`. */
export function meantLanguage(found: string, options: readonly string[]): string | undefined {
  const meant = isLanguageTag(found) ? found : tagOf(found);
  if (meant === undefined || options.includes(meant)) return meant;
  const [base = ''] = meant.split('-');
  const related = options.filter((each) => each.split('-')[0] === base);
  return related.length === 1 ? related[0] : undefined;
}
