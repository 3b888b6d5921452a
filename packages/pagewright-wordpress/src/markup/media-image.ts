import { isRecord } from 'pagewright/source';

const srcOf = (media: Record<string, unknown>) => media.url ?? media.src ?? media.source_url;

/**
 * The sizes of an image as a list of `{ src, width, height }`. WordPress returns an object per size; custom fields return
 * flat properties: `{ medium: url, "medium-width": 300, "medium-height": 200 }`.
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
 * Converts an image of WordPress to `{ src, alt, width, height, srcset, sizes }`. Custom fields return `{ url, alt, … }`;
 * `wp/v2/media` returns `{ source_url, alt_text, media_details: { width, height, sizes } }`. Returns other values
 * unchanged.
 */
export function mediaImage(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const details = isRecord(value.media_details) ? value.media_details : value;
  return {
    src: srcOf(value),
    // Without an alternative text, WordPress shows the image as decorative.
    alt: value.alt ?? value.alt_text ?? '',
    width: details.width ?? value.width,
    height: details.height ?? value.height,
    srcset: value.srcset,
    sizes: sizesOf(value.sizes ?? details.sizes),
  };
}
