import { isBlank, plainText, superscriptDigits } from 'pagewright/source';

interface Section {
  readonly id: number;
  readonly title: string;
  readonly content: string;
}

const titles = ['Challenge', 'Solution', 'Results'] as const;
const overview = 'Case Study Overview';
const updating = 'Content is currently being updated. Please check back later.';
const minSentenceLength = 20;

/** WordPress's link from a footnote back to the text. */
const backLink = /↩\ufe0e?/g;

const sentenceEnd = new RegExp(`[.!?…]["'”’)\\]${superscriptDigits}]{0,3}$`);

/**
 * Splits text after full stops, question marks and exclamation marks before white space. Only sentences of more than 20 characters count. A
 * shorter one, such as "Dr.", stays with the next that counts, and at the end with the last.
 */
function sentences(text: string): string[] {
  const counted: string[] = [];
  let before: string[] = [];
  let words: string[] = [];
  const endSentence = () => {
    const sentence = words.join(' ').trim();
    words = [];
    if (sentence === '') return;
    before.push(sentence);
    if ([...sentence].length <= minSentenceLength) return;
    counted.push(before.join(' '));
    before = [];
  };
  for (const word of text.split(/\s/)) {
    words.push(word);
    if (sentenceEnd.test(word.slice(-5))) endSentence();
  }
  endSentence();
  const last = counted.pop();
  return last === undefined ? [] : [...counted, [last, ...before].join(' ')];
}

/**
 * The text of a case study in three sections of equal length, from its sentences of more than 20 characters. The remaining
 * sentences go to the first sections. With fewer than three sentences, the text is one overview.
 */
export function caseStudySections(html: unknown): Section[] {
  const text = typeof html === 'string' ? plainText(html.replace(backLink, '')) : '';
  if (isBlank(text)) return [{ id: 1, title: overview, content: updating }];
  const all = sentences(text);
  if (all.length < titles.length) return [{ id: 1, title: overview, content: text }];
  const perSection = Math.floor(all.length / titles.length);
  const remaining = all.length % titles.length;
  return titles.map((title, index) => {
    const from = index * perSection + Math.min(index, remaining);
    const to = from + perSection + (index < remaining ? 1 : 0);
    return { id: index + 1, title, content: all.slice(from, to).join(' ') };
  });
}
