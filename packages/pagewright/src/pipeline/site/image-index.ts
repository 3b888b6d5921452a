import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

/** Sizes of pictures, by address. */
export interface ImageIndex {
  readonly [address: string]: { readonly width: number; readonly height: number; readonly srcset?: string };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;
/** Bytes of a file that hold its size. JPEG photographs may have long metadata before it. */
const longestHeader = 256 * 1024;

/** A file is measured again only when it has changed; the dev server checks the site after each edit. */
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

/** Size in pixels; undefined for a file that is no picture, or does not say its size. */
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
    // The check does not judge pictures; a page without their sizes works.
  }
  measured.set(file, { stamp, size });
  return size;
}

/** `/a/bridge.avif` of `/a/bridge-640.avif`. */
function originalOf(address: string): string {
  return address.replace(/-\d+(\.\w+)$/, '$1');
}

/**
 * Sizes of the pictures in `public/`, from the files themselves. Smaller versions of `bridge.avif` are files beside it
 * that end with their width, such as `bridge-640.avif`; both then have a `srcset`.
 */
export function readImageIndex(root: string): ImageIndex {
  const folder = path.join(root, 'public');
  if (!existsSync(folder)) return {};
  const sizes = new Map<string, Size>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !picture.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const size = sizeOf(file);
    if (size) sizes.set(`/${path.relative(folder, file).split(path.sep).join('/')}`, size);
  }
  const widths = new Map<string, [width: number, address: string][]>();
  for (const [address, { width }] of sizes) {
    const original = originalOf(address);
    const isVersion = original !== address && sizes.has(original) && address.includes(`-${width}.`);
    const key = isVersion ? original : address;
    widths.set(key, [...(widths.get(key) ?? []), [width, address]]);
  }
  const index: Record<string, ImageIndex[string]> = {};
  for (const versions of widths.values()) {
    const candidates = versions
      .toSorted(([a], [b]) => a - b)
      .map(([width, address]) => `${address} ${width}w`);
    for (const [, address] of versions) {
      const size = sizes.get(address);
      if (size) index[address] = versions.length > 1 ? { ...size, srcset: candidates.join(', ') } : size;
    }
  }
  return index;
}
