import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type ClientManifest,
  clientManifest,
  type ManifestOptions,
} from '../../pipeline/files/client-manifest.ts';
import type { WriteFile } from '../../pipeline/files/output-file.ts';
import { withParts } from '../../pipeline/files/style-parts.ts';
import { type MovedPaths, parseMovedPaths, redirectsFile } from '../../pipeline/redirects/redirects.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import { compressNow } from './compress.ts';

/** A file to write. */
export interface FileTask {
  readonly file: string;
  readonly text: string;
  /** True to write compressed copies too. */
  readonly compress: boolean;
}

/** Writes a file, and its folder. Blocks the thread. */
export function writeNow({ file, text, compress }: FileTask): void {
  const bytes = Buffer.from(text);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  if (compress) compressNow(file, bytes);
}

/** A part that leads out of its folder. A backslash is part of a name on all systems but Windows. */
const unsafe = path.sep === '\\' ? /^\.\.?$|[\\:\0]/ : /^\.\.?$|\0/;

/** Writes files below `folder`. Rejects if the path leads outside the folder. */
export function fileWriter(folder: string, write: (file: string, text: string) => Promise<void>): WriteFile {
  return async (name, text) => {
    const parts = name.split('/');
    const file = path.join(folder, ...parts);
    if (!file.startsWith(folder + path.sep) || parts.some((part) => unsafe.test(part)))
      throw new Error(`The file ${name} would be outside the output folder`);
    await write(file, text);
  };
}

const manifestFolder = (client: string) => path.join(client, '.vite');

/** Reads Vite's manifest in the folder of the client bundle, and the stylesheets in that folder. */
export function readManifest(
  client: string,
  { code, pages, schemas }: Pick<ManifestOptions, 'code' | 'pages' | 'schemas'>,
  base: string,
): ClientManifest {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(manifestFolder(client), 'manifest.json'), 'utf8'),
  );
  const readText = (file: string) => readFileSync(path.join(client, file), 'utf8');
  return clientManifest(manifest, { code, pages, schemas, base, readText });
}

/** Reads Vite's manifest, and removes it from the published files. */
export function takeManifest(client: string, site: CheckedSite, base: string): ClientManifest {
  const manifest = readManifest(client, site, base);
  rmSync(manifestFolder(client), { recursive: true, force: true });
  return manifest;
}

/**
 * Writes the stylesheets of documents into the folder of a client bundle. Keeps the files that they are joined from, because a page after a
 * client-side navigation loads the files that its document lacks.
 */
export function writeStylesheets(client: string, site: CheckedSite): void {
  // The paths of files have no base.
  const { base, pages } = readManifest(client, site, '').styles;
  for (const { href, files, parts } of [...(base ? [base] : []), ...Object.values(pages)]) {
    const texts = files.map((file) => {
      const text = readFileSync(path.join(client, file), 'utf8');
      return parts ? withParts(text, parts) : text;
    });
    writeFileSync(path.join(client, href), texts.join(''));
  }
}

/** Reads the moved paths of an output folder; empty if it has no file of redirects. */
export async function readMovedPaths(folder: string, base: string): Promise<MovedPaths> {
  return parseMovedPaths(await readFile(path.join(folder, redirectsFile), 'utf8').catch(() => ''), base);
}
