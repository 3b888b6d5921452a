import path from 'node:path';
import { bundleSite } from '../../../packages/pagewright/src/node/commands/bundle.ts';
import { makeImages } from '../../../packages/pagewright/src/node/images/make-images.ts';
import { checkSite } from '../../../packages/pagewright/src/pipeline/site/checked-site.ts';
import { buildOnce, root } from './build-once.ts';
import { withSettings } from './with-settings.ts';

/** The folder with the bundle of the project's own code and page configs. Fixture sites with equal code share it. */
export function siteBundle(): Promise<string> {
  return buildOnce('bundle', (folder) => bundleProject(root, folder));
}

/** Bundles the code and page configs of a project into a folder. */
export async function bundleProject(project: string, folder: string): Promise<void> {
  // Vitest sets another mode for its own process.
  await withSettings({ NODE_ENV: 'production' }, async () => {
    const { index } = await makeImages(project, path.join(project, '.pagewright/images'), () => {});
    await bundleSite(checkSite(project, undefined, index), project, folder);
  });
}
