import { readFile } from 'node:fs/promises';
import path from 'node:path';

const mostBytes = 20_000_000;

interface PictureSource {
  /** Folder that holds the site's own pictures, as they are served. */
  readonly folder: string;
  /** Address of the content service; what is no file of the site is fetched from it. */
  readonly contentBase: string | undefined;
  /** Further origins that pictures may come from. */
  readonly origins: readonly string[];
  /** Milliseconds that a picture may take. */
  readonly deadline: number;
}

async function limited(response: Response): Promise<Buffer> {
  if (!response.ok) throw new Error(`status ${response.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new Error(`more than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * The bytes of a picture: a file of the site, else fetched from the content service or another origin that the site
 * admits. Rejects with a sentence for people.
 */
export async function pictureBytes(src: string, source: PictureSource): Promise<Buffer> {
  const { folder, contentBase, origins, deadline } = source;
  const isOwn = src.startsWith('/') && !src.startsWith('//');
  if (isOwn) {
    const file = path.join(folder, decodeURIComponent(src.replace(/[?#].*$/, '')));
    if (!file.startsWith(folder + path.sep)) throw new Error('it is outside the site');
    const found = await readFile(file).catch(() => undefined);
    if (found) return found;
    if (contentBase === undefined) throw new Error('the file does not exist');
  }
  const url = new URL(src, contentBase);
  const admitted = [...origins, ...(contentBase === undefined ? [] : [contentBase])].map(
    (one) => new URL(one).origin,
  );
  if (!/^https?:$/.test(url.protocol) || !admitted.includes(url.origin))
    throw new Error(`the site does not allow images from ${url.origin}`);
  return limited(await fetch(url, { signal: AbortSignal.timeout(deadline), redirect: 'error' }));
}
