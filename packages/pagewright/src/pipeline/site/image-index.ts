import { closeSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { SiteImages } from '../../content/site-images.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { filesBelow } from '../files-below.ts';

type Size = Pick<SiteImages[string], 'width' | 'height'>;

const imageFile = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;
/** Number of bytes to read for the size of an image. JPEG files may start with long metadata. */
const longestHeader = 256 * 1024;

/** Sizes by file. The dev server checks the site after each edit, and unchanged files must not be read again. */
const measured = new Map<string, { readonly stamp: string; readonly size: Size | undefined }>();

function startOf(file: string): Uint8Array {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(longestHeader);
    return bytes.subarray(0, readSync(handle, bytes, 0, longestHeader, 0));
  } finally {
    closeSync(handle);
  }
}

/** Size in pixels; undefined for a file that is not an image or has no size. */
function sizeOf(file: string): Size | undefined {
  const { mtimeMs, size: bytes } = statSync(file);
  const stamp = `${mtimeMs} ${bytes}`;
  const known = measured.get(file);
  if (known?.stamp === stamp) return known.size;
  let size: Size | undefined;
  try {
    const { width, height } = imageSize(startOf(file));
    if (width > 0 && height > 0) size = { width, height };
  } catch {
    // Sizes are optional: a page works without them.
  }
  measured.set(file, { stamp, size });
  return size;
}

/** The path of the original of a smaller version: `/a/bridge.avif` for `/a/bridge-640.avif`. */
function originalOf(imagePath: string): string {
  return imagePath.replace(/-\d+(\.\w+)$/, '$1');
}

/**
 * Reads the sizes of the images in `public/` from the files. The same folder may contain smaller versions of an image, whose names end with
 * their width, such as `bridge-640.avif` for `bridge.avif`. All versions get the same `srcset`.
 */
export function readImageIndex(root: string): SiteImages {
  const folder = path.join(root, 'public');
  const sizes = new Map<string, Size>();
  for (const file of filesBelow(folder)) {
    const size = imageFile.test(file) ? sizeOf(path.join(folder, file)) : undefined;
    if (size) sizes.set(`/${file}`, size);
  }
  const byOriginal = new Map<string, [imagePath: string, size: Size][]>();
  for (const [imagePath, size] of sizes) {
    const original = originalOf(imagePath);
    const isVersion = original !== imagePath && sizes.has(original) && imagePath.includes(`-${size.width}.`);
    getOrInsert(byOriginal, isVersion ? original : imagePath, () => []).push([imagePath, size]);
  }
  const index: Record<string, SiteImages[string]> = {};
  for (const versions of byOriginal.values()) {
    const srcset = versions
      .toSorted(([, a], [, b]) => a.width - b.width)
      .map(([imagePath, { width }]) => `${imagePath} ${width}w`)
      .join(', ');
    for (const [imagePath, size] of versions)
      index[imagePath] = versions.length > 1 ? { ...size, srcset } : size;
  }
  return index;
}
