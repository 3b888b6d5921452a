import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { allowsOrigin } from '../../project/declared-origins.ts';
import { readImage } from '../files/read-image.ts';

export interface ImageSource {
  /** Folder of the site's own files, as they are served. */
  readonly folder: string;
  /** URL of the content service. Images that are not files of the site are fetched from it. */
  readonly contentBase: string | undefined;
  /** Further origins of images, also as `https://*.example.com`. */
  readonly origins: readonly string[];
  /** Milliseconds until fetching an image times out. */
  readonly deadline: number;
}

/**
 * The bytes of an image: a file of the site, or an image from the content service or another allowed origin. Users see the message of a
 * rejection.
 */
export async function imageBytes(src: string, source: ImageSource): Promise<Buffer> {
  const { folder, contentBase, origins, deadline } = source;
  const isOwn = src.startsWith('/') && !src.startsWith('//');
  if (isOwn) {
    const file = path.join(folder, decodeURIComponent(src.replace(/[?#].*$/, '')));
    if (!file.startsWith(folder + path.sep)) throw new Error('it is outside the site');
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes) return bytes;
    if (contentBase === undefined) throw new Error('the file does not exist');
  }
  const url = new URL(src, contentBase);
  const allowed = [...origins, ...(contentBase === undefined ? [] : [new URL(contentBase).origin])];
  if (!/^https?:$/.test(url.protocol) || !allowsOrigin(allowed, url.origin))
    throw new Error(`the site does not allow images from ${url.origin}`);
  return readImage(await fetch(url, { signal: AbortSignal.timeout(deadline), redirect: 'error' }));
}
