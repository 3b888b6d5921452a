import { wordCount } from 'pagewright/reading-time';

/** The kind of an element of a text, as far as its place on the page depends on it. */
export type PieceKind = 'text' | 'list' | 'code' | 'picture' | 'table' | 'wide';

/** A top-level element of formatted text. */
export interface Piece {
  readonly kind: PieceKind;
  readonly tag: string;
  /** The lengths of its lines, in characters. Only code has more than one line. */
  readonly lines: readonly number[];
  readonly words: number;
  /** The number of list items. */
  readonly items: number;
}

const tagPattern = /<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|[^">])*>/g;
const withoutEnd = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** The text between tags. A tag separates words: two cells of a table are two words. */
export function textOf(html: string): string {
  return html.replace(tagPattern, ' ');
}

/** The start of an element that is as wide as both columns, or that nothing in the margin may be next to. */
const bothColumns =
  /^<[a-z]+[^>]*content-(?:columns|cover|embed|file|gallery|tiles|media-text|pullquote|query|row|text-columns|align-(?:wide|full))/;
/** The start of an element that text flows around. */
const aligned = /^<[a-z]+[^>]*content-align-(?:left|right|center)/;

function kindOf(tag: string, source: string): PieceKind {
  if (tag === 'pre') return 'code';
  if (bothColumns.test(source)) return 'wide';
  if (tag === 'ul' || tag === 'ol') return 'list';
  if (tag !== 'figure' && tag !== 'div' && tag !== 'table') return 'text';
  if (source.includes('<table')) return 'table';
  const pictures = source.split('<img').length - 1;
  if (pictures === 0 || aligned.test(source)) return source.includes('<pre') ? 'code' : 'text';
  return pictures === 1 && tag === 'figure' ? 'picture' : 'wide';
}

function pieceOf(tag: string, source: string): Piece {
  const kind = kindOf(tag, source);
  const text = textOf(source);
  const lines = kind === 'code' ? text.replace(/&\w+;/g, '&').trim().split('\n') : [text.trim()];
  return {
    kind,
    tag,
    lines: lines.map((line) => line.length),
    words: wordCount(text),
    items: source.split('<li').length - 1,
  };
}

/** The top-level elements of sanitised HTML. Text between them counts as an element too. */
export function outlineOf(html: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let start = 0;
  const add = (tag: string, end: number) => {
    const source = html.slice(start, end);
    if (source.trim() !== '') pieces.push(pieceOf(tag, source));
    start = end;
  };
  for (const match of html.matchAll(tagPattern)) {
    const [whole, slash, tag = ''] = match;
    const end = match.index + whole.length;
    if (withoutEnd.has(tag)) {
      if (depth === 0) add(tag, end);
      continue;
    }
    if (slash === '') {
      if (depth === 0) add('p', match.index);
      depth += 1;
    } else {
      depth = Math.max(0, depth - 1);
      if (depth === 0) add(tag, end);
    }
  }
  add('p', html.length);
  return pieces;
}
