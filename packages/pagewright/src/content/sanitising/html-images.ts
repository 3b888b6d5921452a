import { elementsOf, propertyOf } from './html-tree.ts';
import { parseHtml } from './parse-html.ts';

/** Addresses of the pictures in a `srcset`. */
export function srcsetUrls(srcset: string): string[] {
  return srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
}

/** Addresses of the pictures in clean HTML, in document order. */
export function imagesIn(clean: string): string[] {
  return [...elementsOf(parseHtml(clean))].flatMap((found) => {
    if (found.tagName !== 'img') return [];
    const srcset = propertyOf(found, 'srcSet');
    return [propertyOf(found, 'src') ?? '', ...(srcset === undefined ? [] : srcsetUrls(srcset))];
  });
}
