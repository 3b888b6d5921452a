import type { ShareColors } from '../../define-project.ts';
import { type ShareText, shareSize } from '../../pipeline/share/share-head.ts';
import { outline } from './outlines.ts';
import { fitTitleLines, lineHeight, type ShareFonts, supportedText } from './share-text.ts';

/** Left edge of the page's image, in pixels. The text is to the left of it. */
export const imageLeft = 706;

const top = 196;
const left = 112;
const line = 64;

function place(outlines: string, x: number, y: number, fill: string): string {
  return `<g transform="translate(${x} ${y})" fill="${fill}">${outlines}</g>`;
}

/**
 * The text side of a share image as SVG. All text becomes outlines, so that text of a page is never markup, and the image does
 * not depend on installed fonts. Undefined if the font lacks letters of the title.
 */
export function shareFrame(fonts: ShareFonts, text: ShareText, colors: ShareColors): string | undefined {
  const title = supportedText(fonts.title, text.title);
  if (title === undefined) return undefined;
  const { size, lines } = fitTitleLines(fonts.title, title);
  const name = text.name === undefined ? undefined : supportedText(fonts.name, text.name.slice(0, 40));
  const note = text.note === undefined ? undefined : supportedText(fonts.note, text.note);
  const first = top + size * 0.78;
  const step = size * lineHeight;
  const background = text.isArticle ? colors.background : colors.pageBackground;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${imageLeft}" height="${shareSize.height}">`,
    `<path d="M0 0H${imageLeft}V${shareSize.height}H0Z" fill="${background}"/>`,
    `<path d="M${line} 0V${shareSize.height}" stroke="${colors.accent}" stroke-width="4"/>`,
    `<circle cx="${line}" cy="${first - size * 0.35}" r="13" fill="${background}" stroke="${colors.accent}" stroke-width="4"/>`,
    ...lines.map((outlines, index) => place(outlines, left - 2, first + index * step, colors.title)),
    name === undefined ? '' : place(outline(fonts.name, name, 30), left, 542, colors.title),
    note === undefined ? '' : place(outline(fonts.note, note, 30), left, 576, colors.note),
    '</svg>',
  ].join('');
}
