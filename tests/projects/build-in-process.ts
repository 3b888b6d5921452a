import path from 'node:path';
import { build } from '../../packages/pagewright/src/node/commands/build.ts';
import { ShrunkSite } from '../../packages/pagewright/src/node/output/shrunk-site.ts';
import { bundleProject } from '../browser/fixture-sites/site-bundle.ts';
import type { CommandResult, SmallProject } from './small-project.ts';

/** Bundles the code and page configs of a project as they are now. Returns the folder of the bundle. */
export async function bundleOf(project: SmallProject): Promise<string> {
  const folder = path.join(project.root, '.pagewright/bundle');
  await bundleProject(project.root, folder);
  return folder;
}

/** Builds a project from its bundle in this process, which is several times faster than the command. */
export async function buildInProcess(
  project: SmallProject,
  bundle: string,
  service: string | undefined,
  allowShrink = false,
): Promise<CommandResult> {
  const lines: string[] = [];
  const addWarnings = (warnings: readonly string[]) =>
    lines.push(...warnings.map((warning) => `warning: ${warning}`));
  try {
    const { warnings } = await build({
      root: project.root,
      outDir: path.join(project.root, 'dist'),
      readFrom: service,
      browserReadsFrom: service,
      compress: false,
      bundle,
      allowShrink,
      say: (line) => void lines.push(line),
    });
    addWarnings(warnings);
    return { status: 0, output: lines.join('\n') };
  } catch (error) {
    if (!(error instanceof ShrunkSite)) throw error;
    addWarnings(error.warnings);
    return { status: 1, output: [...lines, error.message].join('\n') };
  }
}
