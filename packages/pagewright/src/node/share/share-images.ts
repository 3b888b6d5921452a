import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ShareColors } from '../../define-project.ts';
import type { Warning } from '../../pipeline/files/warnings.ts';
import { type ShareImageMaker, type ShareText, shareSize } from '../../pipeline/share/share-head.ts';
import { imageBytes } from './image-bytes.ts';
import { imageLeft, shareFrame } from './share-frame.ts';
import { readShareFonts, type ShareFonts } from './share-text.ts';

/** Version of the design. Increase it with each change, or images of the old design are taken from the cache. */
const design = 1;
const maxPixels = 50_000_000;

const defaultColors: ShareColors = {
  background: '#ffffff',
  pageBackground: '#eef2f7',
  title: '#14213a',
  note: '#4a5872',
  accent: '#1f4e9e',
};

export interface ShareOptions {
  /** Folder of the site as it is served. Images are read from it and written to its folder `share/`. */
  readonly client: string;
  /** Folder that keeps share images from build to build. */
  readonly cache: string;
  /** Font of the site, a path below `client`. Without one there are no share images. */
  readonly font: string | undefined;
  /** Logo of the site, a path below `client`: an SVG for a light background. */
  readonly logo: string;
  readonly colors: ShareColors | undefined;
  readonly contentBase: string | undefined;
  readonly origins: readonly string[];
  readonly deadline: number;
}

export interface ShareImages {
  readonly make: ShareImageMaker;
  /** One for each image that could not be read or decoded. */
  readonly warnings: readonly Warning[];
}

async function render(
  image: Buffer,
  text: ShareText,
  fonts: ShareFonts,
  logo: Buffer | undefined,
  colors: ShareColors,
): Promise<Buffer> {
  const { background } = colors;
  const frame = shareFrame(fonts, text, colors);
  const left = frame === undefined ? 0 : imageLeft;
  const [width, height] = [shareSize.width - left, shareSize.height];
  const cropped = await sharp(image, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width, height, fit: 'cover' })
    .flatten({ background })
    // Without a format sharp would encode the one that it has read, and AVIF takes seconds.
    .png({ compressionLevel: 1 })
    .toBuffer();
  const mark =
    logo && frame
      ? await sharp(logo, { density: 108 }).resize({ height: 54, width: 560, fit: 'inside' }).png().toBuffer()
      : undefined;
  return sharp({ create: { ...shareSize, channels: 3, background } })
    .composite([
      { input: cropped, left, top: 0 },
      ...(frame ? [{ input: Buffer.from(frame), left: 0, top: 0 }] : []),
      ...(mark ? [{ input: mark, left: 37, top: 33 }] : []),
    ])
    .jpeg({ quality: 62, progressive: true })
    .toBuffer();
}

/** Creates images for shared links from a page's title and its main image. Equal input gives equal bytes and one file. */
export async function createShareImages(options: ShareOptions): Promise<ShareImages> {
  const { client, cache, font, logo: logoPath, colors = defaultColors, ...origin } = options;
  const fonts =
    font === undefined ? undefined : await readShareFonts(path.join(client, font)).catch(() => undefined);
  const logo = await readFile(path.join(client, logoPath)).catch(() => undefined);
  const warnings: Warning[] = [];
  const warn = (cause: string, text: string) =>
    void warnings.push({ kind: 'images that shared links do not show', cause, text });
  const sources = new Map<string, Promise<Buffer | undefined>>();
  const written = new Map<string, Promise<string | undefined>>();

  const readImage = (src: string, page: string) => {
    const reading =
      sources.get(src) ??
      imageBytes(src, { folder: client, ...origin }).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        warn(
          `unread ${reason}`,
          `The image ${src} of ${page} could not be read (${reason}), so shared links show the default image of the site`,
        );
        return undefined;
      });
    sources.set(src, reading);
    return reading;
  };

  async function write(
    name: string,
    image: Buffer,
    text: ShareText,
    fonts: ShareFonts,
  ): Promise<string | undefined> {
    const cacheFile = path.join(cache, name);
    const cached = await readFile(cacheFile).catch(() => undefined);
    const bytes = cached ?? (await render(image, text, fonts, logo, colors).catch(() => undefined));
    if (!bytes) return undefined;
    if (!cached) {
      await mkdir(cache, { recursive: true });
      // A build that is killed here leaves no incomplete image under its name.
      await writeFile(`${cacheFile}.${process.pid}`, bytes);
      await rename(`${cacheFile}.${process.pid}`, cacheFile);
    }
    await mkdir(path.join(client, 'share'), { recursive: true });
    await writeFile(path.join(client, 'share', name), bytes);
    return `/share/${name}`;
  }

  return {
    warnings,
    async make(page, image, text) {
      if (!fonts || !image) return undefined;
      const bytes = await readImage(image.src, page);
      if (!bytes) return undefined;
      const hash = createHash('sha256').update(JSON.stringify([design, sharp.versions, text, colors]));
      for (const part of [bytes, fonts.bytes, logo ?? Buffer.alloc(0)]) hash.update('|').update(part);
      const name = `${hash.digest('hex').slice(0, 24)}.jpg`;
      const running = written.get(name) ?? write(name, bytes, text, fonts);
      written.set(name, running);
      const src = await running;
      if (src === undefined)
        warn(
          'undecoded',
          `The image ${image.src} of ${page} could not be decoded, so shared links show the default image of the site`,
        );
      return src;
    },
  };
}
