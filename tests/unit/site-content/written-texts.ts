import { plainText } from '../../../packages/pagewright/src/content/sanitising/plain-text.ts';
import { filesBelow, textOf } from '../architecture/project-files.ts';

/** A text that somebody wrote, and where it stands: `posts/the-0640-corridor.json: sections.2.content`. */
export interface WrittenText {
  readonly place: string;
  readonly text: string;
}

/** JSON files below a folder. */
export function jsonBelow(folder: string): string[] {
  return filesBelow(folder).filter((file) => file.endsWith('.json'));
}

/** The texts of a file, addresses and dates left out; `isRead` says below which names to look. */
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

/** How many words a visitor reads in a text, with or without markup. */
export function wordsIn(html: string): number {
  return plainText(html)
    .split(/\s+/)
    .filter((word) => word !== '').length;
}

/**
 * The sentences of a text, without markup, marks and bindings. Paragraphs, entries of lists and cells of tables end
 * one.
 */
export function sentencesIn(html: string): string[] {
  return html
    .replace(/\{[^{}]*\}/g, ' ')
    .split(/<\/(?:p|li|t[dh]|h\d|cite|figcaption|pre)>/)
    .flatMap((part) => plainText(part).split(/(?<=[.!?…]["'”’)\]]{0,3})\s+/))
    .map((sentence) => (sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' '));
}
