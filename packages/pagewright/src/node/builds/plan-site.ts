import path from 'node:path';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import { type PartialSite, partialSite } from '../../pipeline/pages/path-rules.ts';
import {
  type ResolvedSchedules,
  resolveSchedules,
  timeZoneOf,
} from '../../pipeline/pages/scheduled-pages.ts';
import { type CheckedSite, checkSite } from '../../pipeline/site/checked-site.ts';
import type { SiteConfig } from '../../site-types/registered-types.ts';
import { type MadeImages, makeImages } from '../images/make-images.ts';
import { writeChanged } from '../output/changed-files.ts';
import { decoderFiles, ownSchemas, staleWarning } from '../output/generated-files.ts';
import type { BuildRun } from './build-run.ts';

/** The pages that a build will write, as far as this is known without content. */
export interface PlannedSite extends Omit<PartialSite, 'pages'>, ResolvedSchedules {
  readonly images: MadeImages;
  readonly site: CheckedSite;
  readonly config: SiteConfig;
}

/** Makes the images of a site, and checks the site. Throws an ExplainedError if the site has errors or if a rule of `--paths` is wrong. */
export async function planSite({ root, work, paths, now, print }: BuildRun): Promise<PlannedSite> {
  const images = await makeImages(root, path.join(work, 'images'), print);
  const site = checkSite(root, images.index, now);
  if (site.errors.length > 0) throw new ExplainedError(site.printed);
  if (site.printed !== '') print(site.printed);
  const { pages, ...part } = partialSite(site, paths);
  const { site: config } = site;
  if (!config) throw new Error('The site config has errors');
  const scheduled = resolveSchedules(site.pages, pages, timeZoneOf(config), now);
  const stale = await staleWarning(root, site.schemas);
  if (stale !== undefined) print(`warning: ${stale}`);
  // A bundle contains no other generated files, so an old decoder never runs.
  writeChanged(root, decoderFiles(ownSchemas(root, site.schemas)));
  return { images, site, config, ...part, ...scheduled };
}
