import { readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRedirects, type Redirects, redirectsFile } from '../../pipeline/files/moved-pages.ts';
import type { WriteFile } from '../../pipeline/files/output-file.ts';
import { compressFile } from './compress.ts';

/**
 * Writes files below `folder`, with their compressed copies. Compression runs in other threads, so the caller can prepare
 * the next file meanwhile. Rejects for a path that would be outside the folder.
 */
export function fileWriter(folder: string, { compress }: { readonly compress: boolean }): WriteFile {
  return async (name, text) => {
    const parts = name.split('/');
    const file = path.join(folder, ...parts);
    if (!file.startsWith(folder + path.sep) || parts.some((part) => /^\.\.?$|[\\\0]/.test(part)))
      throw new Error(`The file ${name} would be outside the output folder`);
    await mkdir(path.dirname(file), { recursive: true });
    const bytes = Buffer.from(text);
    await Promise.all([writeFile(file, bytes), compress && compressFile(file, bytes)]);
  };
}

/** Reads Vite's manifest in the folder of the client bundle, and removes it from what is published. */
export function takeManifest(client: string): unknown {
  const folder = path.join(client, '.vite');
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  return manifest;
}

/** Reads the redirects of an output folder; none if it has no file of them. */
export async function readRedirects(folder: string): Promise<Redirects> {
  return parseRedirects(await readFile(path.join(folder, redirectsFile), 'utf8').catch(() => ''));
}
