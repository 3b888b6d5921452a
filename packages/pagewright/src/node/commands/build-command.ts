import path from 'node:path';
import type { PathRule } from '../../pipeline/pages/path-rules.ts';
import { contentService } from '../../pipeline/site/build-settings.ts';
import { readProject } from '../../pipeline/site/read-project.ts';
import { runBuild } from './run-build.ts';

/** `pagewright build`: reads content from the configured service, and writes the site to `dist/`. */
export async function build(options: {
  readonly allowShrink?: boolean;
  readonly allowIncomplete?: boolean;
  readonly cold?: boolean;
  readonly paths?: readonly PathRule[];
}): Promise<void> {
  const root = process.cwd();
  const service = contentService(await readProject(root));
  await runBuild({
    root,
    contentUrl: service,
    browserContentUrl: service,
    outDir: path.resolve('dist'),
    ...options,
  });
}
