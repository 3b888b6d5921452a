import { outline } from './outlines.ts';
import { fitTitleLines, lineHeight, type ShareFonts, settable } from './share-words.ts';

export const shareSize = { width: 1200, height: 630 };
/** Where the page's own picture begins beside a title. */
export const plateLeft = 706;

/** Values of `src/styles/tokens.css`, which no drawing can read. */
const colours = { paper: '#f4efe4', tint: '#e4daf3', ink: '#16142e', soft: '#534f69', purple: '#5b21c4' };

/** What stands on a share picture beside the picture. */
export interface ShareWords {
  readonly title: string;
  readonly name: string | undefined;
  readonly note: string | undefined;
  readonly ground: 'paper' | 'tint';
}

const top = 196;
const left = 112;
const line = 64;

function drawn(path: string, x: number, y: number, fill: string): string {
  return `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`;
}

/**
 * The left side as SVG, all words as outlines: no text of a page is ever markup here, and no font of the machine is asked.
 * Undefined where the font cannot set the title.
 */
export function shareFrame(fonts: ShareFonts, words: ShareWords): string | undefined {
  const title = settable(fonts.title, words.title);
  if (title === undefined) return undefined;
  const { size, lines } = fitTitleLines(fonts.title, title);
  const name = words.name === undefined ? undefined : settable(fonts.name, words.name.slice(0, 40));
  const note = words.note === undefined ? undefined : settable(fonts.note, words.note);
  const first = top + size * 0.78;
  const step = size * lineHeight;
  const ground = colours[words.ground];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${plateLeft}" height="${shareSize.height}">`,
    `<path d="M0 0H${plateLeft}V${shareSize.height}H0Z" fill="${ground}"/>`,
    `<path d="M${line} 0V${shareSize.height}" stroke="${colours.purple}" stroke-width="4"/>`,
    `<circle cx="${line}" cy="${first - size * 0.35}" r="13" fill="${ground}" stroke="${colours.purple}" stroke-width="4"/>`,
    ...lines.map(({ path }, index) => drawn(path, left - 2, first + index * step, colours.ink)),
    name === undefined ? '' : drawn(outline(fonts.name, name, { size: 30 }).path, left, 542, colours.ink),
    note === undefined ? '' : drawn(outline(fonts.note, note, { size: 30 }).path, left, 576, colours.soft),
    '</svg>',
  ].join('');
}
