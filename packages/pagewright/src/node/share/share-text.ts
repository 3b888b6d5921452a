import type { Font } from 'harfbuzzjs';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { hasGlyphs, outline, widthInEms } from './outlines.ts';

interface TitleLines {
  /** Pixels per em. */
  readonly size: number;
  /** Outlines of the lines, as SVG. */
  readonly lines: readonly string[];
}

const known = new WeakMap<Font, Map<string, boolean>>();

function isSupported(font: Font, character: string): boolean {
  const characters = getOrInsert(known, font, () => new Map<string, boolean>());
  return getOrInsert(characters, character, () => hasGlyphs(font, character));
}

/** A text as a font can show it. */
export interface SupportedText {
  /** The text without the symbols that the font lacks, such as emoji. Undefined if nothing is left, or if it would be wrong. */
  readonly shown: string | undefined;
  /** The letters and digits that the font lacks. Without them, the text would be wrong, so it is not shown. */
  readonly missing: readonly string[];
  /** The other characters that the font lacks, without emoji, which hardly any font has. They are left out. */
  readonly dropped: readonly string[];
}

/** Finds out how a font can show a text. */
export function supportedText(font: Font, text: string): SupportedText {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ');
  const lacking = new Set([...plain].filter((character) => !isSupported(font, character)));
  const missing = [...lacking].filter((character) => /[\p{L}\p{N}]/u.test(character));
  const dropped = [...lacking].filter(
    (character) => !/[\p{L}\p{N}\p{C}\p{M}\p{Z}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u.test(character),
  );
  const kept = [...plain].filter((character) => !lacking.has(character)).join('');
  const shown = missing.length > 0 ? '' : kept.replace(/ +/g, ' ').trim();
  return { shown: shown || undefined, missing, dropped };
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

const label = { size: 30, minSize: 24 };

/** Sets a label on one line of at most `width` pixels. In the smallest size, its end is cut. */
export function fitLabel(font: Font, text: string, width: number): string {
  const measure = (words: string) => widthInEms(font, words, 0);
  const size = Math.max(Math.min(label.size, Math.floor(width / measure(text))), label.minSize);
  if (measure(text) * size <= width) return outline(font, text, size);
  let kept = text;
  while (kept !== '' && measure(`${kept}…`) * size > width) kept = kept.slice(0, -1).trimEnd();
  return outline(font, `${kept}…`, size);
}
