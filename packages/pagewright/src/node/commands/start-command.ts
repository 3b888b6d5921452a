import path from 'node:path';
import { readProject } from '../../pipeline/project/read-project.ts';
import { baseIn } from '../output/server-folder.ts';
import { openEmbeddedSite } from '../serving/embedded-site.ts';
import { openServices } from '../serving/site-services.ts';
import { folderHandler, listen } from '../serving/static-server.ts';
import { printReady } from './command-line.ts';
import { runBuild } from './run-build.ts';

interface StartOptions {
  readonly port: number;
  readonly allowShrink?: boolean;
  readonly allowIncomplete?: boolean;
}

async function buildAndListen({ port, ...options }: StartOptions): Promise<{ address: string }> {
  const root = process.cwd();
  const outDir = path.resolve('dist');
  const project = await readProject(root);
  const { handler, urls } = openServices(project, root);
  if (handler) return openEmbeddedSite({ root, outDir, ...options }, handler, port, runBuild, urls);
  await runBuild({ root, ...urls(''), outDir, ...options });
  return listen(folderHandler(outDir), port);
}

/** `pagewright start`: builds and serves the site, with demo content if no content service is configured. */
export async function start(options: StartOptions): Promise<void> {
  const { address } = await buildAndListen(options);
  printReady(address, baseIn(path.resolve('dist')));
}
