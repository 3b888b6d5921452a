import path from 'node:path';
import { mainAuthorization } from '../../content/requests/authorized-fetch.ts';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import type { PathRule } from '../../pipeline/pages/path-rules.ts';
import { furtherServices } from '../../pipeline/project/further-services.ts';
import { readProject } from '../../pipeline/project/read-project.ts';
import { baseIn, writeEdgeFolder } from '../output/server-folder.ts';
import { openPageStore } from '../serving/page-store.ts';
import { openContent, withoutOwnOrigin } from '../serving/site-services.ts';
import { folderHandler, listen } from '../serving/static-server.ts';
import { kvHandler, runWorkerd } from '../serving/workerd.ts';
import { printReady } from './command-line.ts';
import { runBuild } from './run-build.ts';

interface EdgeOptions {
  readonly port: number;
  /** False to write the Worker for a deployment without running it. */
  readonly run: boolean;
  /** See `BuildOptions`. */
  readonly paths?: readonly PathRule[];
}

const forwarded = ['PAGEWRIGHT_SECRET', 'PAGEWRIGHT_FRESH_SECONDS', mainAuthorization];

/** Serves a handler on a free port. Returns its `HOST:PORT`. */
async function hostOf(handler: Parameters<typeof listen>[0]): Promise<string> {
  return new URL((await listen(handler, 0)).address).host;
}

/** `pagewright edge`: builds the site as a Cloudflare Worker in `dist-edge/`, and runs it in workerd. */
export async function edge({ port, run, ...options }: EdgeOptions): Promise<void> {
  const root = process.cwd();
  const outDir = path.resolve('dist');
  const folder = path.resolve('dist-edge');
  const urls = await openContent(root);
  await runBuild({ root, ...withoutOwnOrigin(urls), outDir, ...options });
  if (!writeEdgeFolder(outDir, folder)) throw new ExplainedError('The build wrote no server.');
  if (!run) {
    console.log('Wrote the Worker to dist-edge/. Deploy it with "npx wrangler deploy".');
    return;
  }
  const worker = await runWorkerd(
    {
      folder,
      port,
      assets: await hostOf(folderHandler(outDir, true)),
      pages: await hostOf(kvHandler(await openPageStore())),
      variables: Object.fromEntries(
        [...forwarded, ...furtherServices(await readProject(root)).map((each) => each.authorization)].flatMap(
          (name) => (process.env[name] ? [[name, process.env[name]]] : []),
        ),
      ),
    },
    root,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => worker.process.kill());
  worker.process.once('exit', (code) => process.exit(code ?? 0));
  printReady(`http://127.0.0.1:${worker.port}`, baseIn(outDir));
}
