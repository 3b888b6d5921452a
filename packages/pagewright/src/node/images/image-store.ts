import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { once } from '../../memory/once.ts';
import type { StoredImage, StoreResult } from '../../pipeline/pages/stored-images.ts';
import type { Warning } from '../../pipeline/warnings.ts';
import { allowsOrigin, webOrigin } from '../../project/declared-origins.ts';
import { hexDigest } from '../files/hex-digest.ts';
import { maxPixels } from '../files/image-limits.ts';
import { readImage } from '../files/read-image.ts';
import { replaceFile, replaceJson } from '../output/json-files.ts';
import { linkFile } from '../output/link-files.ts';
import { encodeWidths, settingsVersion } from './encode-widths.ts';
import { type ImageRecord, readImageRecord } from './image-record.ts';

/** Folder of the site with files that are named by their content, which browsers keep for a year. */
const folder = 'assets';

/** In bytes. Smaller images need no other widths. */
const minBytes = 16_000;

/** Maximum number of images that one build stores. The next build stores more. */
const maxImages = 5_000;

/** How many images are downloaded and encoded at the same time. */
const maxAtOnce = 4;

/** In milliseconds. An image is not asked for again within a day. */
const freshFor = 24 * 60 * 60 * 1000;

/** Formats that pages may show, by their name in sharp. */
const extensions: ReadonlyMap<string | undefined, string> = new Map([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['gif', 'gif'],
  ['heif', 'avif'],
]);

export interface ImageStoreOptions {
  /** Folder of the site as it is served. */
  readonly client: string;
  /** Folder that keeps the files from build to build. */
  readonly cache: string;
  /** Origins whose images are stored, also as `https://*.example.com`. */
  readonly origins: readonly string[];
  /** Milliseconds until a download times out. */
  readonly deadline: number;
  readonly print: (line: string) => void;
  /** In milliseconds since 1970. */
  readonly now?: number;
  readonly maximum?: number;
}

/** Stores images of the content service next to the images of the site. */
export interface ImageStore {
  /** Stores an image of a page, and adds its files to the site. The result is empty for an image of another origin. Never rejects. */
  readonly store: (page: string, url: string) => Promise<StoreResult>;
  /** Paths of the pages with an image that could not be read. The next build may succeed. */
  readonly failed: ReadonlySet<string>;
}

/** The service no longer has the image. */
class GoneError extends Error {}

/** The files cannot be made of the image, now or later. */
class UnfitError extends Error {}

/** Runs tasks, at most some at the same time. */
function limited(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

function stemOf(url: string): string {
  const name = decodeURIComponent(path.posix.basename(new URL(url).pathname)).replace(/\.\w+$/, '');
  return name.replace(/[^\w-]+/g, '-').slice(0, 60) || 'image';
}

/** The original, and smaller AVIF files of it. */
async function filesOf(url: string, original: Buffer) {
  const { format } = await sharp(original, { limitInputPixels: maxPixels })
    .metadata()
    .catch(() => {
      throw new UnfitError('it is not an image that can be decoded');
    });
  const extension = extensions.get(format);
  if (extension === undefined) throw new UnfitError(`images of the format ${format} are not stored`);
  const encoded = await encodeWidths(original).catch((error: unknown) => {
    throw new UnfitError(error instanceof Error ? error.message : String(error));
  });
  const { width, height } = encoded ?? (await sharp(original).metadata());
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

interface Outcome {
  readonly result: StoreResult;
  /** True if the next build may have another result. */
  readonly mayWork: boolean;
}

/** An SVG may contain scripts, so it keeps its URL. */
const isDrawing = (url: string) => /\.svgz?(?:[?#]|$)/i.test(url);

/** Opens the store of a build. */
export function openImageStore(options: ImageStoreOptions): ImageStore {
  const { client, cache, origins, deadline, print, now = Date.now(), maximum = maxImages } = options;
  const failed = new Set<string>();
  const settings = JSON.stringify([settingsVersion, sharp.versions]);
  const announce = once(() => print('Storing the images of the content'));
  const run = limited(maxAtOnce);
  let added = 0;

  const isComplete = ({ name, widths }: ImageRecord) =>
    [name, ...widths.map((each) => each.name)].every((each) => existsSync(path.join(cache, each)));

  function request(url: string, known: ImageRecord | undefined): Promise<Response> {
    const headers = {
      Accept: 'image/avif,image/webp,image/*',
      ...(known?.etag === undefined ? {} : { 'If-None-Match': known.etag }),
      ...(known?.lastModified === undefined ? {} : { 'If-Modified-Since': known.lastModified }),
    };
    return fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(deadline) });
  }

  /** Reads the image again if it may have changed. */
  async function current(url: string, file: string, known: ImageRecord | undefined): Promise<ImageRecord> {
    if (known && known.settings === settings && now - known.checked < freshFor) return known;
    const isSame = known?.settings === settings;
    if (!known) announce();
    const response = await request(url, isSame ? known : undefined);
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

  function published({ name, width, height, widths }: ImageRecord): StoredImage {
    const names = [name, ...widths.map((each) => each.name)];
    for (const each of names)
      if (!existsSync(path.join(client, folder, each))) linkFile(cache, path.join(client, folder), each);
    const srcset = widths.map((each) => `/${folder}/${each.name} ${each.width}w`).join(', ');
    return {
      src: `/${folder}/${name}`,
      width,
      height,
      ...(srcset === '' ? {} : { srcset }),
      files: names.map((each) => `/${folder}/${each}`),
    };
  }

  const notStored = (url: string, why: string, advice: string): Warning => ({
    kind: 'images that are not stored',
    cause: why,
    text: `${url} is not stored (${why}), so pages show it at this URL. ${advice}`,
  });

  async function storeOnce(url: string): Promise<Outcome> {
    const file = path.join(cache, `${hexDigest(32, url)}.json`);
    const found = readImageRecord(file);
    const known = found && isComplete(found) ? found : undefined;
    if (!known && added >= maximum) {
      const why = `a build stores at most ${maximum} new images`;
      return { result: { warning: notStored(url, why, 'The next build stores more.') }, mayWork: true };
    }
    if (!known) added += 1;
    try {
      return { result: { image: published(await current(url, file, known)) }, mayWork: false };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const isFinal = error instanceof GoneError || error instanceof UnfitError;
      // An image that was stored earlier is better than one of a service that does not respond.
      if (known && !isFinal) return { result: { image: published(known) }, mayWork: true };
      const advice = isFinal ? 'Replace it in the content service.' : 'The next build tries again.';
      return { result: { warning: notStored(url, why, advice) }, mayWork: !isFinal };
    }
  }

  const outcomes = new Map<string, Promise<Outcome>>();
  return {
    failed,
    async store(page, url) {
      const origin = webOrigin(url);
      if (origin === undefined || !allowsOrigin(origins, origin) || isDrawing(url)) return {};
      const { result, mayWork } = await getOrInsert(outcomes, url, () => run(() => storeOnce(url)));
      if (mayWork) failed.add(page);
      return result;
    },
  };
}
