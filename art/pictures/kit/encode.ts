import sharp, { type Sharp } from 'sharp';
import type { Picture } from './plate.ts';

/** Fixed, so that the same picture always becomes the same bytes. */
const AVIF = { quality: 46, effort: 5, chromaSubsampling: '4:2:0', bitdepth: 8 } as const;

function withOverlay(picture: Picture, overlay: string | undefined): Sharp {
  const { width, height, bytes } = picture;
  const image = sharp(bytes, { raw: { width, height, channels: 3 } });
  if (!overlay) return image;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 800 ${(800 * height) / width}">${overlay}</svg>`;
  return image.composite([{ input: Buffer.from(svg) }]).removeAlpha();
}

export const encodeAvif = (picture: Picture, overlay?: string): Promise<Buffer> =>
  withOverlay(picture, overlay).avif(AVIF).toBuffer();

export const encodePng = (picture: Picture, overlay?: string): Promise<Buffer> =>
  withOverlay(picture, overlay).png({ compressionLevel: 9, palette: true, colours: 32 }).toBuffer();
