/** The level of a heading in HTML. The h1 is the title of the page, so content begins below it. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** The sanitiser gives this level to the first heading of each text. */
export const cleanLevel = 3;

/** Matches a heading, or another tag, because the value of an attribute may look like a heading. */
const tag = /(<\/?h)([3-6])(?=[ >])|<(?:[^">]|"[^"]*")*>/g;

/**
 * Moves the headings of clean HTML so that the first has `level`. Costs one pass over the text. The distances between levels stay, so none
 * is skipped.
 */
export function shiftHeadings(clean: string, level: number): string {
  if (level === cleanLevel) return clean;
  return clean.replace(tag, (whole, start?: string, own?: string) =>
    start === undefined ? whole : start + Math.min(Number(own) + level - cleanLevel, 6),
  );
}

/** The level of the heading above a text on a page with no heading before it. */
export const levelAtStart = 2;

/**
 * The level of the heading above a text at the start of a block. The text is a part of the section before it, below its h2 or below the h1
 * of the page, but not below the title of a card there.
 * @param before level of the nearest heading before the block
 */
export function levelAtBlock(before: number): number {
  return Math.min(before, 2);
}
