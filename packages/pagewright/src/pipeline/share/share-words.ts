import { readFile } from 'node:fs/promises';
import type { Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { hasGlyphs, type Outline, openFont, outline, widthInEms } from './outlines.ts';

/** The site's font in the three styles of a share picture. */
export interface ShareFonts {
  readonly title: Font;
  readonly name: Font;
  readonly note: Font;
  /** Of the font file: another font makes other pictures. */
  readonly bytes: Buffer;
}

export interface TitleLines {
  /** Pixels an em. */
  readonly size: number;
  readonly lines: readonly Outline[];
}

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/** Latin with all its accents, and the marks of running text; a font that has more is cut down to these. */
const latin = [characters(0x20, 0x24f), characters(0x1e00, 0x1eff), characters(0x2010, 0x2044), '€™−×→'].join(
  '',
);

const styles = { title: [640, 116], name: [600, 84], note: [600, 78] } as const;

/** Reads a variable font with the axes `wght` and `wdth`. Rejects where there is none. */
export async function readShareFonts(file: string): Promise<ShareFonts> {
  const bytes = await readFile(file);
  const open = async ([wght, wdth]: readonly [number, number]) =>
    openFont(await subsetFont(bytes, latin, { targetFormat: 'truetype', variationAxes: { wght, wdth } }));
  const [title, name, note] = await Promise.all([open(styles.title), open(styles.name), open(styles.note)]);
  return { title, name, note, bytes };
}

/**
 * What the font can set of a text: symbols that it lacks, such as emoji, are left out. Undefined for a text with letters
 * that it lacks, which would be another text without them.
 */
export function settable(font: Font, text: string): string | undefined {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ');
  const lacking = new Set([...plain].filter((character) => !hasGlyphs(font, character)));
  if ([...lacking].some((character) => /[\p{L}\p{N}]/u.test(character))) return undefined;
  const kept = [...plain].filter((character) => !lacking.has(character)).join('');
  return kept.replace(/ +/g, ' ').trim() || undefined;
}

const sizes = [128, 116, 104, 94, 84, 76, 70, 64, 58, 54, 50, 46, 42];
const smallest = 42;
const mostLines = 5;
const mostCharacters = 300;
export const titleBox = { width: 572, height: 300 };
export const lineHeight = 1.03;
const tracking = -0.034;

/** Measures in ems, each text once. */
function measureOf(font: Font): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? widthInEms(font, text, tracking);
    known.set(text, width);
    return width;
  };
}

/** Words in lines of at most so many ems; undefined when one word alone is wider. */
function wrapped(
  words: readonly string[],
  measure: (text: string) => number,
  ems: number,
): string[] | undefined {
  const lines: string[][] = [];
  let used = 0;
  for (const word of words) {
    const width = measure(word);
    if (width > ems) return undefined;
    const line = lines.at(-1);
    if (line && used + measure(' ') + width <= ems) {
      line.push(word);
      used += measure(' ') + width;
    } else {
      lines.push([word]);
      used = width;
    }
  }
  return lines.map((line) => line.join(' '));
}

/** A word in pieces that fit a line. */
function pieces(word: string, measure: (text: string) => number, ems: number): string[] {
  if (measure(word) <= ems) return [word];
  const found: string[] = [];
  let piece = '';
  let used = 0;
  for (const character of word) {
    const width = measure(character);
    if (used + width > ems) {
      found.push(piece);
      piece = '';
      used = 0;
    }
    piece += character;
    used += width;
  }
  return [...found, piece];
}

/** The largest size at which a title fits its box; at the smallest it is broken, and cut with an ellipsis. */
export function fitTitleLines(font: Font, title: string): TitleLines {
  // No title that fits is longer.
  const kept = [...title].slice(0, mostCharacters).join('');
  const words = kept.split(' ').filter((word) => word !== '');
  const measure = measureOf(font);
  const drawn = (lines: readonly string[], size: number): TitleLines => ({
    size,
    lines: lines.map((line) => outline(font, line, { size, tracking })),
  });
  const isWhole = kept.length === title.length;
  for (const size of isWhole ? sizes : []) {
    const lines = wrapped(words, measure, titleBox.width / size);
    if (lines && lines.length <= mostLines && lines.length * size * lineHeight <= titleBox.height)
      return drawn(lines, size);
  }
  const ems = titleBox.width / smallest;
  const broken = words.flatMap((word) => pieces(word, measure, ems));
  const lines = wrapped(broken, measure, ems) ?? [];
  if (isWhole && lines.length <= mostLines) return drawn(lines, smallest);
  let last = lines[mostLines - 1] ?? lines.at(-1) ?? '';
  while (last !== '' && measure(`${last}…`) > ems) last = last.slice(0, -1).trimEnd();
  return drawn([...lines.slice(0, mostLines - 1), `${last}…`], smallest);
}
