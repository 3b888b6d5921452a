/** How many words people read in a minute. */
export const wordsPerMinute = 220;

/** How many characters people read in a minute of Chinese, Japanese or Korean, where words have no spaces between them, or few. */
const charactersPerMinute = 500;

const tag = /<[^<>]*>/g;
// Ranges, because expressions with the names of scripts match other characters in PHP, where the plugin has the same rule.
const character =
  /[\u1100-\u11ff\u2e80-\u2fd5\u3005\u3007\u3021-\u3029\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3131-\u318e\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97c\uac00-\ud7fb\uf900-\ufaff\uff66-\uff9d\u{20000}-\u{3ffff}]/gu;
const punctuation = /[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65・]/g;
/** Only these characters separate words, so that other languages can count in the same way. */
const word = /[^ \t\n\r\f\v]+/g;

/**
 * The length of a text or of HTML in words, as far as the time to read it depends on them. A tag separates words. A character of Chinese,
 * Japanese or Korean counts as a part of a word, so the result may have a fraction.
 */
export function wordCount(html: string): number {
  const text = html.replace(tag, ' ');
  const characters = text.match(character)?.length ?? 0;
  const others = characters === 0 ? text : text.replace(character, ' ').replace(punctuation, ' ');
  return (others.match(word)?.length ?? 0) + (characters * wordsPerMinute) / charactersPerMinute;
}

/** How long it takes to read a text or HTML, in whole minutes and at least one. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(wordCount(html) / wordsPerMinute));
}
