import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pluralize } from '../../check/messages/message-text.ts';
import { authorizedFetch } from '../../content/authorized-fetch.ts';
import { installSanitiser } from '../../content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../content/sanitising/sanitise-html.ts';
import { edgePages } from '../../edge/edge-pages.ts';
import { recordShareImages, siteRecord } from '../../edge/site-record.ts';
import { clientManifest } from '../../pipeline/files/client-manifest.ts';
import { disallowedImages } from '../../pipeline/files/disallowed-images.ts';
import { movedPages, redirectsFile, writeRedirects } from '../../pipeline/files/moved-pages.ts';
import { prerenderSite } from '../../pipeline/files/prerender-site.ts';
import { printedWarnings } from '../../pipeline/files/warnings.ts';
import { linkedSite } from '../../pipeline/pages/linked-site.ts';
import { pagePaths } from '../../pipeline/pages/page-paths.ts';
import { queriesWithoutContent } from '../../pipeline/pages/queries-without-content.ts';
import { createContentReader } from '../../pipeline/reading/content-reader.ts';
import {
  contentAuthorization,
  maxRemovedPercent,
  requestTimeout,
  siteOrigin,
} from '../../pipeline/site/build-settings.ts';
import { checkSite } from '../../pipeline/site/checked-site.ts';
import { ExplainedError } from '../../pipeline/site/explained-error.ts';
import { readProject } from '../../pipeline/site/read-project.ts';
import { openBuildFolder } from '../output/build-folder.ts';
import { compressFolder } from '../output/compress.ts';
import { writeDecoders } from '../output/decoder-files.ts';
import { openKeptFiles } from '../output/kept-files.ts';
import { openPublishedPages, pagesIn } from '../output/published-pages.ts';
import { addServer, buildFile } from '../output/server-folder.ts';
import { assertNotShrunk } from '../output/shrunk-site.ts';
import { fileWriter, readRedirects, takeManifest } from '../output/site-output.ts';
import { finishSwitch, switchFolder } from '../output/switch-folder.ts';
import { createShareImages } from '../share/share-images.ts';
import { bundleSite, loadServer } from './bundle.ts';

export interface BuildOptions {
  readonly root: string;
  /** URL that the build reads content from; undefined if no content service is configured. */
  readonly contentUrl: string | undefined;
  /** URL that browsers read content from; `''` on the site's own origin, undefined if no content service is configured. */
  readonly browserContentUrl: string | undefined;
  /** Folder that a successful build replaces. */
  readonly outDir: string;
  /** True to accept that content is missing, and that any number of pages is removed. */
  readonly allowShrink?: boolean;
  /** False to write no `.br` and `.gz` copies, for tests. */
  readonly compress?: boolean;
  /** Folder with the result of `bundleSite` for the same code and page configs. The build copies it instead of bundling. */
  readonly bundle?: string;
  /** Called with each line of progress. */
  readonly print: (line: string) => void;
}

export interface BuildResult {
  readonly pages: number;
  /** The lines to print; see `printedWarnings`. */
  readonly warnings: readonly string[];
}

/**
 * Checks, bundles, reads and prerenders; then replaces the output folder and stores the content. A build that fails changes
 * neither. Throws an ExplainedError if the configs have errors, if another build is running, or if too many pages
 * would be removed.
 */
export async function build({
  root,
  contentUrl,
  browserContentUrl,
  outDir,
  allowShrink = false,
  compress = true,
  bundle,
  print,
}: BuildOptions): Promise<BuildResult> {
  const maxPercent = allowShrink ? 100 : maxRemovedPercent();
  const deadline = requestTimeout();
  const send = authorizedFetch(contentAuthorization());
  const project = await readProject(root);
  const site = checkSite(root);
  if (site.errors.length > 0) throw new ExplainedError(site.printed);
  if (site.printed !== '') print(site.printed);
  const { site: config } = site;
  if (!config) throw new Error('The site config has errors');

  writeDecoders(root, site.schemas);

  const work = path.join(root, '.pagewright');
  const folder = openBuildFolder(work, outDir);
  installSanitiser(sanitiseHtml);
  try {
    finishSwitch(outDir);
    const keptFolder = path.join(work, 'content');
    const published = openPublishedPages(keptFolder, outDir, root);
    if (bundle === undefined) {
      print('Bundling code');
      await bundleSite(site, root, folder.path);
    } else await cp(bundle, folder.path, { recursive: true });

    const client = path.join(folder.path, 'client');
    const manifest = clientManifest(takeManifest(client), site.code.blocks.entries);
    if (compress) {
      print('Compressing code');
      await compressFolder(client);
    }
    const { renderPath, sources, content } = await loadServer(path.join(folder.path, 'server'));
    const kept = openKeptFiles({
      folder: keptFolder,
      staging: path.join(folder.path, 'content'),
      base: contentUrl,
    });
    const reader = createContentReader({
      base: contentUrl,
      site: linkedSite(siteOrigin(project), site.pages),
      deadline,
      kept,
      allowShrink,
      fetch: send,
    });
    const made = Date.now();
    const paths = await pagePaths(site.pages, sources, reader);
    print(`Writing ${pluralize(paths.length, 'page')}`);
    const writeFile = fileWriter(client, { compress });
    const shareMaker = await createShareImages({
      client,
      cache: path.join(work, 'share'),
      font: project.font,
      colors: project.shareColors,
      logo: config.logo.src,
      contentBase: contentUrl,
      origins: config.imageOrigins ?? [],
      deadline,
    });
    const { makeShareImage, shareImages } = recordShareImages(shareMaker.make);
    const { written, warnings, context } = await prerenderSite({
      project,
      site,
      config,
      paths,
      sources,
      reader,
      content,
      manifest,
      renderPath,
      makeShareImage,
      browserContentUrl,
      writeFile,
      print,
    });
    const moved = await movedPages({
      base: contentUrl,
      fetch: send,
      deadline,
      pages: site.pages,
      sources,
      movedEntries: content.movedEntries,
      written,
      previous: await readRedirects(outDir),
      allowShrink,
    });
    if (moved.redirects.size > 0) await writeFile(redirectsFile, writeRedirects(moved.redirects));
    const images = disallowedImages(
      await reader.results(),
      site.schemas,
      [siteOrigin(project), ...(contentUrl ? [contentUrl] : []), ...(config.imageOrigins ?? [])],
      `${site.folder}/_site.json`,
    );
    const withoutContent =
      contentUrl === undefined ? queriesWithoutContent(site.pages, project.content?.setting) : [];
    const printed = printedWarnings([
      ...withoutContent,
      ...reader.warnings,
      ...warnings,
      ...shareMaker.warnings,
      ...moved.warnings,
      ...images,
    ]);
    const now = pagesIn(client);
    assertNotShrunk({ before: published.previous, now, maxPercent, warnings: printed });
    const bundleFolder = path.join(folder.path, 'server');
    const record = siteRecord({
      bundle: await readFile(path.join(bundleFolder, 'server.js'), 'utf8'),
      made,
      config,
      siteLists: site.siteLists,
      shell: context.shell,
      settings: context.settings,
      headers: await readFile(path.join(client, '_headers'), 'utf8'),
      pages: edgePages(site, manifest),
      prerendered: [...written].sort(),
      shareImages,
    });
    await writeFile(buildFile, JSON.stringify({ build: record.build }));
    const removeOldServers = addServer(outDir, bundleFolder, record);
    switchFolder(client, outDir);
    removeOldServers();
    kept.commit();
    published.commit(now);
    return { pages: written.size, warnings: printed };
  } finally {
    folder.close();
  }
}
