import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbeddedContent } from '../../packages/pagewright/src/node/serving/embedded-site.ts';
import {
  closeServer,
  folderHandler,
  type Handler,
  listen,
} from '../../packages/pagewright/src/node/serving/static-server.ts';
import {
  defaultPageFiles,
  nameOfPath,
  pageFile,
} from '../../packages/pagewright/src/pipeline/files/page-files.ts';
import { sortedRoutes } from '../../packages/pagewright/src/pipeline/pages/page-modules.ts';
import { checkSite } from '../../packages/pagewright/src/pipeline/site/checked-site.ts';
import { type Payload, payloadId } from '../../packages/pagewright/src/render/document/payload.ts';
import { matchPath } from '../../packages/pagewright/src/render/routing/route-match.ts';
import project from '../../pagewright.config.ts';

/**
 * A site and its content on one origin. The content is served before the build, so that the site is built from the address at which it is
 * visited: responses contain the URL of their request.
 */
export interface ServedSite {
  readonly address: string;
  /** Folder of its files. */
  readonly folder: string;
  /** Milliseconds of delay before a document is sent. They stand for the round trips of a new connection. */
  connecting: number;
  close(): Promise<void>;
}

export async function serveSite(content: Handler, folder: string): Promise<ServedSite> {
  let files: Handler | undefined;
  const { server, address } = await listen(async (request, response) => {
    if (request.url?.startsWith('/wp-json/')) return content(request, response);
    if (request.headers['sec-fetch-dest'] === 'document') await pause(site.connecting);
    files ??= folderHandler(folder);
    await files(request, response);
  }, 0);
  const site: ServedSite = { address, folder, connecting: 0, close: () => closeServer(server) };
  return site;
}

/** The demo content of the project. */
export function ownContent(root: string): Handler {
  const content = openEmbeddedContent(project, root);
  return async (request, response) => {
    await content(request, response);
  };
}

/** One address for each page config, by the name of its file. */
export function addressOfEachConfig(root: string, folder: string): Map<string, string> {
  const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location]) => new URL(location ?? '').pathname,
  );
  const routes = sortedRoutes(checkSite(root).pages).map((route) => ({
    ...route,
    load: () => Promise.reject(new Error('Only matched')),
  }));
  const found = new Map<string, string>();
  for (const address of paths) {
    const file = matchPath(routes, address)?.entry.file;
    if (file !== undefined && !found.has(file)) found.set(file, address);
  }
  return found;
}

/** The page data in a built document. Throws if it has none. */
export function readPayload(folder: string, page: string): Required<Pick<Payload, 'settings' | 'page'>> {
  const html = readFileSync(path.join(folder, pageFile(nameOfPath(page), defaultPageFiles)), 'utf8');
  const [, json = ''] = new RegExp(`id="${payloadId}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(json);
}
