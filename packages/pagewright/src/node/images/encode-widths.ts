import sharp, { type Sharp } from 'sharp';
import { maxPixels } from '../files/image-limits.ts';

/** Version of the settings below. Increase it with each change, because otherwise the cache returns images with old settings. */
export const settingsVersion = 1;

/** In pixels. Browsers choose the width that is nearest to the need of a screen. */
const widths = [480, 800, 1200, 1600];
/** In pixels. No screen needs more. */
const maxWidth = 2000;

/** Low effort takes a tenth of the default's time and makes the files a tenth larger. */
const avif = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' } as const;

/**
 * The limit for images on phones: up to this width in pixels, they have at most this size in bytes. Pixels are small on a phone, so a
 * slightly lower quality is hard to see.
 */
const phone = { width: 800, bytes: 39_000, minQuality: 30, step: 5 };

/** An image in one width. */
export interface EncodedWidth {
  readonly width: number;
  readonly bytes: Buffer;
}

/** An image in several widths, and the original size in pixels after its orientation was applied. */
export interface EncodedImage {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly EncodedWidth[];
}

/** The useful widths for an image: smaller than the image, and not nearly equal to each other. */
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
 * Encodes an image as AVIF in all useful widths. Omits widths whose file would not be smaller than the original. Undefined for an
 * animation. Rejects if the image cannot be decoded.
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
