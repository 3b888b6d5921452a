import { stat } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { belowBase, rootRedirect } from '../../content/base-path.ts';
import { readHeadersFile } from '../../pipeline/files/headers.ts';
import { hiddenFiles } from '../../pipeline/files/nginx-files.ts';
import { possiblePageFiles } from '../../pipeline/files/page-files.ts';
import {
  isTooLong,
  localTarget,
  parseTarget,
  pathOfTarget,
  type Target,
} from '../../pipeline/files/request-target.ts';
import {
  parseRedirects,
  type Redirection,
  redirector,
  redirectsFile,
} from '../../pipeline/redirects/redirects.ts';
import { bareHeaders } from '../../signing/bare-headers.ts';
import { baseIn } from '../output/server-folder.ts';
import { createHttpServer } from './invalid-requests.ts';
import { listenOn } from './listening-address.ts';
import { FolderNotFoundError, folderIdentity, openFirst } from './open-file.ts';
import { sendFile } from './send-file.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

type HeadersFor = (path: string) => Record<string, string>;

/** The name of the page for unknown paths. Each language has one, in the folder of its routes. */
const unknownPage = '404.html';

/** Headers of a short text. */
const textHeaders = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Security-Policy': bareHeaders['Content-Security-Policy'],
} as const;

const hiddenName = new RegExp(`^${hiddenFiles}`);

/**
 * True for a file that hosts do not serve: `_headers`, `_redirects`, files for nginx, `_build.json`, the page for unknown paths, compressed copies, and
 * dotfiles.
 */
function isHidden(parts: readonly string[]): boolean {
  const [first = ''] = parts;
  return (
    parts.some((part) => part.startsWith('.') && part !== '.well-known') ||
    /\.(?:br|gz)$/.test(parts.at(-1) ?? '') ||
    (parts.length === 1 && (hiddenName.test(first) || /^404(\.|$)/.test(first))) ||
    parts.at(-1) === unknownPage
  );
}

/** The text of a file in the folder; undefined if it does not exist. */
async function readText(folder: string, name: string): Promise<string | undefined> {
  const file = await openFirst(folder, [name], '');
  return file?.handle.readFile('utf8').finally(() => file.handle.close());
}

/** Sends the page for unknown paths, in the language of the path if the site has a page in that language. */
async function sendNotFound(
  folder: string,
  [first = '']: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // The file may exist after the next build, so the cache rules of its path do not apply.
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const names = /^[a-z-]+$/i.test(first)
    ? [`${first.toLowerCase()}/${unknownPage}`, unknownPage]
    : [unknownPage];
  const page = await openFirst(folder, names, accepted);
  if (page) return sendFile(page, request, response, 404);
  response.writeHead(404, textHeaders).end('Not found');
}

/** What each response of a folder needs. */
interface FolderRules {
  readonly headersFor: HeadersFor;
  readonly base: string;
}

/** Differs if the rules of a folder may differ: a build replaces the folder, and a person may edit its `_headers`. Undefined without a folder. */
async function rulesIdentity(folder: string): Promise<string | undefined> {
  const identity = await folderIdentity(folder);
  const headers = await stat(path.join(folder, '_headers')).catch(() => undefined);
  return identity && `${identity} ${headers?.mtimeMs} ${headers?.size}`;
}

/**
 * Returns the header rules of the folder and the base of its site, which are read again only if they may have changed. While a build replaces
 * the folder, and while `_headers` cannot be read, they are the previous ones.
 */
function rulesOfFolder(folder: string): () => Promise<FolderRules> {
  let known: { readonly identity: string | undefined; readonly rules: FolderRules } | undefined;
  return async () => {
    const identity = await rulesIdentity(folder);
    if (known && (identity === undefined || identity === known.identity)) return known.rules;
    let read = identity;
    const text = await readText(folder, '_headers').catch(() => {
      // The next request tries again.
      read = undefined;
      return undefined;
    });
    const previous: HeadersFor = known?.rules.headersFor ?? (() => ({}));
    const rules = { headersFor: text === undefined ? previous : readHeadersFile(text), base: baseIn(folder) };
    known = { identity: read, rules };
    return rules;
  };
}

/** The redirect of a path, from the `_redirects` file of the folder, whose paths have the base. */
async function redirectOf(
  folder: string,
  { parts, query }: Target,
  base: string,
): Promise<Redirection | undefined> {
  const text = await readText(folder, redirectsFile);
  return text === undefined
    ? undefined
    : redirector(parseRedirects(text))([...base.split('/').slice(1), ...parts], query);
}

async function respond(
  folder: string,
  base: string,
  target: Target | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!target) return sendNotFound(folder, [], request, response);
  if (target.redirect !== undefined) {
    response.writeHead(308, { Location: base + target.redirect }).end();
    return;
  }
  const name = target.parts.join('/');
  const isFile = name !== '' && !isHidden(target.parts);
  // A page may have the name of a hidden file, such as `/backup.gz`.
  const pages = isHidden(target.parts.slice(0, -1)) ? [] : possiblePageFiles(name);
  const names = [...(isFile ? [name] : []), ...pages];
  // Ranges count the bytes of the uncompressed file.
  const accepted = request.headers.range ? '' : String(request.headers['accept-encoding'] ?? '');
  const file = await openFirst(folder, names, accepted);
  if (file) return sendFile(file, request, response);
  const redirect = await redirectOf(folder, target, base);
  if (!redirect) return sendNotFound(folder, target.parts, request, response);
  response.writeHead(redirect.status, { Location: redirect.location }).end();
}

/** The response while there is no built site. */
export const stillBuilding: Handler = (_request, response) => {
  response.writeHead(503, { 'Retry-After': '5', ...textHeaders }).end('The site is being built.');
};

/**
 * Serves the files of a built site as a static host would: compressed, with the headers of its `_headers` file, with URLs
 * without `index.html`, and with status 404 for unknown paths. A build may replace the folder at any time.
 * @param isAtRoot true to serve the files of a site with a base without that base, as for a host that removes it from paths
 */
export function folderHandler(folder: string, isAtRoot = false): Handler {
  const currentRules = rulesOfFolder(folder);
  return async (request, response) => {
    const { headersFor, base: ownBase } = await currentRules();
    const base = isAtRoot ? '' : ownBase;
    const { url = '/' } = request;
    const redirect = rootRedirect(pathOfTarget(url), base, parseTarget(url)?.query ?? '');
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.location }).end();
      return;
    }
    const local = belowBase(localTarget(url), base);
    const target = local === undefined ? undefined : parseTarget(local);
    const path = `${base}/${target?.parts.join('/') ?? ''}`;
    for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (isTooLong(url)) {
      response.writeHead(414, textHeaders).end('The path is too long');
      return;
    }
    try {
      await respond(folder, base, target, request, response);
    } catch (error) {
      if (!(error instanceof FolderNotFoundError)) throw error;
      await stillBuilding(request, response);
    }
  };
}

/** Listens on the loopback address only; port 0 means any free port. */
export async function listen(handler: Handler, port: number): Promise<{ server: Server; address: string }> {
  const server = createHttpServer(async (request, response) => {
    try {
      await handler(request, response);
    } catch (error) {
      // The body of the request ended too early, so nobody waits for an answer.
      if (request.errored) return;
      console.error(error);
      // The status was already sent. Closing the connection keeps the client from waiting for the rest.
      if (response.headersSent) response.destroy();
      else response.writeHead(500, bareHeaders).end();
    }
  });
  return { server, address: await listenOn(server, port) };
}

/** Stops listening and closes all connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
