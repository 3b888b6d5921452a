import { plainText } from '../../../packages/pagewright/src/content/sanitising/plain-text.ts';
import { filesBelow, textOf } from '../architecture/project-files.ts';

/** A text and its location: `posts/the-0640-corridor.json: sections.2.content`. */
export interface WrittenText {
  readonly place: string;
  readonly text: string;
}

/** JSON files below a folder. */
export function jsonBelow(folder: string): string[] {
  return filesBelow(folder).filter((file) => file.endsWith('.json'));
}

/** The texts of a file, without URLs and dates. `isRead` selects the properties to search. */
export function textsOf(file: string, isRead: (name: string) => boolean = () => true): WrittenText[] {
  const found: WrittenText[] = [];
  const walk = (value: unknown, path: readonly string[]) => {
    if (typeof value === 'string' && !/^(\/|#|\.\.|https?:|\d{4}-\d\d-\d\dT)/.test(value))
      found.push({ place: `${file}: ${path.join('.')}`, text: value });
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) if (isRead(name)) walk(inner, [...path, name]);
  };
  walk(JSON.parse(textOf(file)), []);
  return found;
}

/** The number of words in a text, without its markup. */
export function wordsIn(html: string): number {
  return plainText(html)
    .split(/\s+/)
    .filter((word) => word !== '').length;
}

/** The sentences of a text, without markup, marks and bindings. Paragraphs, list items and table cells end a sentence. */
export function sentencesIn(html: string): string[] {
  return html
    .replace(/\{[^{}]*\}/g, ' ')
    .split(/<\/(?:p|li|t[dh]|h\d|cite|figcaption|pre)>/)
    .flatMap((part) => plainText(part).split(/(?<=[.!?…]["'”’)\]]{0,3})\s+/))
    .map((sentence) => (sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' '));
}
