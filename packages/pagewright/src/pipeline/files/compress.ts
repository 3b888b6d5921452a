import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { severalAtOnce } from './several-at-once.ts';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest']);
/** Below this many bytes a compressed answer saves nothing. */
const least = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The bytes that are served of a file to a browser that accepts Brotli. */
export function compressText(file: string, text: Uint8Array): Promise<Buffer> {
  // Pages are many and change with each build; code is small in number and is served for a year.
  const quality = file.endsWith('.html') ? 6 : 11;
  return toBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < least) return;
  const [brotli, zipped] = await Promise.all([compressText(file, text), toGzip(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

/** Writes `.br` and `.gz` beside every file that gains by it. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await severalAtOnce(files, 4, compressFile);
}
