import { createServer, mergeConfig } from 'vite';
import type { ProjectConfig } from '../../project/project-config.ts';
import { warnNow } from '../serving/dev-server.ts';
import { openRestarting } from '../serving/restarting-server.ts';
import { siteDocument } from '../vite/site-document.ts';
import { siteConfig } from '../vite/vite-config.ts';
import { pagewright } from '../vite/vite-plugin.ts';
import { generateAndWarn, printReady } from './command-line.ts';

/** `pagewright gallery`: serves a page with every block type. */
export async function gallery({ port }: { readonly port: number }): Promise<void> {
  const root = process.cwd();
  await generateAndWarn(root);
  const open = async ({ vite }: ProjectConfig, port: number) => {
    const plugin = pagewright();
    return createServer(
      mergeConfig(await siteConfig(root, plugin, { base: '', vite }, warnNow), {
        root,
        configFile: false,
        // Its own cache, so that it can run together with the dev server.
        cacheDir: 'node_modules/.vite-gallery',
        plugins: [
          siteDocument({
            base: '',
            scripts: ['errors', 'gallery-entry'],
            checkedSite: plugin.api.checkedSite,
          }),
        ],
        server: { port, strictPort: true },
      }),
    );
  };
  printReady(await openRestarting({ root, port, open, print: (line) => console.log(line) }));
}
