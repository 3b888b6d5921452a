import type { Translation } from '../../grammar/languages.ts';
import { isRecord } from '../../json/is-record.ts';

/** A language with its region, as Open Graph names it: `de_DE`. Returns text that is not a language tag unchanged. */
export function openGraphLocale(language: string): string {
  try {
    const locale = new Intl.Locale(language).maximize();
    return `${locale.language}_${locale.region}`;
  } catch {
    return language;
  }
}

/** The translations in a filled head. */
export function translationsIn(value: unknown): readonly Translation[] {
  return Array.isArray(value) ? value.filter(isTranslation) : [];
}

function isTranslation(value: unknown): value is Translation {
  return isRecord(value) && typeof value.language === 'string' && typeof value.path === 'string';
}
