/** In characters: up to which a title, and one word of it, has each size. Longer ones would fill the screen. */
const limits = {
  half: { long: 48, 'very-long': 96, endless: 180 },
  column: { long: 80, 'very-long': 130, endless: 220 },
  wide: { long: 80, 'very-long': 140, endless: 220 },
};
const longWord = { long: 14, 'very-long': 22 };

/** The room of a title: half of the page, a column at a smaller size, or the whole width. */
export type TitleRoom = keyof typeof limits;

/** How long a title is for its room. The styles set longer ones smaller. */
export function lengthOf(title: string, room: TitleRoom): 'short' | 'long' | 'very-long' | 'endless' {
  const limit = limits[room];
  const word = Math.max(...title.split(' ').map(({ length }) => length));
  if (title.length > limit.endless) return 'endless';
  if (title.length > limit['very-long'] || word > longWord['very-long']) return 'very-long';
  return title.length > limit.long || word > longWord.long ? 'long' : 'short';
}

/** The title as one sentence, without the signs that split it into lines. */
export function wordsOf(title: string, separator: string | undefined): string {
  if (separator === undefined) return title;
  return title.split(separator).join(' ').replace(/\s+/g, ' ').trim();
}
