import { attribute } from '../markup/html-attribute.ts';

/** The first image with a URL in the HTML of an entry. Skips `data:` URLs, which are placeholders of lazy loading scripts. */
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
