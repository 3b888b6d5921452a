import sharp, { type Sharp } from 'sharp';
import { maxPixels } from '../files/image-limits.ts';

/** Increase it with each change of the settings below, or images of the old settings are taken from the cache. */
export const settingsVersion = 1;

/** In pixels. Browsers choose the one nearest to what a screen needs. */
const widths = [480, 800, 1200, 1600];
/** In pixels. No screen needs more. */
const maxWidth = 2000;

/** Low effort takes a tenth of the time of the default, and the files are a tenth larger. */
const avif = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' } as const;

/**
 * Images for phones: up to this width in pixels they have at most this size in bytes. Their pixels are small on a phone, so a
 * little quality of the largest ones is not missed.
 */
const phone = { width: 800, bytes: 39_000, minQuality: 30, step: 5 };

/** An image in one width. */
export interface EncodedWidth {
  readonly width: number;
  readonly bytes: Buffer;
}

/** An image in several widths, and the size of the original in pixels, turned as it is shown. */
export interface EncodedImage {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly EncodedWidth[];
}

/** The widths in which an image is useful: smaller ones, and nearly equal ones only once. */
function usefulWidths(width: number): number[] {
  const full = Math.min(width, maxWidth);
  return [...widths.filter((each) => each < full * 0.8), full];
}

async function encode(image: Sharp, width: number): Promise<Buffer> {
  const resized = image.clone().resize({ width });
  for (let { quality }: { quality: number } = avif; ; quality -= phone.step) {
    const bytes = await resized
      .clone()
      .avif({ ...avif, quality })
      .toBuffer();
    const fits = width > phone.width || bytes.length <= phone.bytes;
    if (fits || quality - phone.step < phone.minQuality) return bytes;
  }
}

/**
 * Encodes an image as AVIF in the widths that are useful. Widths in which the file would not be smaller than the original are
 * left out. Undefined for an animation. Rejects if the image cannot be decoded.
 */
export async function encodeWidths(original: Buffer): Promise<EncodedImage | undefined> {
  const image = sharp(original, { limitInputPixels: maxPixels }).autoOrient();
  const { pages = 1, autoOrient } = await image.metadata();
  if (pages > 1) return undefined;
  const { width, height } = autoOrient;
  const encoded: EncodedWidth[] = [];
  for (const each of usefulWidths(width)) {
    const bytes = await encode(image, each);
    if (bytes.length < original.length) encoded.push({ width: each, bytes });
  }
  return { width, height, widths: encoded };
}
