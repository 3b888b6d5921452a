import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type ImageIndex, MediaLibrary } from '../demo-service/media-library.ts';

/** A picture to import, in the words of `import-demo-content.php`. */
export interface DemoPicture {
  /** As content names it: `/plates/bridge.avif`. */
  readonly address: string;
  readonly slug: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  /** Below `wp-content/uploads`. */
  readonly file: string;
  readonly sizes: Readonly<Record<string, { file: string; width: number; height: number }>>;
}

/**
 * Copies the pictures of `public/` into the uploads of a WordPress, each width a file of its own: PHP here may lack the
 * means to scale AVIF, and the files exist.
 */
export function copyPictures(root: string, uploads: string, images: ImageIndex): DemoPicture[] {
  const folder = 'demo';
  const copy = (address: string): string => {
    const target = path.join(uploads, folder, address);
    if (!existsSync(target)) {
      mkdirSync(path.dirname(target), { recursive: true });
      cpSync(path.join(root, 'public', address), target);
    }
    return address;
  };
  return new MediaLibrary(images).all().map(({ address, width, height, sizes }) => {
    const others = [...sizes].filter(([name]) => name !== 'full');
    copy(address);
    return {
      address,
      slug: address.replace(/^\/|\.[a-z]+$/g, '').replaceAll('/', '-'),
      mime: `image/${path.extname(address).slice(1)}`,
      width,
      height,
      file: folder + address,
      sizes: Object.fromEntries(
        others.map(([name, size]) => [
          name,
          { file: path.basename(copy(size.address)), width: size.width, height: size.height },
        ]),
      ),
    };
  });
}
