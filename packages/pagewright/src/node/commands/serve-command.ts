import { existsSync } from 'node:fs';
import path from 'node:path';
import { finishSwitch } from '../output/switch-folder.ts';
import { folderHandler, listen } from '../serving/static-server.ts';
import { explainListenError, printReady } from './command-line.ts';

/** `pagewright serve`: serves `dist/` as it was built. */
export async function serve({ port }: { readonly port: number }): Promise<void> {
  const folder = path.resolve('dist');
  // A build may have been killed where there is no output folder for a moment.
  finishSwitch(folder);
  if (!existsSync(path.join(folder, '_headers'))) {
    console.error('dist/ contains no built site. Run "npm run build" first.');
    process.exit(1);
  }
  const { address } = await listen(folderHandler(folder), port).catch((error: unknown) =>
    explainListenError(error, port),
  );
  printReady(address);
}
