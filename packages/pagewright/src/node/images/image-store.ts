import { existsSync } from 'node:fs';
import path from 'node:path';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { once } from '../../memory/once.ts';
import type { StoredImage, StoreResult } from '../../pipeline/pages/stored-images.ts';
import type { Warning } from '../../pipeline/warnings.ts';
import { allowsOrigin, webOrigin } from '../../project/declared-origins.ts';
import { hexDigest } from '../files/hex-digest.ts';
import { linkFile } from '../output/link-files.ts';
import { downloadImage, GoneError, UnfitError } from './download-image.ts';
import { type ImageRecord, readImageRecord } from './image-record.ts';

/** Folder of the site with files that are named by their content, which browsers keep for a year. */
const folder = 'assets';

/** Maximum number of images that one build stores. The next build stores more. */
const maxImages = 5_000;

/** How many images are downloaded and encoded at the same time. */
const maxAtOnce = 4;

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

interface Outcome {
  readonly result: StoreResult;
  /** True if the next build may have another result. */
  readonly mayWork: boolean;
}

/** An SVG may contain scripts, so it keeps its URL. */
const isDrawing = (url: string) => /\.svgz?(?:[?#]|$)/i.test(url);

const namesOf = ({ name, widths }: ImageRecord) => [name, ...widths.map((each) => each.name)];

/** The record of an earlier build, if all its files are in the cache. */
function readComplete(cache: string, file: string): ImageRecord | undefined {
  const record = readImageRecord(file);
  const isComplete = record && namesOf(record).every((name) => existsSync(path.join(cache, name)));
  return isComplete ? record : undefined;
}

/** Adds the files of an image to the site. */
function publish(record: ImageRecord, { cache, client }: ImageStoreOptions): StoredImage {
  const { name, width, height, widths } = record;
  const names = namesOf(record);
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

/** Opens the store of a build. */
export function openImageStore(options: ImageStoreOptions): ImageStore {
  const { cache, origins, deadline, print, now = Date.now(), maximum = maxImages } = options;
  const failed = new Set<string>();
  const announce = once(() => print('Storing the images of the content'));
  const run = limited(maxAtOnce);
  let added = 0;

  async function storeOnce(url: string): Promise<Outcome> {
    const file = path.join(cache, `${hexDigest(32, url)}.json`);
    const known = readComplete(cache, file);
    if (!known && added >= maximum) {
      const why = `a build stores at most ${maximum} new images`;
      return { result: { warning: notStored(url, why, 'The next build stores more.') }, mayWork: true };
    }
    if (!known) {
      added += 1;
      announce();
    }
    try {
      const record = await downloadImage(url, { cache, deadline, now }, file, known);
      return { result: { image: publish(record, options) }, mayWork: false };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const isFinal = error instanceof GoneError || error instanceof UnfitError;
      // An image that was stored earlier is better than one of a service that does not respond.
      if (known && !isFinal) return { result: { image: publish(known, options) }, mayWork: true };
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
