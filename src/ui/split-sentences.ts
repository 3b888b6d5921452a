/** A text in two parts, each of whole sentences. */
export interface SplitText {
  readonly beginning: string;
  readonly rest: string;
}

/**
 * The end of a sentence, with closing quotation marks, and the space after it. The next sentence does not begin with a lower-case letter.
 */
const sentenceEnd = /[.!?…]["”’»)\]]*\s+(?=\P{Ll})/gu;
/** Words with a point that does not end a sentence: titles and initials. */
const abbreviation = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs|\p{Lu})\.\s*$/u;

/**
 * The whole sentences at the beginning of a text, and the rest. Undefined if the text fits, or if its first sentence is
 * longer than the limit.
 * @param limit in characters
 */
export function splitSentences(text: string, limit: number): SplitText | undefined {
  if (text.length <= limit) return undefined;
  let at = 0;
  for (const { 0: end, index } of text.matchAll(sentenceEnd)) {
    const next = index + end.length;
    if (index + end.trimEnd().length > limit) break;
    if (!abbreviation.test(text.slice(0, next))) at = next;
  }
  return at === 0 ? undefined : { beginning: text.slice(0, at).trimEnd(), rest: text.slice(at) };
}

/** The first sentences of a text. */
export function firstSentences(text: string, count: number): string {
  let left = count;
  for (const { 0: end, index } of text.matchAll(sentenceEnd)) {
    if (!abbreviation.test(text.slice(0, index + end.length))) left -= 1;
    if (left === 0) return text.slice(0, index + end.trimEnd().length);
  }
  return text;
}
