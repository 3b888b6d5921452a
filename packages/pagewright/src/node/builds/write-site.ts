import path from 'node:path';
import { pluralize } from '../../check/codes/message-text.ts';
import { baseOf } from '../../content/base-path.ts';
import { callOf } from '../../content/requests/content-service-call.ts';
import { planAtUrl } from '../../grammar/plan-at-url.ts';
import { blockedMarkup } from '../../pipeline/code/blocked-markup.ts';
import { pathsWithoutBase } from '../../pipeline/code/paths-in-code.ts';
import type { WriteFile } from '../../pipeline/files/output-file.ts';
import { hiddenPages } from '../../pipeline/files/page-clashes.ts';
import { defaultPageFiles } from '../../pipeline/files/page-files.ts';
import type { PageContext } from '../../pipeline/files/prerender-page.ts';
import { prerenderSite } from '../../pipeline/files/prerender-site.ts';
import { pagePaths } from '../../pipeline/pages/page-paths.ts';
import { contentOrigins } from '../../pipeline/policy/site-policy.ts';
import { publicBases } from '../../pipeline/project/build-settings.ts';
import { unaskedPageViews } from '../../pipeline/project/visitor-settings.ts';
import type { IncompletePage } from '../../pipeline/queries/lacking-queries.ts';
import { queriesWithoutContent } from '../../pipeline/queries/queries-without-content.ts';
import { boundFields } from '../../pipeline/reading/bound-fields.ts';
import { failures } from '../../pipeline/reading/content-warnings.ts';
import { disallowedImages } from '../../pipeline/reading/disallowed-images.ts';
import { leftOutContent } from '../../pipeline/reading/left-out-content.ts';
import { missingFields } from '../../pipeline/reading/missing-fields.ts';
import { movedPages } from '../../pipeline/redirects/moved-pages.ts';
import { writeRedirectFiles } from '../../pipeline/redirects/redirect-files.ts';
import { usableRules } from '../../pipeline/redirects/usable-rules.ts';
import { printedWarnings, type Warning } from '../../pipeline/warnings.ts';
import { declaredOrigins } from '../../project/declared-origins.ts';
import { type ImageStore, openImageStore } from '../images/image-store.ts';
import { writeSiteIcon } from '../images/site-icon.ts';
import { diskNames } from '../output/disk-names.ts';
import { type IncompleteSite, incompleteSiteWarnings } from '../output/incomplete-site.ts';
import { fileWriter, readMovedPaths } from '../output/site-output.ts';
import { createShareImages, type ShareImages } from '../share/share-images.ts';
import type { BuildRun } from './build-run.ts';
import { earlierPages, type ReusedPages } from './earlier-build.ts';
import { openLinks } from './open-links.ts';
import type { OpenBuild } from './open-reader.ts';
import { overwrittenFiles, policyWarnings } from './proven-policy.ts';
import { browserBases, readBases } from './service-calls.ts';

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

/** Finds the paths of all pages and which names the disk can hold, and prints how many pages there are. */
async function readPaths({ run, plan, bundle, reading }: OpenBuild) {
  const lackingRoutes: IncompletePage[] = [];
  const plans = plan.shown.map((page) => planAtUrl(page, ''));
  const paths = await pagePaths(plans, bundle.sources, reading.reader, (route) => lackingRoutes.push(route));
  run.print(`Writing ${pluralize(paths.length, 'page')}`);
  for (const route of plan.partialRoutes)
    run.print(`Leaving other pages of ${route} to a server (serve --on-demand)`);
  return { paths, lackingRoutes, disk: diskNames(bundle.client) };
}

/** Images for shared links, with the font, the colors and the logo of the site. */
function openShareImages({ run, plan: { config }, bundle: { client } }: OpenBuild): Promise<ShareImages> {
  const { project, work, contentUrl, calls } = run;
  return createShareImages({
    client,
    cache: path.join(work, 'share'),
    fonts: [project.shareFont ?? project.font ?? []].flat(),
    colors: project.shareColors,
    logo: config.logo.src,
    contentBase: contentUrl,
    origins: [...declaredOrigins(project.policy, 'images'), ...publicBases(project, readBases(run))],
    deadline: calls.main.deadline,
  });
}

/** The store for images of the content; undefined if pages show them at their own URLs. */
function openStore({ run, bundle: { client } }: OpenBuild): ImageStore | undefined {
  const { project, work, contentUrl, calls, print } = run;
  if (project.images !== 'store') return undefined;
  const origins = contentOrigins(contentUrl, ...publicBases(project, readBases(run)));
  return openImageStore({
    client,
    cache: path.join(work, 'stored-images'),
    origins: [...origins, ...declaredOrigins(project.policy, 'images')],
    deadline: calls.main.deadline,
    print,
  });
}

