import { type FittedLines, fitLines } from '../../../ui/lettering/fit-lines.ts';

/** In em. A title with a longer line would be too small in its column. */
const mostEms = 8;

/**
 * Splits a title into lines of the same width and font size. Undefined if there is nothing to split, or if the longest line would be too
 * small.
 */
export function fitTitle(title: string, separator: string | undefined): FittedLines | undefined {
  if (separator === undefined) return undefined;
  const texts = title
    .split(separator)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return texts.length < 2 ? undefined : fitLines(texts, mostEms);
}
