import { createServer, mergeConfig } from 'vite';
import { checkSite } from '../../pipeline/site/checked-site.ts';
import { generateFiles } from '../output/generated-files.ts';
import { galleryPlugin } from '../vite/gallery-plugin.ts';
import { siteDocument } from '../vite/site-document.ts';
import { codeConfig } from '../vite/vite-config.ts';
import { listenInDevelopment } from './command-line.ts';

/** `pagewright gallery`: serves a page with every block type. */
export async function gallery({ port }: { readonly port: number }): Promise<void> {
  const root = process.cwd();
  await generateFiles(root);
  const server = await createServer(
    mergeConfig(codeConfig(), {
      root,
      configFile: false,
      // Its own cache, so that it can run together with the dev server.
      cacheDir: 'node_modules/.vite-gallery',
      plugins: [
        galleryPlugin(root),
        siteDocument({ entry: 'gallery-entry', checkedSite: () => checkSite(root) }),
      ],
      server: { port, strictPort: true },
    }),
  );
  await listenInDevelopment(server, port);
}
