/**
 * The language of these in which another language is written: `de` for `de-CH`. Undefined for one that nobody has translated.
 * @param words anything by language
 */
export function writtenAs(language: string, words: Readonly<Record<string, unknown>>): string | undefined {
  const [base = ''] = language.split('-');
  return Object.hasOwn(words, base) ? base : undefined;
}
