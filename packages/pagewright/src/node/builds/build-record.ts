import { createHash } from 'node:crypto';
import path from 'node:path';
import { isRecord } from '../../json/json-value.ts';
import type { WrittenPage } from '../../pipeline/files/prerender-pages.ts';
import type { ReadRecord } from '../../pipeline/reading/earlier-reads.ts';
import { relativePath } from '../../pipeline/site/files-below.ts';
import type { Warning } from '../../pipeline/warnings.ts';
import { readJson, replaceJson } from '../output/json-files.ts';

/** A page of a build, and what it was rendered from. */
export interface PageRecord extends WrittenPage {
  /** Digest of what it was rendered from; absent if the next build must render it again. */
  readonly fingerprint?: string;
}

/** What a build leaves for the next one. */
export interface BuildRecord {
  /** Digest of the code, the page configs and the settings. With another identity the record is useless. */
  readonly identity: string;
  /** Where the changes after this build begin; see `ContentAdapter.changes`. */
  readonly cursor?: string;
  /** When a page changes next by its schedule, in milliseconds since 1970, and the line that says so; absent if nothing is scheduled. */
  readonly nextChange?: { readonly time: number; readonly line: string };
  /** True if each request was answered well, so that nothing must be read again unless it changes. */
  readonly isComplete: boolean;
  /** What the check and the build have printed. */
  readonly checked: string;
  readonly warnings: readonly string[];
  /** Warnings about share images that concern all pages. */
  readonly shareWarnings: readonly Warning[];
  readonly requests: Readonly<Record<string, ReadRecord>>;
  readonly pages: Readonly<Record<string, PageRecord>>;
  /** Size and time of each file in the output folder. */
  readonly files: Readonly<Record<string, FileStamp>>;
}

/** Bytes, and the time of the last change in milliseconds. */
export type FileStamp = readonly [size: number, modified: number];

/** Version of the format and of the rules by which pages are rendered. */
const version = 1;

export interface RecordFile {
  /** The record of the last build; undefined without one, or if it is damaged or has another format. */
  read(): BuildRecord | undefined;
  write(record: BuildRecord): void;
}

/** The file with the record of the last build to an output folder. */
export function recordFile(work: string, outDir: string): RecordFile {
  const name = createHash('sha256').update(relativePath(work, outDir)).digest('hex').slice(0, 12);
  const file = path.join(work, 'builds', `${name}.json`);
  return {
    read() {
      const stored = readJson(file);
      return isStored(stored) ? stored.record : undefined;
    },
    write: (record) => replaceJson(file, { version, record }),
  };
}

/** The file was written by this version, and as a whole because it was renamed. */
function isStored(stored: unknown): stored is { readonly record: BuildRecord } {
  return isRecord(stored) && stored.version === version && isRecord(stored.record);
}
