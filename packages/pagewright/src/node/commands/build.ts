import path from 'node:path';
import { pluralize } from '../../check/messages/message-text.ts';
import { changedEntries } from '../../content/content-tags.ts';
import { authorizedFetch } from '../../content/requests/authorized-fetch.ts';
import { installSanitiser } from '../../content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../content/sanitising/sanitise-html.ts';
import { edgePages } from '../../edge/edge-pages.ts';
import { planAtUrl } from '../../grammar/plan-at-url.ts';
import { disallowedImages } from '../../pipeline/files/disallowed-images.ts';
import { prerenderSite } from '../../pipeline/files/prerender-site.ts';
import { printedWarnings } from '../../pipeline/files/warnings.ts';
import type { IncompletePage } from '../../pipeline/pages/lacking-queries.ts';
import { pagePaths } from '../../pipeline/pages/page-paths.ts';
import { partialSite } from '../../pipeline/pages/path-rules.ts';
import { queriesWithoutContent } from '../../pipeline/pages/queries-without-content.ts';
import { resolveSchedules, timeZoneOf } from '../../pipeline/pages/scheduled-pages.ts';
import { withdrawnPaths } from '../../pipeline/pages/withdrawn-paths.ts';
import { failures } from '../../pipeline/reading/content-warnings.ts';
import { createPace } from '../../pipeline/reading/request-pace.ts';
import { movedPages } from '../../pipeline/redirects/moved-pages.ts';
import { writeRedirectFiles } from '../../pipeline/redirects/redirect-files.ts';
import { usableRules } from '../../pipeline/redirects/usable-rules.ts';
import {
  contentAuthorization,
  contentWait,
  maxRemovedPercent,
  requestTimeout,
} from '../../pipeline/site/build-settings.ts';
import { checkSite } from '../../pipeline/site/checked-site.ts';
import { ExplainedError } from '../../pipeline/site/explained-error.ts';
import { readProject } from '../../pipeline/site/read-project.ts';
import { buildIdentity } from '../builds/build-identity.ts';
import type { BuildOptions, BuildResult } from '../builds/build-options.ts';
import { recordFile } from '../builds/build-record.ts';
import { readChanges } from '../builds/content-changes.ts';
import { earlierPages, earlierReads } from '../builds/earlier-build.ts';
import { heldFile } from '../builds/held-file.ts';
import { openReader } from '../builds/open-reader.ts';
import { projectBundle } from '../builds/prepare-bundle.ts';
import { previousBuild, upToDateResult } from '../builds/previous-build.ts';
import { keepReads, publishBuild } from '../builds/publish-build.ts';
import { makeImages } from '../images/make-images.ts';
import { writeSiteIcon } from '../images/site-icon.ts';
import { openBuildFolder } from '../output/build-folder.ts';
import { writeDecoders } from '../output/decoder-files.ts';
import { incompleteSiteMessage, incompleteSiteWarning } from '../output/incomplete-site.ts';
import { openPublishedPages, pagesIn } from '../output/published-pages.ts';
import { assertNotShrunk } from '../output/shrunk-site.ts';
import { fileWriter, readMovedPaths, takeManifest } from '../output/site-output.ts';
import { StoppedBuildError } from '../output/stopped-build.ts';
import { finishSwitch } from '../output/switch-folder.ts';
import { createShareImages } from '../share/share-images.ts';
import { type BuildThreads, openThreads } from '../threads/build-threads.ts';
import { loadServer } from './bundle.ts';

