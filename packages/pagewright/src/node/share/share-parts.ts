import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { cropImage, drawLogo, drawPortrait, type Pixels } from './draw-share-image.ts';
import { type ImageSource, imageBytes } from './image-bytes.ts';

/** Number of images that are kept in memory. Neighbouring pages often have the same image. */
const recent = { max: 24 };

/** A logo: the text of its file, and a PNG; undefined if it could not be drawn. */
export interface Logo {
  readonly bytes: Buffer;
  readonly drawn: Buffer | undefined;
}

/** The main image of a page. */
export interface PageImage {
  readonly bytes: Buffer;
  crop(width: number, background: string): Promise<Pixels>;
}

function pageImage(bytes: Buffer): PageImage {
  const crops = new Map<string, Promise<Pixels>>();
  return {
    bytes,
    crop(width, background) {
      return getOrInsert(crops, `${width} ${background}`, () => cropImage(bytes, width, background));
    },
  };
}

/**
 * The pictures in share images. Each is read once.
 * @param origin where images are
 * @param warn reports a picture. Problems with equal causes are one.
 */
export function shareParts(origin: ImageSource, warn: (cause: string, text: string) => void) {
  const logos = new Map<string, Promise<Logo | undefined>>();
  const unreadable = new Set<string>();
  const images = new LRUCache<string, Promise<PageImage>>(recent);
  const portraits = new LRUCache<string, Promise<Buffer | undefined>>(recent);

  /** Undefined if there is no such file. */
  async function readLogo(file: string): Promise<Logo | undefined> {
    const bytes = await readFile(path.join(origin.folder, file)).catch(() => undefined);
    if (!bytes) return undefined;
    const drawn = await drawLogo(bytes).catch((error: unknown) => {
      warn('logo', `The logo ${file} could not be drawn (${error}), so the images have no logo`);
      return undefined;
    });
    return { bytes, drawn };
  }

  return {
    /** Undefined if the image cannot be read, which is reported. @param page a page that has it */
    async image(src: string, page: string): Promise<PageImage | undefined> {
      if (unreadable.has(src)) return undefined;
      try {
        return await getOrInsert(images, src, () => imageBytes(src, origin).then(pageImage));
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
    },
    logo: (file: string) => getOrInsert(logos, file, () => readLogo(file)),
    // A missing portrait is not reported, because the page itself also lacks it.
    portrait: (src: string) =>
      getOrInsert(portraits, src, () =>
        imageBytes(src, origin)
          .then(drawPortrait)
          .catch(() => undefined),
      ),
  };
}
