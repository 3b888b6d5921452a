import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withdrawnPaths } from '../../pipeline/pages/withdrawn-paths.ts';
import { siteBase } from '../../pipeline/project/build-settings.ts';
import { serverPages } from '../../server/pages/server-pages.ts';
import { siteRecord } from '../../server/site-record.ts';
import { incompleteSiteMessage } from '../output/incomplete-site.ts';
import { type PublishedPages, pagesIn } from '../output/published-pages.ts';
import { addServer, buildFile, buildFileText } from '../output/server-folder.ts';
import { assertNotShrunk } from '../output/shrunk-site.ts';
import { StoppedBuildError } from '../output/stopped-build.ts';
import { switchFolder } from '../output/switch-folder.ts';
import { type BuildRecord, writeRecord } from './build-record.ts';
import type { OpenBuild } from './open-reader.ts';
import { stampFiles } from './output-files.ts';
import { serviceRecords } from './service-calls.ts';
import type { WrittenSite } from './write-site.ts';

/**
 * Replaces the output folder with a finished build, and stores the data for the next build. Throws a StoppedBuildError, and replaces
 * nothing, if the site is incomplete or has lost too many pages.
 * @param maxPercent maximum share of the pages that the build may remove, in percent
 */
export async function publishBuild(
  build: OpenBuild,
  site: WrittenSite,
  published: PublishedPages,
  maxPercent: number,
): Promise<void> {
  const { run, plan, bundle, reading } = build;
  const { work, outDir, held } = run;
  const { client, server } = bundle;
  const { warnings } = site;
  if (!site.isComplete && !run.allowIncomplete) {
    keepReads(build);
    throw new StoppedBuildError(incompleteSiteMessage(site.lacking, site.written.size), warnings);
  }
  const now = pagesIn(client);
  const isWithdrawn = withdrawnPaths(plan.site.pages, bundle.sources, reading.changes, held.accepted());
  // A missing page is expected if a server renders it, a schedule hides it, or its entry was withdrawn.
  const isExpected = (page: string) => plan.isPartial(page) || plan.isHidden(page) || isWithdrawn(page);
  assertNotShrunk({ before: published.previous, now, isExpected, maxPercent, warnings });
  const record = siteRecord({
    made: reading.made,
    config: plan.config,
    languages: plan.site.languages,
    siteLists: plan.site.siteLists,
    shell: site.context.shell,
    settings: site.context.settings,
    services: serviceRecords(run.project, run.calls),
    pages: serverPages(plan.site, bundle.manifest),
    redirects: plan.site.redirects,
    prerendered: [...site.written].sort(),
    unlisted: site.unlisted,
    shareImages: site.pages.shareImages(),
    sharedBy: site.pages.sharedBy(),
    bundle: await readFile(path.join(server, 'server.js'), 'utf8'),
    headers: await readFile(path.join(client, '_headers'), 'utf8'),
  });
  await site.writeFile(buildFile, buildFileText(record.build, plan.partialRoutes, siteBase(run.project)));
  const removeOldServers = addServer(outDir, server, record);
  switchFolder(client, outDir);
  removeOldServers();
  reading.kept.commit();
  published.commit(now);
  if (bundle.identity !== undefined)
    writeRecord(work, outDir, { ...finishedRecord(build, site, bundle.identity), files: stampFiles(outDir) });
  held.write(reading.reader.log.held);
}

/** The record that a finished build leaves for the next build. */
function finishedRecord(
  { plan, reading: { changes, reader } }: OpenBuild,
  { isFinal, warnings, shareWarnings, pages }: WrittenSite,
  identity: string,
): Omit<BuildRecord, 'files'> {
  return {
    isComplete: isFinal,
    checked: plan.site.printed,
    warnings,
    pages: pages.records,
    identity,
    ...(changes ? { cursor: changes.cursor } : {}),
    ...(plan.next ? { nextChange: plan.next } : {}),
    shareWarnings: shareWarnings.filter(({ cause }) => cause === 'font' || cause === 'weight'),
    requests: Object.fromEntries(reader.log.records),
  };
}

/** Stores the reads of a build that publishes nothing, so that the next build reads only the rest. */
function keepReads({ run, bundle: { identity }, previous, reading }: OpenBuild): void {
  const { kept, changes, reader } = reading;
  kept.commit();
  if (identity === undefined) return;
  // The withdrawals among these changes are not published yet, so the next build must read the changes again.
  const cursor = changes?.all === false ? run.record?.cursor : changes?.cursor;
  writeRecord(run.work, run.outDir, {
    pages: {},
    files: {},
    checked: '',
    shareWarnings: [],
    // The output folder is unchanged, so the record of the previous build stays valid for it.
    ...previous?.record,
    identity,
    ...(cursor === undefined ? {} : { cursor }),
    isComplete: false,
    warnings: [],
    requests: Object.fromEntries(reader.log.records),
  });
}
