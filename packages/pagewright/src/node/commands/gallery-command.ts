import { createServer, mergeConfig } from 'vite';
import { generateFiles } from '../../pipeline/generate/generated-files.ts';
import { galleryPlugin } from '../vite/gallery-plugin.ts';
import { siteDocument } from '../vite/site-document.ts';
import { codeConfig } from '../vite/vite-config.ts';
import { listenInDevelopment, portOf } from './command-line.ts';

const port = portOf(6173);
const root = process.cwd();
await generateFiles(root);

const server = await createServer(
  mergeConfig(codeConfig(), {
    root,
    configFile: false,
    // Its own cache, so that it can run together with the dev server.
    cacheDir: 'node_modules/.vite-gallery',
    plugins: [galleryPlugin(root), siteDocument('gallery-entry')],
    server: { port, strictPort: true },
  }),
);
await listenInDevelopment(server, port);
