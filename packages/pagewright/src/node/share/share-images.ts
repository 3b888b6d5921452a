import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { once } from '../../memory/once.ts';
import type { MainImage } from '../../pipeline/share/main-image.ts';
import { type ShareImageMaker, type ShareText, shareSize } from '../../pipeline/share/share-head.ts';
import type { Warning } from '../../pipeline/warnings.ts';
import type { ProjectConfig, ShareColors } from '../../project/project-config.ts';
import { hexDigest } from '../files/hex-digest.ts';
import { replaceFile } from '../output/json-files.ts';
import { drawFrame, encodeShareImage } from './draw-share-image.ts';
import { readShareFonts, type ShareFonts } from './share-fonts.ts';
import { imageLeft, shareFrame } from './share-frame.ts';
import { type Logo, type PageImage, shareParts } from './share-parts.ts';
import { unsupportedText } from './unsupported-text.ts';

/** Version of the design. Increase it with each change, because otherwise the cache returns images with the old design. */
const design = 3;

const defaultColors: NonNullable<ProjectConfig['shareColors']> = {
  page: { background: '#eef2f7', title: '#14213a', note: '#4a5872', accent: '#1f4e9e' },
};

export interface ShareOptions {
  /** Folder of the site as it is served. Images are read from it and written to its folder `share/`. */
  readonly client: string;
  /** Folder that keeps share images from build to build. */
  readonly cache: string;
  /** Fonts of the site, as paths below `client`. Without any there are no share images. */
  readonly fonts: readonly string[];
  /** Logo of the site, a path below `client`: an SVG for a light background. */
  readonly logo: string;
  readonly colors: ProjectConfig['shareColors'];
  readonly contentBase: string | undefined;
  readonly origins: readonly string[];
  readonly deadline: number;
}

export interface ShareImages {
  readonly make: ShareImageMaker;
  /** What the fonts lack, if anything, and one for each image that could not be read or decoded. */
  readonly warnings: readonly Warning[];
  /** Paths of the pages whose image could not be read or drawn. The next build may succeed. */
  readonly failed: ReadonlySet<string>;
}

/** The inputs of a share image. */
interface Drawing {
  readonly image: PageImage;
  readonly text: ShareText;
  readonly colors: ShareColors;
  readonly logo: Logo | undefined;
  readonly portrait: Buffer | undefined;
  readonly fonts: ShareFonts;
}

async function draw({ image, text, colors, logo, portrait, fonts }: Drawing): Promise<Buffer> {
  const svg = shareFrame(fonts, text, colors, portrait !== undefined);
  const [pixels, frame] = await Promise.all([
    image.crop(shareSize.width - (svg === undefined ? 0 : imageLeft), colors.background),
    svg === undefined ? undefined : drawFrame(svg, { logo: logo?.drawn, portrait }),
  ]);
  return encodeShareImage(pixels, frame);
}

/** Draws an image, unless the cache has it, and writes it below the site. Returns its path; undefined if it cannot be drawn. */
async function writeImage(
  { client, cache }: Pick<ShareOptions, 'client' | 'cache'>,
  name: string,
  drawing: Drawing,
): Promise<string | undefined> {
  const cacheFile = path.join(cache, name);
  const cached = await readFile(cacheFile).catch(() => undefined);
  const bytes = cached ?? (await draw(drawing).catch(() => undefined));
  if (!bytes) return undefined;
  if (!cached) replaceFile(cacheFile, bytes);
  await mkdir(path.join(client, 'share'), { recursive: true });
  await writeFile(path.join(client, 'share', name), bytes);
  return `/share/${name}`;
}

/** The name of a share image: a digest of all its inputs. */
function nameOf({ image, text, colors, logo, portrait, fonts }: Drawing): string {
  const settings = JSON.stringify([design, sharp.versions, text, colors]);
  const files = [image.bytes, fonts.bytes, logo?.bytes, portrait].flatMap((bytes) => ['|', bytes ?? '']);
  return `${hexDigest(40, settings, ...files)}.jpg`;
}

/** Creates images for shared links from a page's title and its main image. Equal input gives equal bytes and one file. */
export async function createShareImages(options: ShareOptions): Promise<ShareImages> {
  const { client, cache, fonts: fontFiles, logo: siteLogo, colors = defaultColors, ...origin } = options;
  const warnings: Warning[] = [];
  const warn = (cause: string, text: string) =>
    void warnings.push({ kind: 'images that shared links do not show', cause, text });
  let whyNone = 'The project names no font';
  const [first, ...others] = fontFiles;
  const fonts =
    first === undefined
      ? undefined
      : await readShareFonts(client, [first, ...others]).catch((error: unknown) => {
          whyNone = error instanceof Error ? error.message : String(error);
          return undefined;
        });
  const warnOfNone = once(() =>
    warn(
      'font',
      `${whyNone}, so shared links show the default image of the site. Set "shareFont" in pagewright.config.ts to a TTF, OTF, WOFF or WOFF2 file below public/, and the build adds the title and the main image of each page`,
    ),
  );
  const warnOfLack = once(() => fonts?.lack !== undefined && warn('weight', fonts.lack));
  const parts = shareParts({ folder: client, ...origin }, warn);
  const written = new Map<string, Promise<string | undefined>>();

  async function make(page: string, { src }: MainImage, text: ShareText, fonts: ShareFonts) {
    const image = await parts.image(src, page);
    if (!image) return undefined;
    const ofKind = new Map(Object.entries(colors)).get(text.kind) ?? colors.page;
    const [logo, portrait] = await Promise.all([
      parts.logo(ofKind.logo ?? siteLogo),
      text.portrait === undefined ? undefined : parts.portrait(text.portrait),
    ]);
    warnOfLack();
    for (const each of unsupportedText(page, text, fonts)) warn(each.cause, each.text);
    const drawing = { image, text, colors: ofKind, logo, portrait, fonts };
    const name = nameOf(drawing);
    const made = await getOrInsert(written, name, () => writeImage({ client, cache }, name, drawing));
    if (made === undefined)
      warn(
        'undecoded',
        `The image ${src} of ${page} could not be decoded, so shared links show the default image of the site`,
      );
    return made;
  }

  const failed = new Set<string>();
  return {
    warnings,
    failed,
    async make(page, image, text) {
      if (!image) return undefined;
      if (!fonts) {
        warnOfNone();
        return undefined;
      }
      const src = await make(page, image, text, fonts);
      if (src === undefined) failed.add(page);
      return src;
    },
  };
}
