import { bundleProject } from '../../../packages/pagewright/tests/projects/bundle-project.ts';
import { buildOnce, root } from './build-once.ts';

/** The folder with the bundle of the project's own code and page configs. Fixture sites with equal code share it. */
export function siteBundle(): Promise<string> {
  return buildOnce('bundle', (folder) => bundleProject(root, folder));
}
