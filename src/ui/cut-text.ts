/**
 * The beginning of a text, cut between two words, with an ellipsis. Undefined if the text fits.
 * @param limit in characters
 */
export function cutText(text: string, limit: number): string | undefined {
  if (text.length <= limit) return undefined;
  const start = text.slice(0, limit);
  const end = start.lastIndexOf(' ');
  return `${(end > limit / 2 ? start.slice(0, end) : start).replace(/[\s,;:.–-]+$/, '')}…`;
}
