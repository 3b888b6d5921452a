function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** The first image in the HTML of an entry that has a URL; scripts for lazy loading write a `data:` URL as a placeholder. */
export function firstImage(html: unknown): unknown {
  if (typeof html !== 'string') return undefined;
  const complete = html.slice(0, html.lastIndexOf('>') + 1);
  for (const [tag] of complete.matchAll(/<img\s[^>]*>/gi)) {
    const url = attribute(tag, 'src');
    if (url === undefined || /^\s*(?:data:|$)/i.test(url)) continue;
    return {
      url,
      alt: attribute(tag, 'alt'),
      width: attribute(tag, 'width'),
      height: attribute(tag, 'height'),
    };
  }
  return undefined;
}
