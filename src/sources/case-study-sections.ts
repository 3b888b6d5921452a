import { isBlank, plainText, raisedDigits } from 'pagewright/plain-text';

interface Section {
  readonly id: number;
  readonly title: string;
  readonly content: string;
}

const titles = ['Challenge', 'Solution', 'Results'] as const;
const overview = 'Case Study Overview';
const updating = 'Content is currently being updated. Please check back later.';
const shortest = 20;

/** The sign of the link from a footnote back to the text, as WordPress writes it. Plain text has no links. */
const wayBack = /↩\ufe0e?/g;

const sentenceEnd = new RegExp(`[.!?…]["'”’)\\]${raisedDigits}]{0,3}$`);

/** Sentences end with a full stop, question or exclamation mark before white space, with quotation marks, brackets and notes. */
function sentences(text: string): string[] {
  const found: string[] = [];
  let words: string[] = [];
  for (const word of text.split(/\s/)) {
    words.push(word);
    if (!sentenceEnd.test(word.slice(-5))) continue;
    found.push(words.join(' '));
    words = [];
  }
  return [...found, words.join(' ')].filter((sentence) => [...sentence.trim()].length > shortest);
}

/**
 * The text of a case study in sections: three equal groups of its sentences of more than 20 characters, where there
 * are three such sentences; what is over goes to the first groups, so that none is empty. Else one overview.
 */
export function caseStudySections(html: unknown): Section[] {
  const text = typeof html === 'string' ? plainText(html.replace(wayBack, '')) : '';
  if (isBlank(text)) return [{ id: 1, title: overview, content: updating }];
  const whole = sentences(text);
  if (whole.length < titles.length) return [{ id: 1, title: overview, content: text }];
  const least = Math.floor(whole.length / titles.length);
  const over = whole.length % titles.length;
  return titles.map((title, index) => {
    const from = index * least + Math.min(index, over);
    const to = from + least + (index < over ? 1 : 0);
    return { id: index + 1, title, content: whole.slice(from, to).join(' ') };
  });
}
