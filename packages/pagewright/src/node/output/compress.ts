import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { runConcurrently } from '../../pipeline/files/run-concurrently.ts';
import { filesBelow } from '../../pipeline/site/files-below.ts';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest']);
/** In bytes. Compressing smaller files saves nothing. */
const minSize = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses a file with Brotli. */
export function compressText(file: string, text: Uint8Array): Promise<Buffer> {
  // There are many pages, and they change with each build. Scripts and styles are few and served for a year.
  const quality = file.endsWith('.html') ? 6 : 11;
  return toBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** Writes a `.br` and a `.gz` copy of a file of text, unless it is too small to gain from them. */
export async function compressFile(file: string, text: Uint8Array): Promise<void> {
  if (!compressible.has(path.extname(file)) || text.length < minSize) return;
  const [brotli, zipped] = await Promise.all([compressText(file, text), toGzip(text, { level: 9 })]);
  const [brotliFile = '', zippedFile = ''] = compressedCopies(file);
  await Promise.all([writeFile(brotliFile, brotli), writeFile(zippedFile, zipped)]);
}

/** The names of the compressed copies of a file, if it has any. */
export function compressedCopies(file: string): string[] {
  return [`${file}.br`, `${file}.gz`];
}

/** Compresses all files of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  await runConcurrently(filesBelow(folder), 4, async (name) => {
    const file = path.join(folder, name);
    if (compressible.has(path.extname(file))) await compressFile(file, await readFile(file));
  });
}
