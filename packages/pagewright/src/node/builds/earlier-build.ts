import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentChanges } from '../../content/content-adapter.ts';
import { changedTags } from '../../content/content-tags.ts';
import { serviceOfKey } from '../../content/requests/request-key.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { EarlierPages } from '../../pipeline/files/prerender-pages.ts';
import type { EarlierReads } from '../../pipeline/reading/earlier-reads.ts';
import { shareKey } from '../../server/site-record.ts';
import { hexDigest } from '../files/hex-digest.ts';
import { compressedCopies } from '../output/compress.ts';
import { linkFile } from '../output/link-files.ts';
import type { BuildRecord, PageRecord } from './build-record.ts';
import { isIntact } from './output-files.ts';

/**
 * The requests of the previous build.
 * @param changes the changes since then; undefined if they are unknown
 */
export function earlierReads(
  record: BuildRecord | undefined,
  changes: ContentChanges | undefined,
): EarlierReads {
  if (!record) return {};
  const last = (key: string) => record.requests[key];
  if (!changes || changes.all) return { last };
  const touched = changedTags(changes.changes);
  const unchanged = Object.entries(record.requests).filter(
    // Only the main service reports its changes.
    ([key, { tags }]) => serviceOfKey(key) === undefined && !tags.some((tag) => touched.has(tag)),
  );
  const byKey = new Map(unchanged);
  return {
    last,
    unchanged: (key) => byKey.get(key),
  };
}

const digestOf = (fingerprint: string) => hexDigest(32, fingerprint);

/** The names of a page's files, including compressed copies. */
function filesOf({ file, share, stored = [] }: PageRecord): string[] {
  const images = [...(share ? [share.src] : []), ...stored].map((src) => src.slice(1));
  return [...[file, ...compressedCopies(file)], ...images];
}

export interface ReusedPages extends EarlierPages {
  /** The pages of this build that the next build may reuse. */
  readonly records: Readonly<Record<string, PageRecord>>;
  readonly reused: number;
  /** The images for shared links of all pages, by `shareKey`. */
  shareImages(): ReadonlyMap<string, string>;
  /** See `SiteRecord`. */
  sharedBy(): Readonly<Record<string, readonly string[]>>;
}

/**
 * The pages of the previous build. Reusing a page puts its files into the folder of this build.
 * @param isFinal false for a page that the next build must render again
 */
export function earlierPages(
  record: BuildRecord | undefined,
  outDir: string,
  client: string,
  isFinal: (path: string) => boolean,
): ReusedPages {
  const records: Record<string, PageRecord> = {};
  let reused = 0;

  /** The files of a page in the output folder; undefined if one is missing or was changed. */
  function intactFiles(page: PageRecord, files: BuildRecord['files']): string[] | undefined {
    const present = filesOf(page).filter((name) => name in files || name === page.file);
    return present.every((name) => isIntact(outDir, name, files[name])) ? present : undefined;
  }

  return {
    records,
    get reused() {
      return reused;
    },
    shareImages() {
      const shares = Object.values(records).flatMap(({ share }) => share ?? []);
      return new Map(shares.map(({ src, image, text }) => [shareKey(image, text), src]));
    },
    sharedBy() {
      const shared = new Map<string, string[]>();
      for (const route of Object.keys(records).sort()) {
        const image = records[route]?.share?.src;
        if (image !== undefined) getOrInsert(shared, image, () => []).push(route);
      }
      return Object.fromEntries(shared);
    },
    linksOf: (route) => record?.pages[route]?.links ?? {},
    reuse(route, fingerprint) {
      const page = record?.pages[route];
      if (!record || page?.fingerprint !== digestOf(fingerprint)) return undefined;
      const files = intactFiles(page, record.files);
      if (!files) return undefined;
      for (const name of files) {
        // Pages may share an image.
        if (!existsSync(path.join(client, name))) linkFile(outDir, client, name);
      }
      records[route] = page;
      reused += 1;
      return page;
    },
    note(route, fingerprint, page) {
      const isReusable = fingerprint !== undefined && isFinal(route);
      // A copy, because strings that were cut out of the HTML of a page keep the whole HTML in memory.
      const copy = structuredClone(page);
      records[route] = { ...copy, ...(isReusable ? { fingerprint: digestOf(fingerprint) } : {}) };
    },
  };
}
