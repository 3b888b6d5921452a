import path from 'node:path';
import sharp from 'sharp';
import { hexDigest } from '../files/hex-digest.ts';
import { maxPixels } from '../files/image-limits.ts';
import { readImage } from '../files/read-image.ts';
import { replaceFile, replaceJson } from '../output/json-files.ts';
import { encodeWidths, settingsVersion } from './encode-widths.ts';
import type { ImageRecord } from './image-record.ts';

/** In bytes. Smaller images need no other widths. */
const minBytes = 16_000;

/** In milliseconds. An image is not asked for again within a day. */
const freshFor = 24 * 60 * 60 * 1000;

/** Identifies the settings of the smaller files. */
const settings = JSON.stringify([settingsVersion, sharp.versions]);

/** Formats that pages may show, by their name in sharp. */
const extensions: ReadonlyMap<string | undefined, string> = new Map([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['gif', 'gif'],
  ['heif', 'avif'],
]);

/** The service no longer has the image. */
export class GoneError extends Error {}

/** The files cannot be made of the image, now or later. */
export class UnfitError extends Error {}

interface DownloadOptions {
  /** Folder that keeps the files from build to build. */
  readonly cache: string;
  /** Milliseconds until a download times out. */
  readonly deadline: number;
  /** In milliseconds since 1970. */
  readonly now: number;
}

function stemOf(url: string): string {
  const name = path.posix.basename(new URL(url).pathname).replace(/\.\w+$/, '');
  return name.replace(/%[\da-f]{2}|[^\w-]+/gi, '-').slice(0, 60) || 'image';
}

/** The original, and smaller AVIF files of it. Rejects with an UnfitError. */
async function filesOf(url: string, original: Buffer) {
  const metadata = await sharp(original, { limitInputPixels: maxPixels })
    .metadata()
    .catch(() => {
      throw new UnfitError('it is not an image that can be decoded');
    });
  const extension = extensions.get(metadata.format);
  if (extension === undefined) throw new UnfitError(`images of the format ${metadata.format} are not stored`);
  const encoded = await encodeWidths(original).catch((error: unknown) => {
    throw new UnfitError(error instanceof Error ? error.message : String(error));
  });
  const { width, height } = encoded ?? metadata;
  const stem = stemOf(url);
  const smaller = original.length < minBytes ? [] : (encoded?.widths ?? []);
  const widths = smaller.map((each) => ({
    width: each.width,
    name: `${stem}-${each.width}-${hexDigest(10, each.bytes)}.avif`,
    bytes: each.bytes,
  }));
  const name = `${stem}-${hexDigest(10, original)}.${extension}`;
  return { name, width, height, widths, bytes: original };
}

function request(url: string, known: ImageRecord | undefined, deadline: number): Promise<Response> {
  const headers = {
    Accept: 'image/avif,image/webp,image/*',
    ...(known?.etag === undefined ? {} : { 'If-None-Match': known.etag }),
    ...(known?.lastModified === undefined ? {} : { 'If-Modified-Since': known.lastModified }),
  };
  return fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(deadline) });
}

/**
 * The record of an image, whose files are in the cache. Asks the service for it, unless it did so within a day. Rejects with a GoneError if
 * the service no longer has the image, with an UnfitError if it is not an image for pages, and with another error if a later try may succeed.
 * @param file of the record
 * @param known the record of an earlier build, if all its files are in the cache
 */
export async function downloadImage(
  url: string,
  { cache, deadline, now }: DownloadOptions,
  file: string,
  known: ImageRecord | undefined,
): Promise<ImageRecord> {
  const isSame = known?.settings === settings;
  if (known && isSame && now - known.checked < freshFor) return known;
  const response = await request(url, isSame ? known : undefined, deadline);
  if (response.status === 304 && known) {
    const checked = { ...known, checked: now };
    replaceJson(file, checked);
    return checked;
  }
  if (response.status === 404 || response.status === 410) throw new GoneError(`status ${response.status}`);
  const original = await readImage(response);
  const { bytes, widths, ...image } = await filesOf(url, original);
  replaceFile(path.join(cache, image.name), bytes);
  for (const each of widths) replaceFile(path.join(cache, each.name), each.bytes);
  const [etag, lastModified] = ['etag', 'last-modified'].map(
    (name) => response.headers.get(name) ?? undefined,
  );
  const record = {
    ...image,
    widths: widths.map(({ name, width }) => ({ name, width })),
    settings,
    checked: now,
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
  };
  replaceJson(file, record);
  return record;
}
