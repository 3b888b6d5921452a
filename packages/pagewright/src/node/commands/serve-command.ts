import { existsSync } from 'node:fs';
import path from 'node:path';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import { readProject } from '../../pipeline/project/read-project.ts';
import { baseIn, findServer, partialRoutesIn } from '../output/server-folder.ts';
import { finishSwitch } from '../output/switch-folder.ts';
import { contentFirst } from '../serving/embedded-site.ts';
import { serveOnDemand } from '../serving/on-demand.ts';
import { openServices } from '../serving/site-services.ts';
import { folderHandler, type Handler, listen } from '../serving/static-server.ts';
import { printReady, printWarnings } from './command-line.ts';

interface ServeOptions {
  readonly port: number;
  /** True to render pages that are missing in `dist/` or have become old. */
  readonly onDemand?: boolean;
}

/** Also serves the demo content if the site was built from it, because its pages then read content from their own origin. */
async function withDemoContent(folder: string, files: Handler): Promise<Handler> {
  const { contentBase, services = {} } = findServer(folder)?.record.settings ?? {};
  const isLocal = Object.values(services).some((each) => each.contentBase?.startsWith('/'));
  if (contentBase !== '' && !isLocal) return files;
  const root = process.cwd();
  const { handler } = openServices(await readProject(root), root, 'demo');
  return handler ? contentFirst(handler, files) : files;
}

/** `pagewright serve`: serves `dist/`. */
export async function serve({ port, onDemand = false }: ServeOptions): Promise<void> {
  const folder = path.resolve('dist');
  // A killed build may have left the folder half replaced.
  finishSwitch(folder);
  if (!existsSync(path.join(folder, '_headers')))
    throw new ExplainedError('dist/ contains no built site. Run "npm run build" first.');
  const partial = partialRoutesIn(folder);
  if (partial.length > 0 && !onDemand)
    printWarnings([
      `dist/ contains only some pages of ${partial.join(', ')}, because it was built with --paths, so the others have status 404. Serve with --on-demand, or build without --paths.`,
    ]);
  const handler = onDemand ? await serveOnDemand(folder) : folderHandler(folder);
  const { address } = await listen(await withDemoContent(folder, handler), port);
  printReady(address, baseIn(folder));
}
