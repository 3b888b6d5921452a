import sharp, { type Sharp } from 'sharp';
import type { Picture } from './plate.ts';

/** Fixed, so that the same picture always becomes the same bytes. */
const AVIF = { quality: 46, effort: 5, chromaSubsampling: '4:2:0', bitdepth: 8 } as const;

/** Files for phones: up to this width in pixels, and as small as this in bytes. A phone shows their pixels half as large. */
const PHONE = { width: 800, bytes: 39_000, lowest: 26 } as const;

function withOverlay(picture: Picture, overlay: string | undefined): Sharp {
  const { width, height, bytes } = picture;
  const image = sharp(bytes, { raw: { width, height, channels: 3 } });
  if (!overlay) return image;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 800 ${(800 * height) / width}">${overlay}</svg>`;
  return image.composite([{ input: Buffer.from(svg) }]).removeAlpha();
}

/** The largest files lose a little quality at the widths of phones, until they fit. */
export async function encodeAvif(picture: Picture, overlay?: string): Promise<Buffer> {
  const image = withOverlay(picture, overlay);
  for (let quality: number = AVIF.quality; ; quality -= 4) {
    const avif = await image
      .clone()
      .avif({ ...AVIF, quality })
      .toBuffer();
    const fits = picture.width > PHONE.width || avif.byteLength <= PHONE.bytes;
    if (fits || quality - 4 < PHONE.lowest) return avif;
  }
}

export const encodePng = (picture: Picture, overlay?: string): Promise<Buffer> =>
  withOverlay(picture, overlay).png({ compressionLevel: 9, palette: true, colours: 32 }).toBuffer();
