import type { FileText } from '../../drafts/file-change.ts';

/**
 * The given images that texts of page configs show.
 * @param images URL paths
 */
export function imagesIn(texts: readonly FileText[], images: readonly string[]): readonly string[] {
  const isShown = (image: string) =>
    [image, encodeURI(image)].some((url) =>
      texts.some((text) => text?.includes(JSON.stringify(url).slice(1, -1))),
    );
  return images.filter(isShown);
}
