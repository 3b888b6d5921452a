import path from 'node:path';
import { contentService } from '../../pipeline/site/build-settings.ts';
import { readOptions } from './command-line.ts';
import { runBuild } from './run-build.ts';

const { allowShrink } = readOptions({ allowShrink: true });
const service = contentService();
await runBuild({
  root: process.cwd(),
  readFrom: service,
  browserReadsFrom: service,
  outDir: path.resolve('dist'),
  allowShrink,
});
