/** The level of a heading in HTML, of which 1 is the highest. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** The sanitiser gives this level to the first heading of each text. */
export const cleanLevel = 3;

/** Matches a whole tag with its attributes, because the value of an attribute may look like a heading. */
const tag = /<(\/?)([a-z][a-z\d]*)((?:[^">]|"[^"]*")*)>/g;

/**
 * Moves the headings of clean HTML so that the first has `level`. Costs one pass over the text. The distances between levels stay, so none
 * is skipped.
 */
export function shiftHeadings(clean: string, level: number): string {
  if (level === cleanLevel) return clean;
  return clean.replace(tag, (whole, slash: string, name: string, attributes: string) => {
    const own = headingLevel(name);
    return own === undefined ? whole : `<${slash}h${Math.min(own + level - cleanLevel, 6)}${attributes}>`;
  });
}

/** The level of an element, by its name in lower case; undefined if it is no heading. */
export function headingLevel(name: string): number | undefined {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : undefined;
}

/**
 * Finds the level of the first heading of a text, from what is before the text on its page: one below the nearest heading in the block of
 * the text. Without one, the text is a part of the section before it, below its h2, or below the h1 of the page.
 */
export class LevelFinder {
  #inBlock: number | undefined;
  #section = 2;

  /** Called at the start of each block. */
  enterBlock(): void {
    this.#inBlock = undefined;
  }

  /** Called for each heading of the page that is not in a text of the content service. */
  passHeading(level: number): void {
    this.#inBlock = level;
    this.#section = Math.min(level, 2);
  }

  get next(): number {
    return Math.min((this.#inBlock ?? this.#section) + 1, 6);
  }
}
