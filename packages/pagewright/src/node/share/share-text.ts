import { readFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import type { Font } from 'harfbuzzjs';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { hasGlyphs, openFace, openFont, outline, widthInEms } from './outlines.ts';

/** The font of the site in the three styles of a share image. */
export interface ShareFonts {
  readonly title: Font;
  readonly name: Font;
  readonly note: Font;
  /** The font file. Another font creates other images. */
  readonly bytes: Buffer;
}

interface TitleLines {
  /** Pixels per em. */
  readonly size: number;
  /** Outlines of the lines, as SVG. */
  readonly lines: readonly string[];
}

/** Reads a variable font with the axes `wght` and `wdth`. Rejects if the file is not such a font. */
export async function readShareFonts(file: string): Promise<ShareFonts> {
  const bytes = await readFile(file);
  const face = openFace(await fontverter.convert(bytes, 'truetype'));
  const axes = face.getAxisInfos();
  if (!axes.wght || !axes.wdth) throw new Error(`${file} lacks the axes wght and wdth`);
  return {
    title: openFont(face, [640, 116]),
    name: openFont(face, [600, 84]),
    note: openFont(face, [600, 78]),
    bytes,
  };
}

/**
 * The text without the symbols that the font lacks, such as emoji. Undefined if the font lacks a letter or a digit, because
 * the text would be wrong without it.
 */
export function supportedText(font: Font, text: string): string | undefined {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ');
  const missing = new Set([...plain].filter((character) => !hasGlyphs(font, character)));
  if ([...missing].some((character) => /[\p{L}\p{N}]/u.test(character))) return undefined;
  const kept = [...plain].filter((character) => !missing.has(character)).join('');
  return kept.replace(/ +/g, ' ').trim() || undefined;
}

const sizes = [128, 116, 104, 94, 84, 76, 70, 64, 58, 54, 50, 46, 42];
const minSize = 42;
const maxLines = 5;
const maxCharacters = 300;
const titleBox = { width: 572, height: 300 };
export const lineHeight = 1.03;
const tracking = -0.034;

/** Returns a function that measures texts in ems and caches the widths. */
function measureOf(font: Font): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => getOrInsert(known, text, () => widthInEms(font, text, tracking));
}

/** Wraps words into lines of at most `ems`; undefined if a single word is wider. */
function wrap(
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

/** Breaks a word into pieces that fit a line. */
function breakWord(word: string, measure: (text: string) => number, ems: number): string[] {
  if (measure(word) <= ems) return [word];
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const character of word) {
    const width = measure(character);
    if (used + width > ems) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += character;
    used += width;
  }
  return [...pieces, piece];
}

/** The lines in the narrowest box that needs no additional line, so that their lengths differ as little as possible. */
function balanced(
  words: readonly string[],
  measure: (text: string) => number,
  lines: readonly string[],
): readonly string[] {
  let best = lines;
  for (;;) {
    const widest = Math.max(...best.map(measure));
    const narrower = wrap(words, measure, widest - 0.01);
    if (!narrower || narrower.length > lines.length) return best;
    best = narrower;
  }
}

/** Sets a title in the largest size that fits its box. In the smallest size, words are broken and the end is cut. */
export function fitTitleLines(font: Font, title: string): TitleLines {
  // Longer titles never fit.
  const kept = [...title].slice(0, maxCharacters).join('');
  const words = kept.split(' ').filter((word) => word !== '');
  const measure = measureOf(font);
  const toOutlines = (lines: readonly string[], size: number): TitleLines => ({
    size,
    lines: lines.map((line) => outline(font, line, size, tracking)),
  });
  const isComplete = kept.length === title.length;
  for (const size of isComplete ? sizes : []) {
    const lines = wrap(words, measure, titleBox.width / size);
    if (lines && lines.length <= maxLines && lines.length * size * lineHeight <= titleBox.height)
      return toOutlines(balanced(words, measure, lines), size);
  }
  const ems = titleBox.width / minSize;
  const broken = words.flatMap((word) => breakWord(word, measure, ems));
  const lines = wrap(broken, measure, ems) ?? [];
  if (isComplete && lines.length <= maxLines) return toOutlines(lines, minSize);
  let last = lines[maxLines - 1] ?? lines.at(-1) ?? '';
  while (last !== '' && measure(`${last}…`) > ems) last = last.slice(0, -1).trimEnd();
  return toOutlines([...lines.slice(0, maxLines - 1), `${last}…`], minSize);
}
