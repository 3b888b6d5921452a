import { elementsOf, propertyOf } from '../../html-tree.ts';
import { parseHtml } from '../../parse-html.ts';

/** Matches an image in clean HTML, where `<` always starts a tag and all values are quoted. */
export const cleanImageTags = /<img\b(?:"[^"]*"|[^">])*>/g;

export function srcsetUrls(srcset: string): string[] {
  return srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
}

/** The URLs of the images in clean HTML, in document order. */
export function imagesIn(clean: string): string[] {
  // Parsing is slow, so only the image tags are parsed.
  const tags = clean.match(cleanImageTags) ?? [];
  return elementsOf(parseHtml(tags.join(''))).flatMap((node) => {
    const srcset = propertyOf(node, 'srcSet');
    return [propertyOf(node, 'src') ?? '', ...(srcset === undefined ? [] : srcsetUrls(srcset))];
  });
}
