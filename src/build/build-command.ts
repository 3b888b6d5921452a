import path from 'node:path';
import { contentService } from './build-settings.ts';
import { runBuild } from './run-build.ts';

const service = contentService();
await runBuild({
  root: process.cwd(),
  readFrom: service,
  browserReadsFrom: service,
  outDir: path.resolve('dist'),
});
