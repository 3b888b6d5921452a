/** The longest title, and the longest word in it, for each font size, in characters. Longer titles would fill the screen. */
const limits = {
  half: { long: 48, 'very-long': 96, endless: 180 },
  column: { long: 80, 'very-long': 130, endless: 220 },
  wide: { long: 80, 'very-long': 140, endless: 220 },
};
const longWord = { long: 14, 'very-long': 22 };

/** The width for a title: half of the page, a column at a smaller size, or the whole width. */
export type TitleRoom = keyof typeof limits;

/** The length class of a title for its width. The styles give longer titles smaller letters. */
export function lengthOf(title: string, room: TitleRoom): 'short' | 'long' | 'very-long' | 'endless' {
  const limit = limits[room];
  const word = Math.max(...title.split(' ').map(({ length }) => length));
  if (title.length > limit.endless) return 'endless';
  if (title.length > limit['very-long'] || word > longWord['very-long']) return 'very-long';
  return title.length > limit.long || word > longWord.long ? 'long' : 'short';
}

/** The title as one sentence, without the characters that split it into lines. */
export function wordsOf(title: string, separator: string | undefined): string {
  if (separator === undefined) return title;
  return title.split(separator).join(' ').replace(/\s+/g, ' ').trim();
}
