import path from 'node:path';
import { contentService } from '../../pipeline/site/build-settings.ts';
import { readProject } from '../../pipeline/site/read-project.ts';
import { folderHandler, listen } from '../serving/static-server.ts';
import { explainListenError, readOptions, sayReady } from './command-line.ts';
import { openEmbeddedContent, openEmbeddedSite } from './embedded-site.ts';
import { runBuild } from './run-build.ts';

const { port, allowShrink } = readOptions({ port: 4173, allowShrink: true });
const root = process.cwd();
const outDir = path.resolve('dist');
const project = await readProject(root);
const service = contentService(project);

async function start(): Promise<{ address: string }> {
  if (!service && project.content?.demo)
    return openEmbeddedSite(
      { root, outDir, allowShrink },
      openEmbeddedContent(project, root),
      port,
      runBuild,
    );
  await runBuild({ root, readFrom: service, browserReadsFrom: service, outDir, allowShrink });
  return listen(folderHandler(outDir), port);
}

const { address } = await start().catch((error: unknown) => explainListenError(error, port));
sayReady(address);
