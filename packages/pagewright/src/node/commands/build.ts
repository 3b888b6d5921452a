import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installSanitiser } from '../../content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../content/sanitising/sanitise-html.ts';
import { compressFolder } from '../../pipeline/files/compress.ts';
import { foreignPictures } from '../../pipeline/files/foreign-pictures.ts';
import { movedPages, redirectsFile, writeRedirects } from '../../pipeline/files/moved-pages.ts';
import { prerenderSite } from '../../pipeline/files/prerender-site.ts';
import { printedWarnings, type Warning } from '../../pipeline/files/warnings.ts';
import { generateFiles } from '../../pipeline/generate/generated-files.ts';
import { addresses } from '../../pipeline/pages/addresses.ts';
import { leftWithoutContent } from '../../pipeline/pages/left-without-content.ts';
import { createContentReader } from '../../pipeline/reading/content-reader.ts';
import { openKeptContent } from '../../pipeline/reading/kept-content.ts';
import { mostRemovedPercent, requestTimeout, siteOrigin } from '../../pipeline/site/build-settings.ts';
import { type CheckedSite, checkSite } from '../../pipeline/site/checked-site.ts';
import { readProject } from '../../pipeline/site/read-project.ts';
import { openBuildFolder } from '../output/build-folder.ts';
import { openPublishedPages, pagesIn } from '../output/published-pages.ts';
import { assertNotShrunk } from '../output/shrunk-site.ts';
import { finishSwitch, switchFolder } from '../output/switch-folder.ts';
import { bundleSite, loadServer } from './bundle.ts';

export interface BuildOptions {
  readonly root: string;
  /** Address that the build reads content from; nothing where none is configured. */
  readonly readFrom: string | undefined;
  /** URL that the browser reads content from; `''` on the site's own origin. */
  readonly browserReadsFrom: string | undefined;
  /** Folder that is replaced when the build has succeeded. */
  readonly outDir: string;
  /** True to accept that content is gone, and however many pages with it. */
  readonly allowShrink?: boolean;
  /** False to write no `.br` and `.gz` copies, for a site that is built only to be tested. */
  readonly compress?: boolean;
  /** Folder that `bundleSite` filled from the same code and page configs. The build copies it instead of bundling again. */
  readonly bundle?: string;
  readonly say: (line: string) => void;
}

export interface BuildResult {
  readonly pages: number;
  /** Ready to be printed: foreign text in them is escaped, and many alike are counted. */
  readonly warnings: readonly string[];
}

/** Carries all errors of the configs. The build has written nothing. */
export class ConfigFaults extends Error {
  constructor(site: CheckedSite) {
    super(site.printed);
    this.name = 'ConfigFaults';
  }
}

/**
 * Check, bundle, read, prerender, compress; then the output folder is switched and the content kept. A build that fails
 * changes neither. Throws ConfigFaults, BuildInProgress and ShrunkSite.
 */
export async function build({
  root,
  readFrom,
  browserReadsFrom,
  outDir,
  allowShrink = false,
  compress = true,
  bundle,
  say,
}: BuildOptions): Promise<BuildResult> {
  const mostPercent = allowShrink ? 100 : mostRemovedPercent();
  const project = await readProject(root);
  const site = checkSite(root);
  if (site.faults.length > 0) throw new ConfigFaults(site);
  if (site.printed !== '') say(site.printed);

  await generateFiles(root);

  const work = path.join(root, '.pagewright');
  const folder = openBuildFolder(work, outDir);
  installSanitiser(sanitiseHtml);
  try {
    finishSwitch(outDir);
    const keptFolder = path.join(work, 'content');
    const published = openPublishedPages(keptFolder, outDir, root);
    if (bundle === undefined) {
      say('Bundling code');
      await bundleSite(site, root, folder.path);
    } else await cp(bundle, folder.path, { recursive: true });

    const { renderPath, sources, content } = await loadServer(folder.path);
    const kept = openKeptContent({
      folder: keptFolder,
      staging: path.join(folder.path, 'content'),
      base: readFrom,
    });
    const reader = createContentReader({ base: readFrom, deadline: requestTimeout(), kept, allowShrink });
    const found = await addresses(site.pages, sources, reader);
    say(`Writing ${found.length} pages`);
    const client = path.join(folder.path, 'client');
    const { pages, written, warnings } = await prerenderSite({
      project,
      site,
      addresses: found,
      sources,
      reader,
      renderPath,
      client,
      browserReadsFrom,
      readFrom,
      keptShares: path.join(root, '.pagewright/share'),
      content,
      say,
    });
    const moved: Warning[] = [];
    if (readFrom !== undefined) {
      const { redirects, warnings: unsaid } = await movedPages({
        base: readFrom,
        deadline: requestTimeout(),
        pages: site.pages,
        sources,
        movedEntries: content.movedEntries,
        written,
        previous: outDir,
        allowShrink,
      });
      moved.push(...unsaid);
      if (redirects.size > 0) await writeFile(path.join(client, redirectsFile), writeRedirects(redirects));
    }
    const pictures = foreignPictures(
      await reader.outcomes(),
      site.schemas,
      [siteOrigin(project), ...(readFrom ? [readFrom] : []), ...(site.site?.imageOrigins ?? [])],
      `${site.folder}/_site.json`,
    );
    const without = readFrom === undefined ? leftWithoutContent(site.pages, project.content?.setting) : [];
    const printed = printedWarnings([...without, ...reader.warnings, ...warnings, ...moved, ...pictures]);
    const now = pagesIn(client);
    assertNotShrunk({ before: published.previous, now, mostPercent, warnings: printed });
    if (compress) {
      say('Compressing');
      await compressFolder(client);
    }
    switchFolder(client, outDir);
    kept.commit();
    published.commit(now);
    return { pages, warnings: printed };
  } finally {
    folder.close();
  }
}
