import path from 'node:path';
import { installSanitiser } from '../../content/sanitising/clean-html.ts';
import { limitKnownHtml } from '../../content/sanitising/limit-known-html.ts';
import { sanitiseHtml } from '../../content/sanitising/sanitise-html.ts';
import { maxRemovedPercent } from '../../pipeline/project/build-settings.ts';
import { openBuildFolder } from '../output/build-folder.ts';
import { openPublishedPages } from '../output/published-pages.ts';
import { finishSwitch } from '../output/switch-folder.ts';
import { type BuildThreads, openThreads } from '../threads/build-threads.ts';
import type { BuildOptions, BuildResult } from './build-options.ts';
import { openRun } from './build-run.ts';
import { openReader } from './open-reader.ts';
import { planSite } from './plan-site.ts';
import { previousBuild, upToDateResult } from './previous-build.ts';
import { publishBuild } from './publish-build.ts';
import { openBundle } from './site-bundle.ts';
import { writeSite } from './write-site.ts';

/**
 * Checks, bundles, reads and prerenders a site. Then replaces the output folder and stores the content. Reuses results of the previous
 * build that are certainly the same. A failed build publishes nothing. Throws an ExplainedError if the configs have errors, if another
 * build is running, if a rule of `--paths` is wrong, if pages are incomplete, or if too many pages would be removed.
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const maxPercent = options.allowShrink ? 100 : maxRemovedPercent();
  // Before the check, because pages need the digests of the HTML in their configs.
  limitKnownHtml();
  const run = await openRun(options);
  const { root, outDir, work, print } = run;
  const previous = await previousBuild(run);
  const upToDate = previous && upToDateResult(previous, outDir, print);
  if (upToDate) return upToDate;

  const plan = await planSite(run);
  const folder = openBuildFolder(work, outDir);
  let threads: BuildThreads | undefined;
  installSanitiser(sanitiseHtml);
  try {
    finishSwitch(outDir);
    const keptFolder = path.join(work, 'content');
    const published = openPublishedPages(keptFolder, outDir, root);
    const bundle = await openBundle(run, plan, folder.path);
    threads = openThreads(bundle.server);
    const opened = { run, plan, bundle, previous, threads };
    const reading = await openReader(opened, keptFolder, folder.path);
    const ready = { ...opened, reading };
    const site = await writeSite(ready);
    await publishBuild(ready, site, published, maxPercent);
    if (plan.next) print(plan.next.line);
    return { pages: site.written.size, reused: site.pages.reused, warnings: site.warnings };
  } finally {
    await threads?.close();
    folder.close();
  }
}
