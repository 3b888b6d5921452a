import path from 'node:path';
import { contentService } from '../../pipeline/site/build-settings.ts';
import { readProject } from '../../pipeline/site/read-project.ts';
import { readOptions } from './command-line.ts';
import { runBuild } from './run-build.ts';

const { allowShrink } = readOptions({ allowShrink: true });
const root = process.cwd();
const service = contentService(await readProject(root));
await runBuild({
  root,
  readFrom: service,
  browserReadsFrom: service,
  outDir: path.resolve('dist'),
  allowShrink,
});
