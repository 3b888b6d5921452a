import sharp from 'sharp';
import { type Drawing, INK_COLOUR, LILAC_COLOUR, PAPER_COLOUR, svg } from './drawing.ts';
import { globe } from './globe.ts';

/** Bolder than the logo: two curves and the meridian have to survive sixteen pixels. */
export const favicon: Drawing = {
  width: 36,
  height: 36,
  content:
    '<style>.l{stroke:#16142e}.m{stroke:#5b21c4}@media (prefers-color-scheme:dark){.l{stroke:#f4efe4}.m{stroke:#b9a2ff}}</style>' +
    '<circle class="l" cx="18" cy="18" r="15.8" fill="none" stroke-width="3.4"/>' +
    '<path class="l" d="M18 2.4c-8.2 4-8.2 27.2 0 31.2M18 2.4c8.2 4 8.2 27.2 0 31.2" fill="none" stroke-width="2.2"/>' +
    '<path class="m" d="M18 0v36" stroke-width="4.6"/>',
};

/** An icon for home screens: the mark on ink, with room to be cropped to a circle. */
export function appIcon(size: number): Promise<Buffer> {
  const content = `<rect width="60" height="60" fill="${INK_COLOUR}"/><g transform="translate(12 12)">${globe(PAPER_COLOUR, LILAC_COLOUR)}</g>`;
  const drawing = svg({ width: 60, height: 60, content }, 'Meridian Works');
  return sharp(Buffer.from(drawing), { density: (72 * size) / 60 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO file that holds one 32 pixel PNG. */
export async function faviconIco(): Promise<Buffer> {
  const image = await sharp(Buffer.from(svg(favicon, 'Meridian Works')), { density: 256 })
    .resize(32, 32)
    .png({ compressionLevel: 9 })
    .toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, image]);
}
