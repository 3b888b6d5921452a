import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type CheckedSite,
  createDraftServer,
  type DraftServer,
  type ProjectConfig,
} from 'pagewright/tooling/node';
import type { Plugin } from 'vite';
import { readFrameCode } from './frame-code.ts';
import { frameModules } from './frame-modules.ts';

interface FrameServerOptions {
  readonly root: string;
  readonly project: ProjectConfig;
  readonly port: number;
  readonly studioOrigin: string;
  /** Checks the drafts. */
  readonly check: () => CheckedSite;
}

/** Creates the server of the page in the studio's frame. */
export async function createFrameServer({
  root,
  project,
  port,
  studioOrigin,
  check,
}: FrameServerOptions): Promise<DraftServer> {
  return createDraftServer({
    root,
    project,
    check,
    ...frameModules(studioOrigin, await readFrameCode()),
    config: {
      // Its own cache, so that it can run together with the dev server.
      cacheDir: 'node_modules/.vite-studio',
      server: { port, strictPort: true, cors: false },
      plugins: [onlyInFrame(studioOrigin)],
      clearScreen: false,
    },
  });
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
