import { readFileSync } from 'node:fs';
import { writablePlace } from '../files/writable-paths.ts';
import { committedFolder } from '../git/committed-texts.ts';

/** Most images, and bytes in all, that go along with a proposal. */
const maxImages = 200;
const maxBytes = 100 * 1024 * 1024;

/** The URL paths of the images in `public/` that are not in the last commit as they are on disk. */
export async function uncommittedImages(root: string): Promise<readonly string[]> {
  const { changed } = await committedFolder(root, 'public');
  return [...changed].map((file) => file.slice('public'.length)).toSorted();
}

/**
 * The bytes of images, by path relative to the project. Images that were deleted, that the studio would not write, or that are too many are
 * left out.
 * @param images URL paths
 */
export function readImages(root: string, images: readonly string[]): ReadonlyMap<string, Uint8Array> {
  const read = new Map<string, Uint8Array>();
  let bytes = 0;
  for (const image of images.slice(0, maxImages)) {
    const file = `public${image}`;
    try {
      const content = readFileSync(writablePlace(root, file).file);
      bytes += content.length;
      if (bytes > maxBytes) break;
      read.set(file, content);
    } catch {
      // A link, a name that may not be written, or a file that is gone.
    }
  }
  return read;
}
