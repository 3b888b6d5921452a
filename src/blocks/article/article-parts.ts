import { wordCount } from 'pagewright/reading-time';
import type { BlockProps } from '../../generated/block-props.ts';
import { anchorsOf } from '../../ui/headings/anchors.ts';
import { outlineOf, type Piece } from './html-outline.ts';
import {
  figureHeight,
  fitsMargin,
  hasEvidence,
  type Moved,
  noteHeight,
  pictureHeight,
  takesBothColumns,
} from './margin-fit.ts';

type ArticleSection = BlockProps['article']['sections'][number];

/** A section, and the place of its evidence. */
export interface Part extends ArticleSection {
  /** The id of its heading. */
  readonly id: string | undefined;
  /** The place of the picture and the side text. `margin`: next to the text. `below`: below it, as wide as the page. */
  readonly picture: 'margin' | 'below' | 'none';
  /** The indexes of the code and the pictures that move from the text to the margin. */
  readonly evidence: Moved;
  /** Whether a table or a gallery extends into the margin. */
  readonly isWide: boolean;
  /** The number of words, including the side text. */
  readonly words: number;
}

/** A section with more paragraphs is long: its picture goes below. */
const maxShortParagraphs = 4;

/** Paragraphs of plain text, one per line. */
export function paragraphsOf(text: string | undefined): readonly string[] {
  return text === undefined ? [] : text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
}

function piecesOf({ html, text }: ArticleSection): readonly Piece[] {
  if (html !== undefined) return outlineOf(html);
  return paragraphsOf(text).map((paragraph) => ({
    kind: 'text',
    tag: 'p',
    lines: [paragraph.length],
    words: wordCount(paragraph),
    items: 0,
  }));
}

/** The best place that leaves no hole in the page. */
function placesOf(section: ArticleSection, pieces: readonly Piece[]): Pick<Part, 'picture' | 'evidence'> {
  const { image, aside, figure } = section;
  const isPictured = image !== undefined || aside !== undefined;
  const above = figure === undefined ? 0 : figureHeight(wordCount(figure.text));
  const beside = (image === undefined ? 0 : pictureHeight) + noteHeight(wordCount(aside ?? ''));
  const isShort = pieces.filter(({ tag }) => tag === 'p').length <= maxShortParagraphs;
  const moves: readonly Moved[] = hasEvidence(pieces) ? ['all', 'pictures', 'none'] : ['none'];
  const evidenceOf = (first: number) => moves.find((moved) => fitsMargin(pieces, first, moved));
  if (isPictured && isShort && pieces.length > 0) {
    const evidence = evidenceOf(above + beside);
    // Code and a large picture in the text would be too much next to another picture.
    if (evidence !== undefined && evidence === moves[0]) return { picture: 'margin', evidence };
    // At the end of a section, a picture needs words of its own next to it.
    if (aside === undefined && moves.length === 1) return { picture: 'margin', evidence: 'none' };
  }
  return { picture: isPictured ? 'below' : 'none', evidence: evidenceOf(above) ?? 'none' };
}

/** Sections with the places of their evidence. Empty sections are omitted. */
export function partsOf(sections: readonly ArticleSection[]): readonly Part[] {
  const shown = sections.filter((section) => Object.values(section).some((value) => value !== undefined));
  const ids = anchorsOf(shown.flatMap(({ heading }) => heading ?? []));
  let headings = 0;
  return shown.map((section) => {
    const pieces = piecesOf(section);
    const written = pieces.reduce((sum, { words }) => sum + words, 0);
    return {
      ...section,
      ...placesOf(section, pieces),
      isWide: pieces.some(takesBothColumns),
      id: section.heading === undefined ? undefined : ids[headings++],
      words: written + wordCount(section.heading ?? '') + wordCount(section.aside ?? ''),
    };
  });
}
