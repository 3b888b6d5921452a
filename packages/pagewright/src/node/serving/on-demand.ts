import path from 'node:path';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import { possiblePageFiles } from '../../pipeline/files/page-files.ts';
import { pathOfTarget } from '../../pipeline/files/request-target.ts';
import { contentAuthorization, freshSeconds } from '../../pipeline/project/build-settings.ts';
import type { Handler as ServerHandler } from '../../server/handler.ts';
import { hostCalls } from '../../server/host-calls.ts';
import type { ServerContext, ServerTimes } from '../../server/server-context.ts';
import { loadServer } from '../builds/bundling/bundle.ts';
import { findServer } from '../output/server-folder.ts';
import { folderIdentity, openFirst } from './open-file.ts';
import { openPageStore } from './page-store.ts';
import { responseSender } from './send-response.ts';
import { folderHandler, type Handler } from './static-server.ts';

interface OnDemandOptions extends Pick<ServerTimes, 'freshFor'>, Omit<ServerContext, 'assets' | 'waitUntil'> {
  /** Folder of the built site. */
  readonly folder: string;
}

/** Milliseconds between two looks at the folder. */
const checkInterval = 1_000;

/** The pages of a folder and its lists of pages, as the handler reads them. */
async function readPage(folder: string, { url }: Request): Promise<Response> {
  const name = decodeURIComponent(new URL(url).pathname).slice(1);
  const isList = name.endsWith('.xml');
  // The handler also reads the page for unknown paths, which is not a page of the site.
  const pages = [...possiblePageFiles(name), `${name}.html`];
  const file = await openFirst(folder, isList ? [name] : pages, '');
  if (!file) return new Response(null, { status: 404 });
  const text = await file.handle.readFile('utf8').finally(() => file.handle.close());
  const type = isList ? 'text/xml' : 'text/html';
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}

async function loadHandler({ folder, freshFor }: OnDemandOptions): Promise<ServerHandler> {
  const server = findServer(folder);
  if (!server)
    throw new ExplainedError(
      `${path.basename(folder)}-server/ contains no server for this build. Run "npm run build" again, and deploy both folders.`,
    );
  const code = await loadServer(server.folder);
  return code.createHandler({ site: server.record, code, freshFor });
}

/**
 * Serves a built site, and renders pages that it lacks or that have become old. Switches to a new build as soon as it has replaced the
 * folder. Rejects if the folder contains no build with a server.
 */
export async function onDemandHandler(options: OnDemandOptions): Promise<Handler> {
  const { folder, report } = options;
  const serveFile = folderHandler(folder);
  const sendResponse = responseSender();
  const context: ServerContext = {
    ...options,
    assets: { fetch: (request) => readPage(folder, request) },
    waitUntil: (work) => void work.catch((error: unknown) => report(String(error))),
  };
  let current = { identity: await folderIdentity(folder), handler: await loadHandler(options) };
  let checked = Date.now();

  /** While a build replaces the folder, the previous handler remains. */
  async function handlerOfBuild(): Promise<ServerHandler> {
    if (Date.now() - checked < checkInterval) return current.handler;
    checked = Date.now();
    try {
      const identity = await folderIdentity(folder);
      if (identity !== current.identity) current = { identity, handler: await loadHandler(options) };
    } catch (error) {
      report(`The new build cannot be used yet: ${error instanceof Error ? error.message : error}`);
    }
    return current.handler;
  }

  return async (request, response) => {
    const handler = await handlerOfBuild();
    const pathname = pathOfTarget(request.url ?? '/');
    const isFile = !handler.handles(pathname) && !(await handler.hides(pathname, context));
    if (isFile) return serveFile(request, response);
    return sendResponse(request, response, (standard) => handler.fetch(standard, context));
  };
}

/** Serves a built site, and renders on demand. Content comes from the service of the build. */
export async function serveOnDemand(folder: string): Promise<Handler> {
  const record = findServer(folder)?.record;
  const calls: Pick<ServerContext, 'content' | 'services'> = record
    ? hostCalls(record, contentAuthorization)
    : { content: { base: undefined, deadline: 0, fetch } };
  return onDemandHandler({
    folder,
    freshFor: freshSeconds() * 1000,
    store: await openPageStore(),
    ...calls,
    secrets: { announcements: process.env.PAGEWRIGHT_SECRET },
    report: (message) => console.warn(`warning: ${message}`),
  });
}
