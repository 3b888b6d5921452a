import { createServer, mergeConfig } from 'vite';
import { listenInDevelopment } from '../serving/listening-address.ts';
import { siteDocument } from '../vite/site-document.ts';
import { viteConfig } from '../vite/vite-config.ts';
import { pagewright } from '../vite/vite-plugin.ts';
import { generateAndWarn, printReady } from './command-line.ts';

/** `pagewright gallery`: serves a page with every block type. */
export async function gallery({ port }: { readonly port: number }): Promise<void> {
  const root = process.cwd();
  await generateAndWarn(root);
  const plugin = pagewright();
  const server = await createServer(
    mergeConfig(viteConfig(plugin), {
      root,
      configFile: false,
      // Its own cache, so that it can run together with the dev server.
      cacheDir: 'node_modules/.vite-gallery',
      plugins: [
        siteDocument({ base: '', scripts: ['errors', 'gallery-entry'], checkedSite: plugin.api.checkedSite }),
      ],
      server: { port, strictPort: true },
    }),
  );
  printReady(await listenInDevelopment(server, port));
}
