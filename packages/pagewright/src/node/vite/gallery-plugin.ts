import path from 'node:path';
import type { Plugin } from 'vite';
import { galleryEntry } from '../../pipeline/pages/entry-modules.ts';
import { siteModule } from '../../pipeline/pages/page-modules.ts';
import { checkSite } from '../../pipeline/site/checked-site.ts';
import { readImageIndex } from '../../pipeline/site/image-index.ts';
import { readSchemas } from '../../pipeline/site/schema-files.ts';
import { generateFiles } from '../output/generated-files.ts';
import { galleryBlocks } from './gallery-blocks.ts';
import { resolvedPrefix, virtualPrefix } from './virtual-names.ts';

const name = 'gallery';

/** Gives the gallery its block types, and shows a saved schema at once. */
export function galleryPlugin(root: string): Plugin {
  const schemas = path.join(root, 'schemas');
  return {
    name: 'pagewright-gallery',
    resolveId: (id) => (id.startsWith(virtualPrefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `${resolvedPrefix}gallery-entry`) return galleryEntry;
      if (id === `${resolvedPrefix}site`) return siteModule(checkSite(root).site);
      return id === resolvedPrefix + name
        ? `export const blocks = ${JSON.stringify(galleryBlocks(readSchemas(root).blocks, readImageIndex(root)))};\n`
        : undefined;
    },
    configureServer(server) {
      server.watcher.add(schemas);
      server.watcher.on('change', async (file) => {
        if (!file.startsWith(schemas + path.sep) || file.endsWith('.schema.json')) return;
        try {
          await generateFiles(root);
        } catch (error) {
          console.error(error instanceof Error ? error.message : error);
          return;
        }
        const { hot, moduleGraph } = server.environments.client;
        const module = moduleGraph.getModuleById(resolvedPrefix + name);
        if (module) moduleGraph.invalidateModule(module);
        hot.send({ type: 'full-reload' });
      });
    },
  };
}
