import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type ImageIndex, MediaLibrary } from '../demo-service/media-library.ts';

/** An image to import, in the format of `import-demo-content.php`. */
interface DemoImage {
  /** Path that the content uses: `/photos/bridge.avif`. */
  readonly src: string;
  readonly slug: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  /** Path below `wp-content/uploads`. */
  readonly file: string;
  readonly sizes: Readonly<Record<string, { file: string; width: number; height: number }>>;
}

/**
 * Copies the images of `public/` into the uploads of a WordPress, each width as a file. WordPress does not scale them: this
 * PHP may not support AVIF, and the smaller files exist.
 */
export function copyImages(root: string, uploads: string, images: ImageIndex): DemoImage[] {
  const folder = 'demo';
  const copy = (src: string): string => {
    const target = path.join(uploads, folder, src);
    if (!existsSync(target)) {
      mkdirSync(path.dirname(target), { recursive: true });
      cpSync(path.join(root, 'public', src), target);
    }
    return src;
  };
  return new MediaLibrary(images).all().map(({ src, width, height, sizes }) => {
    const smaller = [...sizes].filter(([name]) => name !== 'full');
    copy(src);
    return {
      src,
      slug: src.replace(/^\/|\.[a-z]+$/g, '').replaceAll('/', '-'),
      mime: `image/${path.extname(src).slice(1).replace('jpg', 'jpeg')}`,
      width,
      height,
      file: folder + src,
      sizes: Object.fromEntries(
        smaller.map(([name, size]) => [
          name,
          { file: path.basename(copy(size.src)), width: size.width, height: size.height },
        ]),
      ),
    };
  });
}
