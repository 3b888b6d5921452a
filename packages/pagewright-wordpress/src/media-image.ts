import { isRecord } from 'pagewright/decode';

const srcOf = (media: Record<string, unknown>) => media.url ?? media.src ?? media.source_url;

/**
 * The sizes of an image as a list of `{ src, width, height }`. WordPress gives objects by name; custom fields give them
 * flat: `{ medium: url, "medium-width": 300, "medium-height": 200 }`.
 */
function sizesOf(sizes: unknown): unknown {
  if (!isRecord(sizes)) return sizes;
  return Object.entries(sizes).map(([name, size]) =>
    isRecord(size)
      ? { src: srcOf(size), width: size.width, height: size.height }
      : { src: size, width: sizes[`${name}-width`], height: sizes[`${name}-height`] },
  );
}

/**
 * An image of WordPress as the engine expects it: `{ src, alt, width, height, srcset, sizes }`. Custom fields give
 * `{ url, alt, … }`, `wp/v2/media` gives `{ source_url, alt_text, media_details: { width, height, sizes } }`.
 * Returns anything but an object as it is.
 */
export function mediaImage(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const details = isRecord(value.media_details) ? value.media_details : value;
  return {
    src: srcOf(value),
    alt: value.alt ?? value.alt_text,
    width: details.width ?? value.width,
    height: details.height ?? value.height,
    srcset: value.srcset,
    sizes: sizesOf(value.sizes ?? details.sizes),
  };
}
