import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { runConcurrently } from '../../pipeline/files/run-concurrently.ts';
import { filesBelow } from '../../pipeline/files-below.ts';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest']);
/** In bytes. Compressing smaller files saves nothing. */
const minSize = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

function isCompressible(file: string, { length }: Uint8Array): boolean {
  return compressible.has(path.extname(file)) && length >= minSize;
}

function compression({ length }: Uint8Array, quality: number, level: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  // A window as large as the file is enough. The default window takes tens of megabytes per file.
  const window = Math.min(Math.max(32 - Math.clz32(length), BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_LGWIN]: window,
    [BROTLI_PARAM_SIZE_HINT]: length,
  };
  return { brotli: { params }, zipped: { level } };
}

/** The best compression, for scripts and styles: they are few, rarely change, and are served for a year. */
const best = (text: Uint8Array) => compression(text, 11, 9);

/** Quick compression, for pages: they are many and change with each build. Higher levels would save less than 1 % and take much longer. */
const quick = (text: Uint8Array) => compression(text, 5, 6);

/** The names of the compressed copies of a file: with Brotli and with gzip. */
export function compressedCopies(file: string): [brotli: string, zipped: string] {
  return [`${file}.br`, `${file}.gz`];
}

/** Writes a `.br` and a `.gz` copy of a text file, unless the file is too small. Blocks the thread. */
export function compressNow(file: string, text: Uint8Array): void {
  if (!isCompressible(file, text)) return;
  const { brotli, zipped } = quick(text);
  const [brotliFile, zippedFile] = compressedCopies(file);
  writeFileSync(brotliFile, brotliCompressSync(text, brotli));
  writeFileSync(zippedFile, gzipSync(text, zipped));
}

/** Writes compressed copies of all text files in a folder, in other threads. */
export async function compressFolder(folder: string): Promise<void> {
  await runConcurrently(filesBelow(folder), 4, async (name) => {
    const file = path.join(folder, name);
    const text = await readFile(file);
    if (!isCompressible(file, text)) return;
    const { brotli, zipped } = best(text);
    const [brotliFile, zippedFile] = compressedCopies(file);
    await Promise.all([
      toBrotli(text, brotli).then((bytes) => writeFile(brotliFile, bytes)),
      toGzip(text, zipped).then((bytes) => writeFile(zippedFile, bytes)),
    ]);
  });
}
