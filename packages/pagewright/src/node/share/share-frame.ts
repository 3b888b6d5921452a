import type { Font } from 'harfbuzzjs';
import { type ShareText, shareSize } from '../../pipeline/share/share-head.ts';
import type { ShareColors } from '../../project/project-config.ts';
import type { ShareFonts } from './share-fonts.ts';
import { fitLabel, fitTitleLines, lineHeight, supportedText } from './share-text.ts';

/** Left edge of the page's image, in pixels. The text is on its left. */
export const imageLeft = 706;

/** Left edge of the text, and of the portrait below it. */
export const textLeft = 112;
export const portraitSize = 72;
export const portraitTop = 512;

const titleTop = 196;
const line = 64;
const radius = 13;
/** Between a portrait and the name. */
const gap = 20;
/** Between a label and the page's image. */
const labelMargin = 24;
const maxCharacters = 40;

function place(outlines: string, x: number, y: number, fill: string): string {
  return `<g transform="translate(${x} ${y})" fill="${fill}">${outlines}</g>`;
}

/**
 * The text side of a share image as SVG. All text becomes outlines, so text of a page can never act as markup, and the image does not
 * depend on installed fonts. Undefined if the font lacks letters of the title.
 * @param hasPortrait leaves room for the portrait of the author
 */
export function shareFrame(
  fonts: ShareFonts,
  text: ShareText,
  colors: ShareColors,
  hasPortrait: boolean,
): string | undefined {
  const { shown: title } = supportedText(fonts.title, text.title);
  if (title === undefined) return undefined;
  const { size, lines } = fitTitleLines(fonts.title, title);
  const first = titleTop + size * 0.78;
  const step = size * lineHeight;
  const left = textLeft + (hasPortrait ? portraitSize + gap : 0);
  const label = (font: Font, words: string | undefined, x: number, y: number, fill: string) => {
    const shown = words && supportedText(font, words.slice(0, maxCharacters)).shown;
    return shown ? place(fitLabel(font, shown, imageLeft - labelMargin - x), x, y, fill) : '';
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${imageLeft}" height="${shareSize.height}">`,
    `<path d="M0 0H${imageLeft}V${shareSize.height}H0Z" fill="${colors.background}"/>`,
    `<path d="M${line} 0V${shareSize.height}" stroke="${colors.accent}" stroke-width="4"/>`,
    `<circle cx="${line}" cy="${first - size * 0.35}" r="${radius}" fill="${colors.background}" stroke="${colors.accent}" stroke-width="4"/>`,
    label(fonts.note, text.topic, textLeft, 164, colors.note),
    ...lines.map((outlines, index) => place(outlines, textLeft - 2, first + index * step, colors.title)),
    label(fonts.name, text.name, left, 542, colors.title),
    label(fonts.note, text.note, left, 576, colors.note),
    '</svg>',
  ].join('');
}
