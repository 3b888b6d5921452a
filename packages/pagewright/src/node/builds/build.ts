import path from 'node:path';
import { pluralize } from '../../check/messages/message-text.ts';
import { authorizedFetch } from '../../content/requests/authorized-fetch.ts';
import { installSanitiser } from '../../content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../content/sanitising/sanitise-html.ts';
import { planAtUrl } from '../../grammar/plan-at-url.ts';
import { prerenderSite } from '../../pipeline/files/prerender-site.ts';
import type { IncompletePage } from '../../pipeline/pages/lacking-queries.ts';
import { pagePaths } from '../../pipeline/pages/page-paths.ts';
import { partialSite } from '../../pipeline/pages/path-rules.ts';
import { queriesWithoutContent } from '../../pipeline/pages/queries-without-content.ts';
import { resolveSchedules, timeZoneOf } from '../../pipeline/pages/scheduled-pages.ts';
import { withdrawnPaths } from '../../pipeline/pages/withdrawn-paths.ts';
import { failures } from '../../pipeline/reading/content-warnings.ts';
import { disallowedImages } from '../../pipeline/reading/disallowed-images.ts';
import { createPace } from '../../pipeline/reading/request-pace.ts';
import {
  contentAuthorization,
  contentWait,
  maxRemovedPercent,
  requestTimeout,
} from '../../pipeline/site/build-settings.ts';
import { checkSite } from '../../pipeline/site/checked-site.ts';
import { ExplainedError } from '../../pipeline/site/explained-error.ts';
import { readProject } from '../../pipeline/site/read-project.ts';
import { printedWarnings } from '../../pipeline/warnings.ts';
import { serverPages } from '../../server/pages/server-pages.ts';
import { makeImages } from '../images/make-images.ts';
import { writeSiteIcon } from '../images/site-icon.ts';
import { openBuildFolder } from '../output/build-folder.ts';
import { writeDecoders } from '../output/decoder-files.ts';
import { incompleteSiteMessage, incompleteSiteWarnings } from '../output/incomplete-site.ts';
import { openPublishedPages, pagesIn } from '../output/published-pages.ts';
import { assertNotShrunk } from '../output/shrunk-site.ts';
import { fileWriter, takeManifest } from '../output/site-output.ts';
import { StoppedBuildError } from '../output/stopped-build.ts';
import { finishSwitch } from '../output/switch-folder.ts';
import { siteShareImages } from '../share/site-share-images.ts';
import { type BuildThreads, openThreads } from '../threads/build-threads.ts';
import { buildIdentity } from './build-identity.ts';
import type { BuildOptions, BuildResult } from './build-options.ts';
import { recordFile } from './build-record.ts';
import { loadServer } from './bundle.ts';
import { readChanges } from './content-changes.ts';
import { earlierPages, earlierReads } from './earlier-build.ts';
import { heldFile } from './held-file.ts';
import { openReader } from './open-reader.ts';
import { projectBundle } from './prepare-bundle.ts';
import { previousBuild, upToDateResult } from './previous-build.ts';
import { finishedRecord, keepReads, publishBuild } from './publish-build.ts';
import { writeRedirects } from './write-redirects.ts';

/**
 * Checks, bundles, reads and prerenders; then replaces the output folder and stores the content. Takes from the previous build
 * what is certainly the same. A build that fails publishes nothing. Throws an ExplainedError if the configs have errors, if
 * another build is running, if a rule of `--paths` is wrong, if pages are not complete, or if too many would be removed.
 */
