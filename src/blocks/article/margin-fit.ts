import type { Piece } from './html-outline.ts';

/*
 * Whether evidence fits next to its text. Heights are estimates in CSS pixels for a wide screen. They only decide where a picture goes, so
 * nobody sees an error of a line or two.
 */

/** How far evidence may reach below its text at most: more would look like a hole in the page. */
const maxOverhang = 220;
/** How far evidence may be below its line at most. */
const maxDrop = 120;
/** The longest line of code that fits into the margin. */
const maxCodeLine = 60;
const maxCodeLines = 22;

const gap = 24;
const line = 29;
const pictureHeight = 375;

const rows = (words: number, perRow: number): number => Math.max(1, Math.ceil(words / perRow));

/** The height of a note with this many words, next to or below a picture. */
export const noteHeight = (words: number): number => (words === 0 ? 0 : rows(words, 9) * 25 + 40);
export const figureHeight = (words: number): number => 130 + noteHeight(words);
export { pictureHeight };

function heightOf({ kind, tag, lines, words, items }: Piece): number {
  if (kind === 'picture') return pictureHeight + noteHeight(words);
  if (kind === 'code') return lines.length * 23 + 60;
  if (kind === 'table' || kind === 'wide') return 300;
  if (kind === 'list') return items * 22 + rows(words, 11) * line + gap;
  if (tag === 'blockquote') return rows(words, 7) * 40 + 90;
  if (/^h\d$/.test(tag)) return 60;
  return rows(words, 11) * line + gap;
}

const isEvidence = ({ kind }: Piece): boolean => kind === 'picture' || kind === 'code';
const isMovedAs = (moved: Moved, { kind }: Piece): boolean =>
  moved !== 'none' && (kind === 'picture' || (kind === 'code' && moved === 'all'));
export const takesBothColumns = ({ kind }: Piece): boolean => kind === 'table' || kind === 'wide';

export function hasEvidence(pieces: readonly Piece[]): boolean {
  return pieces.some(isEvidence);
}

/** The parts of the text that move to the margin. */
export type Moved = 'all' | 'pictures' | 'none';

function isNarrow({ kind, lines }: Piece): boolean {
  return kind !== 'code' || (lines.length <= maxCodeLines && Math.max(...lines) <= maxCodeLine);
}

/**
 * Whether the evidence of a section fits into its margin: nothing reaches far below the text next to it, and every picture is near its
 * paragraph.
 * @param first height of what is at the top of the margin, next to the first paragraph
 */
export function fitsMargin(pieces: readonly Piece[], first: number, moved: Moved): boolean {
  let text = 0;
  let margin = first === 0 ? 0 : first + gap;
  for (const piece of pieces) {
    if (isMovedAs(moved, piece)) {
      if (!isNarrow(piece) || margin - text > maxDrop) return false;
      margin = Math.max(text, margin) + heightOf(piece) + gap;
    } else if (takesBothColumns(piece)) {
      if (margin - text > maxOverhang) return false;
      text = Math.max(text, margin) + heightOf(piece);
    } else {
      text += heightOf(piece);
    }
  }
  return margin - gap - text <= maxOverhang;
}
