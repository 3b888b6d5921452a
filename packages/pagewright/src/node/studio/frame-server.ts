import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import type { ProjectConfig } from '../../define-project.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import { updateBrowser } from '../vite/dev-refresh.ts';
import { createDevServer } from '../vite/dev-server.ts';
import { pagewright } from '../vite/vite-plugin.ts';

interface FrameServerOptions {
  readonly root: string;
  readonly project: ProjectConfig;
  readonly port: number;
  readonly studioOrigin: string;
  /** Checks the drafts. */
  readonly check: () => CheckedSite;
}

export interface FrameServer {
  readonly server: ViteDevServer;
  /** Checks the drafts, and shows the result in the frames. Pages with errors stay as they were. */
  refresh(): Promise<CheckedSite>;
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
    scripts: ['dev-client'],
    config: {
      // Its own cache, so that it can run together with the dev server.
      cacheDir: 'node_modules/.vite-studio',
      server: { port, strictPort: true, cors: false },
      plugins: [onlyInFrame(studioOrigin)],
      clearScreen: false,
    },
  });
  return { server, refresh: () => refresh() };
}

/** Lets no page but the studio show or read the site with its drafts. */
function onlyInFrame(studioOrigin: string): Plugin {
  return {
    name: 'pagewright-studio-frame',
    configureServer({ middlewares }) {
      middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        response.setHeader('Content-Security-Policy', `frame-ancestors ${studioOrigin}`);
        response.setHeader('Cross-Origin-Resource-Policy', 'same-site');
        const { 'sec-fetch-site': site, 'sec-fetch-dest': destination } = request.headers;
        const isOpened = destination === 'document' || destination === 'iframe' || destination === 'image';
        if (site === undefined || site === 'same-origin' || site === 'none' || isOpened) return next();
        response.writeHead(403).end();
      });
    },
  };
}
