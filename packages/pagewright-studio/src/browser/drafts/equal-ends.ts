/** How many characters, or lines, two texts have in common at their start, and after that at their end. */
export function equalEnds(
  before: ArrayLike<string>,
  after: ArrayLike<string>,
): { readonly start: number; readonly end: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { start, end };
}
