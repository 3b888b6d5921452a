import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Warning } from '../files/warnings.ts';
import type { OwnPicture } from './own-picture.ts';
import { pictureBytes } from './picture-bytes.ts';
import { plateLeft, type ShareWords, shareFrame, shareSize } from './share-frame.ts';
import { readShareFonts, type ShareFonts } from './share-words.ts';

/** Raised when the drawing changes, so that no picture of the old form is taken out of the cache. */
const form = 1;
const mostPixels = 50_000_000;

export interface ShareOptions {
  /** Folder of the site as it is served; pictures are read from it and written below its `share/`. */
  readonly client: string;
  /** Folder in which pictures are kept from build to build. */
  readonly kept: string;
  /** The site's font, below `client`; without one there are no share pictures. */
  readonly font: string | undefined;
  /** The site's logo, below `client`; an SVG on a light ground. */
  readonly logo: string;
  readonly contentBase: string | undefined;
  readonly origins: readonly string[];
  readonly deadline: number;
}

export interface SharePictures {
  /**
   * Makes the share picture of a page. Resolves to its address; to nothing where the site's default picture has to do. Never rejects.
   * @param path address of the page, for warnings
   */
  make(path: string, picture: OwnPicture | undefined, words: ShareWords): Promise<string | undefined>;
  /** One for each picture that could not be read or drawn. */
  readonly warnings: readonly Warning[];
}

async function draw(
  plate: Buffer,
  words: ShareWords,
  fonts: ShareFonts,
  logo: Buffer | undefined,
): Promise<Buffer> {
  const frame = shareFrame(fonts, words);
  const left = frame === undefined ? 0 : plateLeft;
  const [width, height] = [shareSize.width - left, shareSize.height];
  const picture = await sharp(plate, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: '#f4efe4' })
    // Without a word sharp would write the form that it read, and AVIF takes seconds.
    .png({ compressionLevel: 1 })
    .toBuffer();
  const mark =
    logo && frame
      ? await sharp(logo, { density: 108 }).resize({ height: 54, width: 560, fit: 'inside' }).png().toBuffer()
      : undefined;
  return sharp({ create: { ...shareSize, channels: 3, background: '#f4efe4' } })
    .composite([
      { input: picture, left, top: 0 },
      ...(frame ? [{ input: Buffer.from(frame), left: 0, top: 0 }] : []),
      ...(mark ? [{ input: mark, left: 37, top: 33 }] : []),
    ])
    .jpeg({ quality: 62, progressive: true })
    .toBuffer();
}

/** Pictures for shared links, made of a page's title and its own picture. Equal input gives equal bytes and one file. */
export async function createSharePictures(options: ShareOptions): Promise<SharePictures> {
  const { client, kept, font, logo, ...origin } = options;
  const fonts =
    font === undefined ? undefined : await readShareFonts(path.join(client, font)).catch(() => undefined);
  const mark = await readFile(path.join(client, logo)).catch(() => undefined);
  const warnings: Warning[] = [];
  const warn = (cause: string, text: string) =>
    void warnings.push({ kind: 'images that shared links do not show', cause, text });
  const plates = new Map<string, Promise<Buffer | undefined>>();
  const made = new Map<string, Promise<string | undefined>>();

  const plateOf = (src: string, page: string) => {
    const known = plates.get(src);
    if (known) return known;
    const read = pictureBytes(src, { folder: client, ...origin }).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      warn(
        `unread ${why}`,
        `The image ${src} of ${page} could not be read (${why}), so shared links show the default image of the site`,
      );
      return undefined;
    });
    plates.set(src, read);
    return read;
  };

  async function write(
    name: string,
    plate: Buffer,
    words: ShareWords,
    fonts: ShareFonts,
  ): Promise<string | undefined> {
    const keptFile = path.join(kept, name);
    const known = await readFile(keptFile).catch(() => undefined);
    const bytes = known ?? (await draw(plate, words, fonts, mark).catch(() => undefined));
    if (!bytes) return undefined;
    if (!known) {
      await mkdir(kept, { recursive: true });
      // A build that is killed here leaves no half of a picture under its name.
      await writeFile(`${keptFile}.${process.pid}`, bytes);
      await rename(`${keptFile}.${process.pid}`, keptFile);
    }
    await mkdir(path.join(client, 'share'), { recursive: true });
    await writeFile(path.join(client, 'share', name), bytes);
    return `/share/${name}`;
  }

  return {
    warnings,
    async make(page, picture, words) {
      if (!fonts || !picture) return undefined;
      const plate = await plateOf(picture.src, page);
      if (!plate) return undefined;
      const hash = createHash('sha256').update(JSON.stringify([form, sharp.versions, words]));
      for (const part of [plate, fonts.bytes, mark ?? Buffer.alloc(0)]) hash.update('|').update(part);
      const name = `${hash.digest('hex').slice(0, 24)}.jpg`;
      const running = made.get(name) ?? write(name, plate, words, fonts);
      made.set(name, running);
      const address = await running;
      if (address === undefined)
        warn(
          'undrawn',
          `The image ${picture.src} of ${page} could not be decoded, so shared links show the default image of the site`,
        );
      return address;
    },
  };
}
