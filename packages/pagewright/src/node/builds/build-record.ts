import path from 'node:path';
import { isRecord } from '../../json/json-value.ts';
import type { WrittenPage } from '../../pipeline/files/prerender-pages.ts';
import { relativePath } from '../../pipeline/files-below.ts';
import type { ReadRecord } from '../../pipeline/reading/earlier-reads.ts';
import type { Warning } from '../../pipeline/warnings.ts';
import { hexDigest } from '../files/hex-digest.ts';
import { readJson, replaceJson } from '../output/json-files.ts';
import type { FileStamps } from './output-files.ts';

/** A page of a build, with the inputs that it was rendered from. */
export interface PageRecord extends WrittenPage {
  /** Digest of these inputs; absent if the next build must render the page again. */
  readonly fingerprint?: string;
}

/** The data that a build leaves for the next build. */
export interface BuildRecord {
  /** Digest of the code, the page configs and the settings. A build with another identity cannot use the record. */
  readonly identity: string;
  /** The point from which changes after this build are read; see `ContentAdapter.changes`. */
  readonly cursor?: string;
  /**
   * The next time at which a schedule changes a page, in milliseconds since 1970, and a line that announces it; absent if nothing is
   * scheduled.
   */
  readonly nextChange?: { readonly time: number; readonly line: string };
  /** True if every request succeeded, so that content must be read again only if it changes. */
  readonly isComplete: boolean;
  /** The text that the check and the build have printed. */
  readonly checked: string;
  readonly warnings: readonly string[];
  /** Warnings about share images that concern all pages. */
  readonly shareWarnings: readonly Warning[];
  readonly requests: Readonly<Record<string, ReadRecord>>;
  readonly pages: Readonly<Record<string, PageRecord>>;
  /** The files in the output folder. */
  readonly files: FileStamps;
}

/** Version of the format, and of the rules for rendering pages. */
const version = 4;

function recordFile(work: string, outDir: string): string {
  return path.join(work, 'builds', `${hexDigest(12, relativePath(work, outDir))}.json`);
}

/** The record of the last build into an output folder; undefined if there is none, or if it is damaged or has another format. */
export function readRecord(work: string, outDir: string): BuildRecord | undefined {
  const stored = readJson(recordFile(work, outDir));
  return isStored(stored) ? stored.record : undefined;
}

export function writeRecord(work: string, outDir: string, record: BuildRecord): void {
  replaceJson(recordFile(work, outDir), { version, record });
}

/** Needs no deeper check: the same version has written the file, and renaming it made sure that it is complete. */
function isStored(stored: unknown): stored is { readonly record: BuildRecord } {
  return isRecord(stored) && stored.version === version && isRecord(stored.record);
}
