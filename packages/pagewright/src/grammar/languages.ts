import { once } from '../memory/once.ts';

/** The languages of a site, as `_site.json` lists them, by their tags. The first is the default language. */
export type Languages = Readonly<Record<string, unknown>>;

/** A page in one of the languages of a site. `language` may also be `x-default`, for visitors with any other language. */
export interface Translation {
  readonly language: string;
  readonly path: string;
}

/** The default language, whose routes have no prefix. */
export function defaultLanguage(languages: Languages): string | undefined {
  return Object.keys(languages)[0];
}

/** The beginning of the routes of a language, such as `/de`. Empty for the default language, which may also be given as undefined. */
export function languagePrefix(languages: Languages, language: string | undefined): string {
  return language === undefined || language === defaultLanguage(languages)
    ? ''
    : `/${language.toLowerCase()}`;
}

/** The path of the page for unknown paths in a language: `/404`, or `/de/404` for another language than the default. */
export function unknownPath(languages: Languages, language: string | undefined): string {
  return `${languagePrefix(languages, language)}/404`;
}

/** The language that the first part of a path names; undefined for the default language. */
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

/** Whether a text is the tag of a known language, with the usual letter case. */
export function isLanguageTag(tag: string): boolean {
  const locale = localeOf(tag);
  return (
    locale !== undefined && Intl.getCanonicalLocales(tag)[0] === tag && nameOf(locale.language) !== undefined
  );
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** The tags of all languages that have a two-letter tag. */
export const twoLetterTags = once(() =>
  letters.flatMap((one) => letters.map((other) => one + other)).filter(isLanguageTag),
);

/** The tag that a text most likely means: `de` for `DE`, `german` and `Deutsch`, `pt-BR` for `pt_br`. */
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

/** The language of the site that a wrong tag most likely means: `de` for `de_DE` and for `de-DE`. */
export function meantLanguage(found: string, options: readonly string[]): string | undefined {
  const meant = isLanguageTag(found) ? found : tagOf(found);
  if (meant === undefined || options.includes(meant)) return meant;
  const [base = ''] = meant.split('-');
  const related = options.filter((each) => each.split('-')[0] === base);
  return related.length === 1 ? related[0] : undefined;
}
