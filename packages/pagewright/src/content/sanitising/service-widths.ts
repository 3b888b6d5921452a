import type { ContentApi } from '../content-api.ts';
import { isSrcset } from './url-formats.ts';

/** In pixels. Browsers choose the width that is nearest to the need of a screen. */
const widths = [480, 800, 1200, 1600];

/**
 * The srcset of an image that its service scales; undefined for any other image.
 * @param width of the image, in pixels
 */
export function serviceSrcset(
  src: string,
  width: number,
  widthOf: ContentApi['widthOf'],
): string | undefined {
  const smaller = widths.flatMap((each) => {
    const url = each < width ? widthOf?.(src, each) : undefined;
    return url === undefined ? [] : [`${url} ${each}w`];
  });
  const srcset = [...smaller, `${src} ${width}w`].join(', ');
  return smaller.length > 0 && isSrcset(srcset) ? srcset : undefined;
}
