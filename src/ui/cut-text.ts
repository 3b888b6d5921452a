/**
 * The beginning of a text that is longer than the limit, cut between two words, with an ellipsis; or
 * undefined when the whole text is no longer than the limit. Lengths are in characters.
 */
export function cutText(text: string, limit: number): string | undefined {
  if (text.length <= limit) return undefined;
  const start = text.slice(0, limit);
  const end = start.lastIndexOf(' ');
  return `${(end > limit / 2 ? start.slice(0, end) : start).replace(/[\s,;:.–-]+$/, '')}…`;
}
