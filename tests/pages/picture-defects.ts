/** Value of an attribute in a start tag of the build. */
function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

/**
 * Pictures that appear twice on a page in any width, and pictures without a size, one line for each. Logos (SVG) may appear more than once,
 * and their files have a size. Portraits may, too: the author of an article is at its top and at its end.
 * @param repeated another picture that may
 */
export function pictureDefects(html: string, repeated?: string): string[] {
  const defects: string[] = [];
  const seen = new Set<string>();
  for (const [tag] of html.matchAll(/<img\s[^>]*>/g)) {
    const src = attribute(tag, 'src').replace(/-\d+(\.\w+)$/, '$1');
    if (src.endsWith('.svg')) continue;
    if (seen.has(src) && src !== repeated && !src.startsWith('/people/')) defects.push(`twice: ${src}`);
    seen.add(src);
    const size = ['width', 'height'].map((name) => Number(attribute(tag, name)));
    if (!size.every((pixels) => pixels > 0)) defects.push(`without a size: ${src}`);
  }
  return defects;
}