export async function build({
  root,
  contentUrl,
  browserContentUrl,
  outDir,
  allowShrink = false,
  allowIncomplete = false,
  cold = false,
  compress = true,
  paths: rules = [],
  bundle,
  now = Date.now(),
  print,
}: BuildOptions): Promise<BuildResult> {
  const maxPercent = allowShrink ? 100 : maxRemovedPercent();
  const deadline = requestTimeout();
  const pace = createPace({ maxWait: contentWait(), print });
  const service = { base: contentUrl, deadline, fetch: authorizedFetch(contentAuthorization()), pace };
  const project = await readProject(root);
  const work = path.join(root, '.pagewright');
  const bundles = projectBundle({ root, work, compress, given: bundle, print });
  const records = recordFile(work, outDir);
  const held = heldFile(work);
  const identityOf = (code: string | undefined) =>
    code === undefined
      ? undefined
      : buildIdentity({ code, project, contentUrl, browserContentUrl, compress, rules });

  const record = records.read();
  // What the last build wrote ends at the next change of its schedules.
  const isOver = record?.nextChange !== undefined && record.nextChange.time <= now;
  const found = cold || isOver ? undefined : bundles.find();
  const previous = await previousBuild(found && record, identityOf(found?.digest), found, service);
  const upToDate = previous && upToDateResult(previous, outDir, print);
  if (upToDate) return upToDate;

  const images = await makeImages(root, path.join(work, 'images'), print);
  const site = checkSite(root, undefined, images.index, () => now);
  if (site.errors.length > 0) throw new ExplainedError(site.printed);
  if (site.printed !== '') print(site.printed);
  const part = partialSite(site, rules);
  const { site: config } = site;
  if (!config) throw new Error('The site config has errors');
  const { shown, next, isHidden } = resolveSchedules(site.pages, part.pages, timeZoneOf(config), now);

  writeDecoders(root, site.schemas);

  const folder = openBuildFolder(work, outDir);
  let threads: BuildThreads | undefined;
  installSanitiser(sanitiseHtml);
  try {
    finishSwitch(outDir);
    const keptFolder = path.join(work, 'content');
    const published = openPublishedPages(keptFolder, outDir, root);
    const bundled = await bundles.prepare(site, folder.path, cold || isOver);
    const client = path.join(folder.path, 'client');
    images.linkInto(client);
    const manifest = takeManifest(client, site);
    const bundleFolder = path.join(bundled.folder, 'server');
    const { sources, content } = await loadServer(bundleFolder);
    threads = openThreads(bundleFolder);
    const changes = previous ? previous.changes : await readChanges(content, record?.cursor, service);
    const { kept, reader } = openReader({
      service,
      project,
      site,
      config,
      keptFolder,
      folder: folder.path,
      allowShrink,
      earlier: earlierReads(previous?.record, changes),
      changes,
      accepted: held.accepted(),
      sources,
      adapter: content,
      threads,
    });
    const made = Date.now();
    const lackingLists: IncompletePage[] = [];
    const plans = shown.map((page) => planAtUrl(page, ''));
    const paths = await pagePaths(plans, sources, reader, (route) => lackingLists.push(route));
    print(`Writing ${pluralize(paths.length, 'page')}`);
    for (const route of part.partialRoutes)
      print(`Leaving other pages of ${route} to a server (serve --on-demand)`);
    const { writeFile: write } = threads;
    const writeFile = fileWriter(client, (file, text) => write({ file, text, compress }));
    const shareImages = await siteShareImages({ project, config, client, work, contentUrl, deadline });
    const pages = earlierPages(previous?.record, outDir, client, (page) => !shareImages.failed.has(page));
    const { written, unlisted, warnings, context, incomplete } = await prerenderSite({
      project,
      site,
      config,
      paths,
      sources,
      reader,
      content,
      manifest,
      earlierPages: pages,
      allowIncomplete,
      lackingRoutes: lackingLists,
      renderPath: threads.renderPath,
      makeShareImage: shareImages.make,
      browserContentUrl,
      writeFile,
      print,
    });
    const redirects = await writeRedirects({
      service,
      site,
      sources,
      movedEntries: content.movedEntries,
      written,
      outDir,
      isPartial: part.isPartial,
      allowShrink,
      hasPages: project.redirectPages ?? false,
      siteUrl: context.settings.siteUrl,
      language: config.head.language,
      writeFile,
    });
    const withoutContent =
      contentUrl === undefined ? queriesWithoutContent(site.pages, project.content?.setting) : [];
    const shareWarnings = [...(previous?.record.shareWarnings ?? []), ...shareImages.warnings];
    const lacking = { incomplete: [...lackingLists, ...incomplete], failed: reader.log.failed };
    const lackingWarnings = incompleteSiteWarnings(lacking);
    const isComplete = lackingWarnings.length === 0;
    const printed = printedWarnings([
      ...withoutContent,
      // The list of the pages that are not complete says more about them.
      ...reader.warnings.filter(({ kind }) => isComplete || kind !== failures),
      ...warnings,
      ...shareWarnings,
      ...images.warnings,
      ...(await writeSiteIcon(root, client, redirects.rules)),
      ...redirects.warnings,
      ...disallowedImages(reader.log.images, `${site.folder}/_site.json`),
      ...(allowIncomplete ? lackingWarnings : []),
    ]);
    const identity = identityOf(bundled.digest);
    if (!isComplete && !allowIncomplete) {
      const lastCursor = record?.cursor;
      keepReads({ kept, records, record: previous?.record, identity, changes, lastCursor, reader });
      throw new StoppedBuildError(incompleteSiteMessage(lacking, written.size), printed);
    }
    const now = pagesIn(client);
    const isWithdrawn = withdrawnPaths(site.pages, sources, changes, held.accepted());
    // A server still has the pages that a rule leaves to it.
    const isExpected = (page: string) => part.isPartial(page) || isHidden(page) || isWithdrawn(page);
    assertNotShrunk({ before: published.previous, now, isExpected, maxPercent, warnings: printed });
    await publishBuild({
      outDir,
      client,
      server: bundleFolder,
      partialRoutes: part.partialRoutes,
      site: {
        made,
        config,
        languages: site.languages,
        siteLists: site.siteLists,
        shell: context.shell,
        settings: context.settings,
        pages: serverPages(site, manifest),
        redirects: site.redirects,
        prerendered: [...written].sort(),
        unlisted,
        shareImages: pages.shareImages(),
        sharedBy: pages.sharedBy(),
      },
      kept,
      published,
      pages: now,
      records,
      record: finishedRecord({
        identity,
        changes,
        next,
        isComplete: !reader.log.hasFailures && redirects.isComplete && shareImages.failed.size === 0,
        checked: site.printed,
        warnings: printed,
        shareWarnings,
        reader,
        pages: pages.records,
      }),
      writeFile,
    });
    held.write(reader.log.held);
    if (next) print(next.line);
    return { pages: written.size, reused: pages.reused, warnings: printed };
  } finally {
    await threads?.close();
    folder.close();
  }
}
