import type { HeadingLevel } from './shift-headings.ts';
import { levelAtBlock, levelAtStart, shiftHeadings } from './shift-headings.ts';

const end = '<!--/content-->';

/** Marks a text whose headings `placeHeadings` sets. Clean HTML contains no comments. */
export function markContent(clean: string, level: HeadingLevel | undefined): string {
  return `<!--content${level ?? ''}-->${clean}${end}`;
}

/** Matches a marked text, the start of a block, and a heading. React escapes text and attributes, so they cannot contain them. */
const part = new RegExp(
  `data-content=""><!--content(\\d?)-->(.*?)${end}|<div data-block="|<h([1-6])(?=[ >])`,
  'gs',
);

/** Sets the levels of the headings in the marked texts of a page, and removes the marks. */
export function placeHeadings(html: string): string {
  if (!html.includes(end)) return html;
  let above = levelAtStart;
  return html.replace(part, (whole, given?: string, clean?: string, level?: string) => {
    if (clean !== undefined) {
      const first = given ? Number(given) : Math.min(above + 1, 6);
      return `data-content="${first}">${shiftHeadings(clean, first)}`;
    }
    above = level === undefined ? levelAtBlock(above) : Number(level);
    return whole;
  });
}
