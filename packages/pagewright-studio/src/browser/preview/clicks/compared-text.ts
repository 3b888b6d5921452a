import { markup } from 'pagewright/tooling';

/** A text as it is compared, and where its characters are in the written text. */
interface PlainText {
  readonly text: string;
  /** The index of each character in the written text, and at the end its length. */
  readonly at: readonly number[];
}

/** Characters that are drawn in several ways, or not at all. A page may have other ones than its config. */
const alike: ReadonlyMap<string, string> = new Map(
  Object.entries({ "'": '‘’‚‛′`', '"': '“”„‟″«»', '-': '‐‑‒–—−', '': '\u00ad\u200b\u200c\u200d\u2060\ufeff' })
    .flatMap(([same, others]) => [...others].map((other) => [other, same] as const))
    .concat([['…', '...']]),
);

/** A text without differences that nobody sees: runs of spaces, typographic quotes and dashes, soft hyphens. */
export function plainText(written: string): PlainText {
  let text = '';
  const at: number[] = [];
  for (let index = 0; index < written.length; index += 1) {
    const character = written[index] ?? '';
    const isSpace = /\s/.test(character);
    if (isSpace && (text === '' || text.endsWith(' '))) continue;
    const same = isSpace ? ' ' : (alike.get(character) ?? character);
    text += same;
    for (const _ of same) at.push(index);
  }
  const end = text.trimEnd().length;
  return { text: text.slice(0, end), at: [...at.slice(0, end), written.length] };
}

const hasTags = /<\/?[a-z][^<>]*>/i;
const endsLine =
  /<\/?(?:p|li|ul|ol|dl|dt|dd|h[1-6]|br|hr|div|blockquote|figure|figcaption|pre|table|caption|tr|td|th)\b[^<>]*>/gi;

/** The paragraphs of HTML as plain texts. A text without tags is one paragraph. Nothing of it is run. */
export function paragraphsOf(html: string): readonly string[] {
  if (!hasTags.test(html)) return [markup.decodeReferences(html)];
  return html
    .split(endsLine)
    .map((part) => markup.decodeReferences(part.replaceAll(/<[^<>]*>/g, '')))
    .filter((part) => part.trim() !== '');
}
