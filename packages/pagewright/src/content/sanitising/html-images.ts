import { elementsOf, propertyOf } from './html-tree.ts';
import { parseHtml } from './parse-html.ts';

/** The URLs of a `srcset`. */
export function srcsetUrls(srcset: string): string[] {
  return srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
}

/** The URLs of the images in clean HTML, in document order. */
export function imagesIn(clean: string): string[] {
  // Most HTML has no image, and parsing takes long.
  if (!clean.includes('<img')) return [];
  return [...elementsOf(parseHtml(clean))].flatMap((node) => {
    if (node.tagName !== 'img') return [];
    const srcset = propertyOf(node, 'srcSet');
    return [propertyOf(node, 'src') ?? '', ...(srcset === undefined ? [] : srcsetUrls(srcset))];
  });
}
