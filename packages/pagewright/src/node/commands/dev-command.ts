import { createServer, mergeConfig, type ViteDevServer } from 'vite';
import { generateFiles } from '../../pipeline/generate/generated-files.ts';
import { contentService } from '../../pipeline/site/build-settings.ts';
import { contentTools } from '../../pipeline/site/site-content.ts';
import { viteConfig } from '../vite/vite-config.ts';
import { listenInDevelopment, portOf } from './command-line.ts';
import { openEmbeddedContent } from './embedded-site.ts';

const port = portOf(5173);
const root = process.cwd();
const service = contentService();
await generateFiles(root);

const embedded = service ? undefined : openEmbeddedContent(root);
const browserReadsFrom = service ?? (contentTools.demo ? '' : undefined);
const server = await createServer(
  mergeConfig(viteConfig(undefined, browserReadsFrom), {
    root,
    configFile: false,
    server: { port, strictPort: true },
    plugins: [
      {
        name: 'pagewright-embedded-content',
        configureServer({ middlewares }: ViteDevServer) {
          middlewares.use(async (request, response, next) => {
            if (!(await embedded?.(request, response))) next();
          });
        },
      },
    ],
  }),
);
await listenInDevelopment(server, port);
