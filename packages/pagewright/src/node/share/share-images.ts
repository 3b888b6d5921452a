import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ShareColors } from '../../define-project.ts';
import { getOrInsert } from '../../get-or-insert.ts';
import { once } from '../../once.ts';
import type { Warning } from '../../pipeline/files/warnings.ts';
import type { MainImage } from '../../pipeline/share/main-image.ts';
import { type ShareImageMaker, type ShareText, shareSize } from '../../pipeline/share/share-head.ts';
import { cropImage, drawFrame, drawLogo, encodeShareImage, type Pixels } from './draw-share-image.ts';
import { imageBytes } from './image-bytes.ts';
import { cacheRecent } from './recent-results.ts';
import { imageLeft, shareFrame } from './share-frame.ts';
import { readShareFonts, type ShareFonts } from './share-text.ts';

/** Version of the design. Increase it with each change, or images of the old design are taken from the cache. */
const design = 2;

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

interface ShareImages {
  readonly make: ShareImageMaker;
  /** One if the project has no usable font, and one for each image that could not be read or decoded. */
  readonly warnings: readonly Warning[];
  /** Paths of the pages whose image could not be read or drawn. The next build may succeed. */
  readonly failed: ReadonlySet<string>;
}

/** Number of images that are kept in memory. Neighbouring pages often have the same image. */
const maxRecent = 24;

/** The main image of a page. */
interface PageImage {
  readonly bytes: Buffer;
  crop(width: number): Promise<Pixels>;
}

function pageImage(bytes: Buffer, background: string): PageImage {
  const crops = new Map<number, Promise<Pixels>>();
  return {
    bytes,
    crop(width) {
      return getOrInsert(crops, width, () => cropImage(bytes, width, background));
    },
  };
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
  const warnOfFont = once(() => {
    const cause = font === undefined ? 'The project names no font' : `${font} is not a variable font`;
    warn(
      'font',
      `${cause}, so shared links show the default image of the site. Set "font" in pagewright.config.ts to a variable font with the axes wght and wdth, and the build adds the title and the main image of each page`,
    );
  });
  const mark =
    logo &&
    (await drawLogo(logo).catch((error: unknown) =>
      warn('logo', `The logo ${logoPath} could not be drawn (${error}), so the images have no logo`),
    ));
  const written = new Map<string, Promise<string | undefined>>();
  const readImage = cacheRecent(maxRecent, async (src) =>
    pageImage(await imageBytes(src, { folder: client, ...origin }), colors.background),
  );
  const unreadable = new Set<string>();

  async function readOrWarn(src: string, page: string): Promise<PageImage | undefined> {
    if (unreadable.has(src)) return undefined;
    try {
      return await readImage(src);
    } catch (error) {
      // Another page that waited for the same image has reported it.
      if (unreadable.has(src)) return undefined;
      unreadable.add(src);
      const reason = error instanceof Error ? error.message : String(error);
      warn(
        `unread ${reason}`,
        `The image ${src} of ${page} could not be read (${reason}), so shared links show the default image of the site`,
      );
      return undefined;
    }
  }

  async function draw(image: PageImage, text: ShareText, fonts: ShareFonts): Promise<Buffer> {
    const svg = shareFrame(fonts, text, colors);
    const [pixels, frame] = await Promise.all([
      image.crop(shareSize.width - (svg === undefined ? 0 : imageLeft)),
      svg === undefined ? undefined : drawFrame(svg, mark),
    ]);
    return encodeShareImage(pixels, frame);
  }

  async function write(
    name: string,
    image: PageImage,
    text: ShareText,
    fonts: ShareFonts,
  ): Promise<string | undefined> {
    const cacheFile = path.join(cache, name);
    const cached = await readFile(cacheFile).catch(() => undefined);
    const bytes = cached ?? (await draw(image, text, fonts).catch(() => undefined));
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

  async function make(page: string, image: MainImage, text: ShareText, fonts: ShareFonts) {
    const source = await readOrWarn(image.src, page);
    if (!source) return undefined;
    const hash = createHash('sha256').update(JSON.stringify([design, sharp.versions, text, colors]));
    for (const part of [source.bytes, fonts.bytes, logo ?? Buffer.alloc(0)]) hash.update('|').update(part);
    const name = `${hash.digest('hex').slice(0, 24)}.jpg`;
    const src = await getOrInsert(written, name, () => write(name, source, text, fonts));
    if (src === undefined)
      warn(
        'undecoded',
        `The image ${image.src} of ${page} could not be decoded, so shared links show the default image of the site`,
      );
    return src;
  }

  const failed = new Set<string>();
  return {
    warnings,
    failed,
    async make(page, image, text) {
      if (!image) return undefined;
      if (!fonts) {
        warnOfFont();
        return undefined;
      }
      const src = await make(page, image, text, fonts);
      if (src === undefined) failed.add(page);
      return src;
    },
  };
}