/** Writes the redirects of the config and the redirects for changed slugs. All of them lead to existing pages. */
async function writeRedirects(
  { run, plan, bundle }: OpenBuild,
  { written, context }: Pick<WrittenSite, 'written' | 'context'>,
  writeFile: WriteFile,
) {
  const { pages, redirects, publicFiles } = plan.site;
  const moved = await movedPages({
    service: run.calls.main,
    pages,
    sources: bundle.sources,
    movedEntries: bundle.content.movedEntries,
    written,
    previous: await readMovedPaths(run.outDir, baseOf(context.settings.siteUrl)),
    allowShrink: run.allowShrink,
  });
  const { rules, warnings } = usableRules(
    redirects,
    (page) => written.has(page),
    (page) => written.has(page) || plan.isPartial(page) || publicFiles.has(decodeURI(page)),
  );
  await writeRedirectFiles(
    { rules, moved: moved.redirects },
    {
      hasPages: run.project.redirectPages ?? false,
      siteUrl: context.settings.siteUrl,
      language: plan.config.head.language,
      files: run.project.files ?? defaultPageFiles,
      pages: written,
    },
    writeFile,
  );
  return { rules, warnings: [...moved.warnings, ...warnings], isComplete: moved.warnings.length === 0 };
}

/** Reports fields that pages read and that the services send under another name, and content that pages do not show. */
function fieldWarnings({ run, plan, bundle, reading }: OpenBuild): readonly Warning[] {
  const { records } = reading.reader.log;
  const labelOf = (source: string) => callOf(run.calls, bundle.sources[source] ?? {}).label;
  return [
    ...missingFields(records.values(), boundFields(plan.site.pages), labelOf),
    ...leftOutContent(records, labelOf),
  ];
}

/** The images that the build makes or stores for pages, and the pages of the previous build. */
async function openPages(build: OpenBuild) {
  const { run, bundle, previous } = build;
  const share = await openShareImages(build);
  const stored = openStore(build);
  const isFinal = (page: string) => !share.failed.has(page) && stored?.failed.has(page) !== true;
  const pages = earlierPages(previous?.record, run.outDir, bundle.client, isFinal);
  const hasFailed = () => share.failed.size > 0 || (stored?.failed.size ?? 0) > 0;
  return { share, stored, pages, hasFailed };
}

/** True if all content services of the project are configured. */
function hasServices({ project, contentUrl, services = {} }: BuildRun): boolean {
  const others = Object.values(services).map((each) => each.contentUrl);
  return (project.content ? [contentUrl, ...others] : others).every((url) => url !== undefined);
}

/** Reads the content of a site, and writes its pages and all other files into the folder of the build. */
export async function writeSite(build: OpenBuild): Promise<WrittenSite> {
  const { run, plan, bundle, previous, reading, threads } = build;
  const { root, project, allowIncomplete, compress } = run;
  const { site, config } = plan;
  const { reader } = reading;
  const found = await readPaths(build);
  const files = new Set<string>();
  const write = fileWriter(bundle.client, (file, text) => threads.writeFile({ file, text, compress }));
  const writeFile: WriteFile = (name, text) => {
    files.add(name);
    return write(name, text);
  };
  const { share, stored, pages, hasFailed } = await openPages(build);
  const links = openLinks(build, found.paths);
  const { written, unlisted, warnings, context, incomplete } = await prerenderSite({
    ...bundle,
    ...found,
    project,
    site,
    config,
    reader,
    earlierPages: pages,
    links,
    allowIncomplete,
    renderPath: threads.renderPath,
    makeShareImage: share.make,
    storeImage: stored?.store,
    bases: browserBases(run),
    writeFile,
    print: run.print,
  });
  const redirects = await writeRedirects(build, { written, context }, writeFile);
  const shareWarnings = [...(previous?.record.shareWarnings ?? []), ...share.warnings];
  const lacking = { incomplete: [...found.lackingRoutes, ...incomplete], failed: reader.log.failed };
  const lackingWarnings = incompleteSiteWarnings(lacking);
  const isComplete = lackingWarnings.length === 0;
  const printed = printedWarnings([
    ...queriesWithoutContent(
      site.pages,
      project,
      (source) => bundle.sources[source]?.service,
      readBases(run),
    ),
    // The list of incomplete pages already explains these failures, in more detail.
    ...reader.warnings.filter(({ kind }) => isComplete || kind !== failures),
    ...blockedMarkup(root),
    ...unaskedPageViews(context.settings),
    ...pathsWithoutBase(root, baseOf(context.settings.siteUrl), bundle.content.servicePath),
    ...warnings,
    ...shareWarnings,
    ...plan.images.warnings,
    ...bundle.warnings,
    ...(await writeSiteIcon(root, bundle.client, redirects.rules)),
    ...redirects.warnings,
    ...fieldWarnings(build),
    ...disallowedImages(reader.log.images),
    ...policyWarnings(build, context.settings.siteUrl, pages.records, isComplete && hasServices(run)),
    ...overwrittenFiles(files, site.publicFiles),
    ...hiddenPages(written, project.files ?? defaultPageFiles, files),
    ...(allowIncomplete ? lackingWarnings : []),
  ]);
  const isFinal = !reader.log.hasFailures && redirects.isComplete && links.areFinal && !hasFailed();
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
