import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pluralize } from '../../check/codes/message-text.ts';
import { isSiteImage, type SiteImages } from '../../content/site-images.ts';
import { isRecord } from '../../json/json-value.ts';
import { runConcurrently } from '../../pipeline/files/run-concurrently.ts';
import { readImageIndex } from '../../pipeline/site/image-index.ts';
import type { Warning } from '../../pipeline/warnings.ts';
import { hexDigest } from '../files/hex-digest.ts';
import { readJson, replaceFile, replaceJson } from '../output/json-files.ts';
import { linkFile } from '../output/link-files.ts';
import { encodeWidths, settingsVersion } from './encode-widths.ts';

/** Folder of the site with files that are named by their content, which browsers keep for a year. */
const folder = 'assets';

/** Minimum size in bytes. Smaller files gain nothing. */
const minBytes = 16_000;

/** The names of the files that were made of an image, by width. */
interface MadeImage {
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly name: string; readonly width: number }[];
}

export interface MadeImages {
  /** The images in `public/`, including the widths that were made. */
  readonly index: SiteImages;
  /** One for each image that could not be decoded, which pages show unchanged. */
  readonly warnings: readonly Warning[];
  /** Adds the files to the folder that is served. */
  linkInto(client: string): void;
}

function isMade(value: unknown): value is MadeImage {
  return (
    isRecord(value) &&
    typeof value.width === 'number' &&
    typeof value.height === 'number' &&
    Array.isArray(value.files)
  );
}

/** The files that were made of an image earlier; undefined if one is missing. */
function readMade(cache: string, record: string): MadeImage | undefined {
  const made = readJson(path.join(cache, record));
  return isMade(made) && made.files.every(({ name }) => existsSync(path.join(cache, name)))
    ? made
    : undefined;
}

async function make(cache: string, record: string, src: string, original: Buffer): Promise<MadeImage> {
  const image = await encodeWidths(original);
  const stem = path.basename(src, path.extname(src)).replace(/[^\w-]+/g, '-');
  const widths = (image?.widths ?? []).map(({ width, bytes }) => {
    return { name: `${stem}-${width}-${hexDigest(10, bytes)}.avif`, width, bytes };
  });
  for (const { name, bytes } of widths) replaceFile(path.join(cache, name), bytes);
  const files = widths.map(({ name, width }) => ({ name, width }));
  const made = { width: image?.width ?? 0, height: image?.height ?? 0, files };
  replaceJson(path.join(cache, record), made);
  return made;
}

/**
 * Makes smaller AVIF files in several widths for photos and drawings in `public/` that have none.
 * @param cache folder that keeps the files from build to build
 * @param print called once if an image must be made
 */
export async function makeImages(
  root: string,
  cache: string,
  print: (line: string) => void,
): Promise<MadeImages> {
  const found = readImageIndex(root);
  const index: Record<string, SiteImages[string]> = { ...found };
  const names: string[] = [];
  const warnings: Warning[] = [];
  const missing: { src: string; record: string }[] = [];
  const originalOf = (src: string) => readFile(path.join(root, 'public', src));

  function add(src: string, { width, height, files }: MadeImage): void {
    if (files.length === 0) return;
    names.push(...files.map(({ name }) => name));
    const srcset = files.map((file) => `/${folder}/${file.name} ${file.width}w`).join(', ');
    index[src] = { width, height, srcset };
  }

  for (const [src, { srcset }] of Object.entries(found)) {
    if (srcset !== undefined || !isSiteImage(src)) continue;
    const original = await originalOf(src);
    if (original.length < minBytes) continue;
    const settings = JSON.stringify([settingsVersion, sharp.versions, path.basename(src)]);
    const record = `${hexDigest(24, settings, original)}.json`;
    const made = readMade(cache, record);
    if (made) add(src, made);
    else missing.push({ src, record });
  }
  if (missing.length > 0) print(`Making smaller files of ${pluralize(missing.length, 'image')}`);
  await runConcurrently(missing, 2, async ({ src, record }) => {
    try {
      add(src, await make(cache, record, src, await originalOf(src)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      warnings.push({
        kind: 'images without smaller files',
        cause: reason,
        text: `public${src}: no smaller files could be made of this image (${reason}), so phones load all of it. Save it again as JPEG, PNG, WebP or AVIF`,
      });
    }
  });
  return {
    index,
    warnings,
    linkInto(client) {
      for (const name of names) linkFile(cache, path.join(client, folder), name);
    },
  };
}
