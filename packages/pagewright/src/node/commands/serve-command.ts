import { existsSync } from 'node:fs';
import path from 'node:path';
import { ExplainedError } from '../../pipeline/site/explained-error.ts';
import { finishSwitch } from '../output/switch-folder.ts';
import { folderHandler, listen } from '../serving/static-server.ts';
import { printReady } from './command-line.ts';

/** `pagewright serve`: serves `dist/` as it was built. */
export async function serve({ port }: { readonly port: number }): Promise<void> {
  const folder = path.resolve('dist');
  // A build may have been killed while it replaced the folder.
  finishSwitch(folder);
  if (!existsSync(path.join(folder, '_headers')))
    throw new ExplainedError('dist/ contains no built site. Run "npm run build" first.');
  const { address } = await listen(folderHandler(folder), port);
  printReady(address);
}
