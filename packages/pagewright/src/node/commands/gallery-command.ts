import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { generateFiles } from '../../pipeline/generate/generated-files.ts';
import { galleryPlugin } from '../vite/gallery-plugin.ts';
import { listenInDevelopment, portOf } from './command-line.ts';

const port = portOf(6173);
const root = process.cwd();
await generateFiles(root);

const server = await createServer({
  root,
  configFile: false,
  appType: 'mpa',
  // Its own port, so that it can run together with the dev server.
  cacheDir: 'node_modules/.vite-gallery',
  optimizeDeps: { entries: ['gallery.html', 'src/blocks/block-registry.ts'] },
  plugins: [galleryPlugin(root), react()],
  server: { host: '127.0.0.1', port, strictPort: true },
});
await listenInDevelopment(server, port);
