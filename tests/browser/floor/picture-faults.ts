/** Value of an attribute of a start tag as our own build writes it. */
function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

/**
 * Pictures that stand twice on a page, in whatever width, and pictures without a size: a line each. Marks are left
 * out: a logo names a thing wherever it stands, and its file says how large it is.
 */
export function pictureFaults(html: string): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const [tag] of html.matchAll(/<img\s[^>]*>/g)) {
    const address = attribute(tag, 'src').replace(/-\d+(\.\w+)$/, '$1');
    if (address.endsWith('.svg')) continue;
    if (seen.has(address)) faults.push(`twice: ${address}`);
    seen.add(address);
    const size = ['width', 'height'].map((name) => Number(attribute(tag, name)));
    if (!size.every((pixels) => pixels > 0)) faults.push(`without a size: ${address}`);
  }
  return faults;
}
