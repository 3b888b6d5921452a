import { pluralize } from '../../check/codes/message-text.ts';
import { pagesFolder } from '../../config/config-kind.ts';
import { planAtUrl } from '../../grammar/plan-at-url.ts';
import type { WriteFile } from '../../pipeline/files/output-file.ts';
import type { PageContext } from '../../pipeline/files/prerender-page.ts';
import { prerenderSite } from '../../pipeline/files/prerender-site.ts';
import { pagePaths } from '../../pipeline/pages/page-paths.ts';
import type { IncompletePage } from '../../pipeline/queries/lacking-queries.ts';
import { queriesWithoutContent } from '../../pipeline/queries/queries-without-content.ts';
import { failures } from '../../pipeline/reading/content-warnings.ts';
import { disallowedImages } from '../../pipeline/reading/disallowed-images.ts';
import { printedWarnings, type Warning } from '../../pipeline/warnings.ts';
import { writeSiteIcon } from '../images/site-icon.ts';
import { type IncompleteSite, incompleteSiteWarnings } from '../output/incomplete-site.ts';
import { fileWriter } from '../output/site-output.ts';
import { siteShareImages } from '../share/site-share-images.ts';
import type { BuildThreads } from '../threads/build-threads.ts';
import type { BuildRun } from './build-run.ts';
import { earlierPages, type ReusedPages } from './earlier-build.ts';
import type { BuildReading } from './open-reader.ts';
import type { PlannedSite } from './plan-site.ts';
import type { PreviousBuild } from './previous-build.ts';
import type { SiteBundle } from './site-bundle.ts';
import { writeRedirects } from './write-redirects.ts';

/** A build whose code is bundled and whose reader is open. */
export interface OpenBuild {
  readonly run: BuildRun;
  readonly plan: PlannedSite;
  readonly bundle: SiteBundle;
  readonly previous: PreviousBuild | undefined;
  readonly reading: BuildReading;
  readonly threads: Pick<BuildThreads, 'renderPath' | 'writeFile'>;
}

/** The written site in the folder of a build, complete or not. */
export interface WrittenSite {
  /** Paths of the pages that were written. */
  readonly written: ReadonlySet<string>;
  /** Paths of the pages that search engines should not list. */
  readonly unlisted: readonly string[];
  readonly pages: ReusedPages;
  /** The parts that all pages share. */
  readonly context: PageContext;
  /** The incomplete pages, and why they are incomplete. */
  readonly lacking: IncompleteSite;
  readonly isComplete: boolean;
  /** True if the next build may reuse everything that has not changed. */
  readonly isFinal: boolean;
  /** See `printedWarnings`. */
  readonly warnings: readonly string[];
  readonly shareWarnings: readonly Warning[];
  readonly writeFile: WriteFile;
}

/** Finds the paths of all pages, and prints how many there are. */
async function readPaths({ run, plan, bundle, reading }: OpenBuild) {
  const lackingRoutes: IncompletePage[] = [];
  const plans = plan.shown.map((page) => planAtUrl(page, ''));
  const paths = await pagePaths(plans, bundle.sources, reading.reader, (route) => lackingRoutes.push(route));
  run.print(`Writing ${pluralize(paths.length, 'page')}`);
  for (const route of plan.partialRoutes)
    run.print(`Leaving other pages of ${route} to a server (serve --on-demand)`);
  return { paths, lackingRoutes };
}

/** Reads the content of a site, and writes its pages and all other files into the folder of the build. */
export async function writeSite(build: OpenBuild): Promise<WrittenSite> {
  const { run, plan, bundle, previous, reading, threads } = build;
  const { root, outDir, project, service, contentUrl, allowIncomplete, allowShrink, compress } = run;
  const { site, config } = plan;
  const { client, sources, content } = bundle;
  const { reader } = reading;
  const { paths, lackingRoutes } = await readPaths(build);
  const writeFile = fileWriter(client, (file, text) => threads.writeFile({ file, text, compress }));
  const { deadline } = service;
  const share = await siteShareImages({ project, config, client, work: run.work, contentUrl, deadline });
  const pages = earlierPages(previous?.record, outDir, client, (page) => !share.failed.has(page));
  const { written, unlisted, warnings, context, incomplete } = await prerenderSite({
    ...bundle,
    project,
    site,
    config,
    paths,
    reader,
    earlierPages: pages,
    allowIncomplete,
    lackingRoutes,
    renderPath: threads.renderPath,
    makeShareImage: share.make,
    browserContentUrl: run.browserContentUrl,
    writeFile,
    print: run.print,
  });
  const redirects = await writeRedirects({
    service,
    site,
    sources,
    movedEntries: content.movedEntries,
    written,
    outDir,
    isPartial: plan.isPartial,
    allowShrink,
    hasPages: project.redirectPages ?? false,
    siteUrl: context.settings.siteUrl,
    language: config.head.language,
    writeFile,
  });
  const shareWarnings = [...(previous?.record.shareWarnings ?? []), ...share.warnings];
  const lacking = { incomplete: [...lackingRoutes, ...incomplete], failed: reader.log.failed };
  const lackingWarnings = incompleteSiteWarnings(lacking);
  const isComplete = lackingWarnings.length === 0;
  const printed = printedWarnings([
    ...(contentUrl === undefined ? queriesWithoutContent(site.pages, project.content?.setting) : []),
    // The list of incomplete pages already explains these failures, in more detail.
    ...reader.warnings.filter(({ kind }) => isComplete || kind !== failures),
    ...warnings,
    ...shareWarnings,
    ...plan.images.warnings,
    ...(await writeSiteIcon(root, client, redirects.rules)),
    ...redirects.warnings,
    ...disallowedImages(reader.log.images, `${pagesFolder}/_site.json`),
    ...(allowIncomplete ? lackingWarnings : []),
  ]);
  const isFinal = !reader.log.hasFailures && redirects.isComplete && share.failed.size === 0;
  return {
    written,
    unlisted,
    pages,
    context,
    lacking,
    isComplete,
    isFinal,
    warnings: printed,
    shareWarnings,
    writeFile,
  };
}
