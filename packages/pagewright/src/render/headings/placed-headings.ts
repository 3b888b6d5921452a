import { createContext } from 'react';
import { levelAtBlock, levelAtStart, shiftHeadings } from './shift-headings.ts';

/** True below a page that is rendered as HTML. There, a component cannot see what is before it, so `placeHeadings` sets the levels. */
export const IsWrittenContext = createContext(false);

const end = '<!--/content-->';

/** Marks a text whose headings `placeHeadings` sets. Clean HTML contains no comments. */
export function markContent(clean: string, hasLevel: boolean): string {
  return `<!--content${hasLevel ? ' placed' : ''}-->${clean}${end}`;
}

/** Matches a marked text, the start of a block, and a heading. React escapes text and attributes, so they cannot contain them. */
const part = new RegExp(`<!--content( placed)?-->(.*?)${end}|<div data-block="|<h([1-6])(?=[ >])`, 'gs');

/** Sets the levels of the headings in the marked texts of a page, and removes the marks. */
export function placeHeadings(html: string): string {
  if (!html.includes(end)) return html;
  let above = levelAtStart;
  return html.replace(part, (whole, placed?: string, clean?: string, level?: string) => {
    if (clean !== undefined) return placed ? clean : shiftHeadings(clean, Math.min(above + 1, 6));
    above = level === undefined ? levelAtBlock(above) : Number(level);
    return whole;
  });
}
