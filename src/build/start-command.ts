import path from 'node:path';
import { contentService } from './build-settings.ts';
import { explainListenError, portOf, sayReady } from './command-line.ts';
import { openEmbeddedContent, openEmbeddedSite } from './embedded-site.ts';
import { runBuild } from './run-build.ts';
import { folderHandler, listen } from './static-server.ts';

const port = portOf(4173);
const root = process.cwd();
const outDir = path.resolve('dist');
const service = contentService();

async function start(): Promise<{ address: string }> {
  if (!service) return openEmbeddedSite({ root, outDir }, openEmbeddedContent(root), port, runBuild);
  await runBuild({ root, readFrom: service, browserReadsFrom: service, outDir });
  return listen(folderHandler(outDir), port);
}

const { address } = await start().catch((error: unknown) => explainListenError(error, port));
sayReady(address);
