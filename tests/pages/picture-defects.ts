/** Value of an attribute of a start tag as our own build writes it. */
function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

/**
 * Pictures that are on a page twice, in whatever width, and pictures without a size: a line each. Logos are left
 * out: a logo may name a thing in many places, and its file says how large it is.
 */
export function pictureDefects(html: string): string[] {
  const defects: string[] = [];
  const seen = new Set<string>();
  for (const [tag] of html.matchAll(/<img\s[^>]*>/g)) {
    const address = attribute(tag, 'src').replace(/-\d+(\.\w+)$/, '$1');
    if (address.endsWith('.svg')) continue;
    if (seen.has(address)) defects.push(`twice: ${address}`);
    seen.add(address);
    const size = ['width', 'height'].map((name) => Number(attribute(tag, name)));
    if (!size.every((pixels) => pixels > 0)) defects.push(`without a size: ${address}`);
  }
  return defects;
}
