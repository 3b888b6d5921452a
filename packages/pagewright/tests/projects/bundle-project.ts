import path from 'node:path';
import { bundleSite } from '../../src/node/builds/bundling/bundle.ts';
import { makeImages } from '../../src/node/images/make-images.ts';
import { siteBase } from '../../src/pipeline/project/build-settings.ts';
import { readProject } from '../../src/pipeline/project/read-project.ts';
import { checkSite } from '../../src/pipeline/site/checked-site.ts';
import { withSettings } from '../commands/with-settings.ts';

/** Bundles the code and page configs of a project into a folder. */
export async function bundleProject(project: string, folder: string): Promise<void> {
  // Vitest sets another mode for its own process.
  await withSettings({ NODE_ENV: 'production' }, async () => {
    const { index } = await makeImages(project, path.join(project, '.pagewright/images'), () => {});
    const base = siteBase(await readProject(project));
    await bundleSite(checkSite(project, index), project, folder, base);
  });
}
