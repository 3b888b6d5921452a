import { css, KEY, LILAC, PAPER, PURPLE } from '../kit/palette.ts';

/** The site's colours as SVG writes them. */
export const INK_COLOUR = css(KEY);
export const PAPER_COLOUR = css(PAPER);
export const PURPLE_COLOUR = css(PURPLE);
export const LILAC_COLOUR = css(LILAC);

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

/** A whole SVG document; `title` is what a reader hears when the file is opened on its own. */
export const svg = ({ width, height, content }: Drawing, title: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>${title.replaceAll('&', '&amp;')}</title>${content}</svg>\n`;

/** Moves content to a point and scales it. */
export const placed = (content: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100})${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`;
