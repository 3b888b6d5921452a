import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import type { CheckedSite } from '../../../pipeline/site/checked-site.ts';
import type { ProjectConfig } from '../../../pipeline/site/project-config.ts';
import { engineExtension } from '../../engine-file.ts';
import { createDevServer } from '../../serving/dev-server.ts';
import { updateBrowser } from '../../vite/dev-refresh.ts';
import { pagewright } from '../../vite/vite-plugin.ts';
import { frameDocuments, frameScripts } from './frame-documents.ts';

interface FrameServerOptions {
  readonly root: string;
  readonly project: ProjectConfig;
  readonly port: number;
  readonly studioOrigin: string;
  /** Checks the drafts. */
  readonly check: () => CheckedSite;
}

/** The dev server behind the frames of the studio. */
interface FrameServer {
  readonly server: ViteDevServer;
  /** Checks the drafts, and shows the result in the frames. Pages with errors stay as they were. */
  refresh(): Promise<CheckedSite>;
  /** What the frames show: the drafts as they were last checked, and pages with errors as they were without. */
  checkedSite(): CheckedSite;
}

/** Creates the server of the page in the studio's frame: the dev server, with drafts in place of the files on disk. */
export async function createFrameServer({
  root,
  project,
  port,
  studioOrigin,
  check,
}: FrameServerOptions): Promise<FrameServer> {
  let refresh = async () => check();
  const plugin = pagewright(undefined, {
    createCheck: () => check,
    follow(server, _, first, checkAgain) {
      let shown = first;
      refresh = async () => {
        const before = shown;
        shown = checkAgain();
        await updateBrowser(server, before, shown);
        return shown;
      };
    },
  });
  const server = await createDevServer({
    root,
    project,
    plugin,
    scripts: frameScripts,
    config: {
      // Its own cache, so that it can run together with the dev server.
      cacheDir: 'node_modules/.vite-studio',
      server: { port, strictPort: true, cors: false },
      plugins: [
        onlyInFrame(studioOrigin),
        frameDocuments({ studioOrigin, checkedSite: plugin.api.checkedSite }),
      ],
      // Previews of blocks would otherwise reload all frames when they are first shown. The sources of the engine are not a dependency.
      optimizeDeps: { include: engineExtension === '.js' ? ['pagewright/gallery'] : [] },
      clearScreen: false,
    },
  });
  return { server, refresh: () => refresh(), checkedSite: plugin.api.checkedSite };
}

/** Lets no page but the studio show or read the site with its drafts. */
function onlyInFrame(studioOrigin: string): Plugin {
  return {
    name: 'pagewright-studio-frame',
    configureServer({ middlewares }) {
      // Vite would start a code editor with any file, also for an image on a page of another site.
      middlewares.use('/__open-in-editor', (_: IncomingMessage, response: ServerResponse) => {
        response.writeHead(403).end();
      });
      middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        response.setHeader('Content-Security-Policy', `frame-ancestors ${studioOrigin}`);
        // A process of its own: see the headers of the studio.
        response.setHeader('Origin-Agent-Cluster', '?1');
        const { 'sec-fetch-site': site, 'sec-fetch-dest': destination } = request.headers;
        // The studio shows the images of public/. Chromium takes two ports of an IP address for different sites here.
        const policy = destination === 'image' ? 'cross-origin' : 'same-site';
        response.setHeader('Cross-Origin-Resource-Policy', policy);
        const isOpened = destination === 'document' || destination === 'iframe' || destination === 'image';
        if (site === undefined || site === 'same-origin' || site === 'none' || isOpened) return next();
        response.writeHead(403).end();
      });
    },
  };
}
