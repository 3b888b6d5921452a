/** A text on one line, cut between characters if it has more than `longest`. */
export function shortLine(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest
    ? `${line
        .slice(0, longest)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
    : line;
}
