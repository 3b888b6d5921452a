import { existsSync } from 'node:fs';
import path from 'node:path';
import { ExplainedError } from '../../pipeline/site/explained-error.ts';
import { finishSwitch } from '../output/switch-folder.ts';
import { folderHandler, listen } from '../serving/static-server.ts';
import { printReady } from './command-line.ts';
import { serveOnDemand } from './serve-on-demand.ts';

interface ServeOptions {
  readonly port: number;
  /** True to render pages that `dist/` lacks or that have become old. */
  readonly onDemand?: boolean;
}

/** `pagewright serve`: serves `dist/`. */
export async function serve({ port, onDemand = false }: ServeOptions): Promise<void> {
  const folder = path.resolve('dist');
  // A build may have been killed while it replaced the folder.
  finishSwitch(folder);
  if (!existsSync(path.join(folder, '_headers')))
    throw new ExplainedError('dist/ contains no built site. Run "npm run build" first.');
  const handler = onDemand ? await serveOnDemand(folder) : folderHandler(folder);
  const { address } = await listen(handler, port);
  printReady(address);
}
