import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentChanges } from '../../content/content-adapter.ts';
import type { WriteFile } from '../../pipeline/files/output-file.ts';
import type { ContentReader } from '../../pipeline/reading/content-reader.ts';
import type { KeptContent } from '../../pipeline/reading/kept-content.ts';
import { type SiteRecordParts, siteRecord } from '../../server/site-record.ts';
import type { PublishedPages } from '../output/published-pages.ts';
import { addServer, buildFile, buildFileText } from '../output/server-folder.ts';
import { switchFolder } from '../output/switch-folder.ts';
import type { BuildRecord, RecordFile } from './build-record.ts';
import { stampFiles } from './output-files.ts';

interface FinishedBuild {
  readonly outDir: string;
  /** Folder with the complete site. */
  readonly client: string;
  /** Folder with the server bundle. */
  readonly server: string;
  readonly site: Omit<SiteRecordParts, 'bundle' | 'headers'>;
  /** See `partialSite`. */
  readonly partialRoutes: readonly string[];
  readonly kept: KeptContent;
  readonly published: PublishedPages;
  readonly pages: readonly string[];
  readonly records: RecordFile;
  /** For the next build; undefined if it must not use what this one leaves. */
  readonly record: Omit<BuildRecord, 'files'> | undefined;
  readonly writeFile: WriteFile;
}

/** Replaces the output folder with a finished build, and stores what the next build needs. */
export async function publishBuild(build: FinishedBuild): Promise<void> {
  const { outDir, client, server, partialRoutes, records, record, writeFile } = build;
  const site = siteRecord({
    ...build.site,
    bundle: await readFile(path.join(server, 'server.js'), 'utf8'),
    headers: await readFile(path.join(client, '_headers'), 'utf8'),
  });
  await writeFile(buildFile, buildFileText(site.build, partialRoutes));
  const removeOldServers = addServer(outDir, server, site);
  switchFolder(client, outDir);
  removeOldServers();
  build.kept.commit();
  build.published.commit(build.pages);
  if (record) records.write({ ...record, files: stampFiles(outDir) });
}

interface StoppedBuild extends Pick<FinishedBuild, 'kept' | 'records'> {
  readonly reader: Pick<ContentReader, 'log'>;
  /** The record of the previous build with the same identity. */
  readonly record: BuildRecord | undefined;
  readonly identity: string | undefined;
  readonly changes: ContentChanges | undefined;
  /** The cursor of the previous build. */
  readonly lastCursor: string | undefined;
}

/** Stores what a build has read that publishes nothing, so that the next build reads only the rest. */
export function keepReads(stopped: StoppedBuild): void {
  const { kept, records, reader, record, identity, changes, lastCursor } = stopped;
  kept.commit();
  if (identity === undefined) return;
  // The next build must hear of the changes again, because their withdrawals are not published yet.
  const cursor = changes?.all === false ? lastCursor : changes?.cursor;
  records.write({
    pages: {},
    files: {},
    checked: '',
    shareWarnings: [],
    // The output folder is still that of the previous build.
    ...record,
    identity,
    ...(cursor === undefined ? {} : { cursor }),
    isComplete: false,
    warnings: [],
    requests: Object.fromEntries(reader.log.records),
  });
}

interface Finished extends Omit<BuildRecord, 'identity' | 'cursor' | 'nextChange' | 'requests' | 'files'> {
  readonly identity: string | undefined;
  readonly changes: ContentChanges | undefined;
  readonly next: BuildRecord['nextChange'];
  readonly reader: Pick<ContentReader, 'log'>;
}

/** What a finished build leaves for the next one; undefined without an identity. */
export function finishedRecord(finished: Finished): FinishedBuild['record'] {
  const { identity, changes, next, reader, shareWarnings, ...record } = finished;
  if (identity === undefined) return undefined;
  return {
    ...record,
    identity,
    ...(changes ? { cursor: changes.cursor } : {}),
    ...(next ? { nextChange: next } : {}),
    shareWarnings: shareWarnings.filter(({ cause }) => cause === 'font'),
    requests: Object.fromEntries(reader.log.records),
  };
}
