import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Warning } from '../../pipeline/warnings.ts';
import { plainIcon } from './plain-icon.ts';

/** The icon that browsers request for each document that declares none, including text files, feeds and pictures. */
export const iconPath = '/favicon.ico';

/** In pixels. */
const size = 32;

/**
 * An ICO file that contains a PNG.
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
async function drawIcon(svg: string): Promise<Buffer> {
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const png = await sharp(await readFile(svg))
    .resize({ width: size, height: size, fit: 'contain', background: transparent })
    .png()
    .toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The icon of a site without `favicon.ico` in `public/`: made of its `favicon.svg`, or else of the plain icon. */
export async function siteIcon(
  root: string,
): Promise<{ readonly icon: Buffer; readonly warnings: readonly Warning[] }> {
  const own = path.join(root, 'public/favicon.svg');
  if (!existsSync(own)) return { icon: await drawIcon(plainIcon), warnings: [] };
  try {
    return { icon: await drawIcon(own), warnings: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const text = `public/favicon.svg: no ${iconPath} could be made of this icon (${reason}), so some browsers show another one. Correct the file, or add public${iconPath}`;
    return {
      icon: await drawIcon(plainIcon),
      warnings: [{ kind: 'icons that cannot be drawn', cause: reason, text }],
    };
  }
}

/** Adds the icon to the folder of a built site, unless the site has one or redirects its path. */
export async function writeSiteIcon(
  root: string,
  client: string,
  redirects: readonly { readonly from: string }[],
): Promise<readonly Warning[]> {
  const file = path.join(client, iconPath);
  if (existsSync(file) || redirects.some(({ from }) => from === iconPath)) return [];
  const { icon, warnings } = await siteIcon(root);
  await writeFile(file, icon);
  return warnings;
}
