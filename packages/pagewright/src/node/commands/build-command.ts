import path from 'node:path';
import type { PathRule } from '../../pipeline/pages/path-rules.ts';
import { readProject } from '../../pipeline/project/read-project.ts';
import { configuredUrls } from '../serving/site-services.ts';
import { runBuild } from './run-build.ts';

/** `pagewright build`: reads content from the configured service, and writes the site to `dist/`. */
export async function build(options: {
  readonly allowShrink?: boolean;
  readonly allowIncomplete?: boolean;
  readonly cold?: boolean;
  readonly paths?: readonly PathRule[];
}): Promise<void> {
  const root = process.cwd();
  await runBuild({
    root,
    ...configuredUrls(await readProject(root)),
    outDir: path.resolve('dist'),
    ...options,
  });
}