/**
 * Checks, bundles, reads and prerenders; then replaces the output folder and stores the content. Takes from the previous build
 * what is certainly the same. A build that fails changes nothing. Throws an ExplainedError if the configs have errors, if
 * another build is running, if a rule of `--paths` is wrong, or if too many pages would be removed.
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
  const send = authorizedFetch(contentAuthorization());
  const pace = createPace({ maxWait: contentWait(), print });
  const service = { base: contentUrl, deadline, fetch: send, pace };
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
    const changes = previous ? previous.changes : await readChanges(content, undefined, service);
    const { kept, reader } = openReader({
      service,
      project,
      site,
      config,
      keptFolder,
      folder: folder.path,
      allowShrink,
      earlier: earlierReads(previous?.record, changes),
      changes: previous && changes,
      accepted: held.accepted(),
      sources,
      adapter: content,
      threads,
    });
    const made = Date.now();
    const lackingLists: IncompletePage[] = [];
    const paths = await pagePaths(
      shown.map((page) => planAtUrl(page, '')),
      sources,
      reader,
      (route) => lackingLists.push(route),
    );
    print(`Writing ${pluralize(paths.length, 'page')}`);
    for (const route of part.partialRoutes)
      print(`Leaving other pages of ${route} to a server (serve --on-demand)`);
    const { writeFile: write } = threads;
    const writeFile = fileWriter(client, (file, text) => write({ file, text, compress }));
    const shareImages = await createShareImages({
      client,
      cache: path.join(work, 'share'),
      font: project.shareFont ?? project.font,
      colors: project.shareColors,
      logo: config.logo.src,
      contentBase: contentUrl,
      origins: config.imageOrigins ?? [],
      deadline,
    });
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
      renderPath: threads.renderPath,
      makeShareImage: shareImages.make,
      browserContentUrl,
      writeFile,
      print,
    });
    const moved = await movedPages({
      service,
      pages: site.pages,
      sources,
      movedEntries: content.movedEntries,
      written,
      previous: await readMovedPaths(outDir),
      allowShrink,
    });
    const redirects = usableRules(
      site.redirects,
      (page) => written.has(page),
      (page) => written.has(page) || part.isPartial(page) || site.publicFiles.has(decodeURI(page)),
    );
    await writeRedirectFiles(
      { rules: redirects.rules, moved: moved.redirects },
      {
        hasPages: project.redirectPages ?? false,
        siteUrl: context.settings.siteUrl,
        language: config.head.language,
      },
      writeFile,
    );
    const withoutContent =
      contentUrl === undefined ? queriesWithoutContent(site.pages, project.content?.setting) : [];
    const shareWarnings = [...(previous?.record.shareWarnings ?? []), ...shareImages.warnings];
    const lacking = { incomplete: [...lackingLists, ...incomplete], failed: reader.log.failed };
    const isComplete = lacking.incomplete.length === 0;
    const printed = printedWarnings([
      ...withoutContent,
      // The list of the pages that are not complete says more about them.
      ...reader.warnings.filter(({ kind }) => isComplete || kind !== failures),
      ...warnings,
      ...shareWarnings,
      ...images.warnings,
      ...(await writeSiteIcon(root, client, redirects.rules)),
      ...moved.warnings,
      ...redirects.warnings,
      ...disallowedImages(reader.log.images, `${site.folder}/_site.json`),
      ...(isComplete ? [] : [incompleteSiteWarning(lacking)]),
    ]);
    const identity = identityOf(bundled.digest);
    if (!isComplete && !allowIncomplete) {
      keepReads({ kept, records, record: previous?.record, identity, cursor: changes?.cursor, reader });
      throw new StoppedBuildError(incompleteSiteMessage(lacking, written.size), printed.slice(0, -1));
    }
    const now = pagesIn(client);
    const isWithdrawn = withdrawnPaths(site.pages, sources, [
      ...changedEntries(previous?.changes?.changes ?? []),
      ...held.accepted().map((key) => key.replace('entry ', '')),
    ]);
    // A server still has the pages that a rule leaves to it.
    const before = published.previous.filter(
      (page) => !part.isPartial(page) && !isHidden(page) && !isWithdrawn(page),
    );
    assertNotShrunk({ before, now, maxPercent, warnings: printed });
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
        pages: edgePages(site, manifest),
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
      record:
        identity === undefined
          ? undefined
          : {
              identity,
              ...(changes ? { cursor: changes.cursor } : {}),
              ...(next ? { nextChange: next } : {}),
              isComplete:
                !reader.log.hasFailures && moved.warnings.length === 0 && shareImages.failed.size === 0,
              checked: site.printed,
              warnings: printed,
              shareWarnings: shareWarnings.filter(({ cause }) => cause === 'font'),
              requests: Object.fromEntries(reader.log.records),
              pages: pages.records,
            },
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
