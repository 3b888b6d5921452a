import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { readHeadersFile } from './headers.ts';
import { addressOf } from './listening-address.ts';

function sendNotFound(request: IncomingMessage, response: ServerResponse, folder: string): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encodings = [
    ['br', '.br'],
    ['gzip', '.gz'],
  ].filter(([name]) => new RegExp(`\\b${name}\\b`).test(accepted));
  const file = path.join(folder, '404.html');
  const [encoding, ending] = encodings.find(([, end]) => existsSync(file + end)) ?? [];
  const body = existsSync(file) ? readFileSync(file + (ending ?? '')) : Buffer.from('Not found');
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    // What is missing now may be there after the next build, whatever its path promises.
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** `/services/pmo/` and `/services/pmo/index.html` have one address: `/services/pmo`. Never one on another host. */
function cleanAddress(pathname: string): string {
  return pathname
    .replace(/^\/{2,}/, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/(.)\/+$/, '$1');
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/**
 * Answers with the files of a built site as a static host would: compressed, with the headers of its `_headers`
 * file, clean addresses and a real 404.
 */
export function folderHandler(folder: string): Handler {
  const headersFor = readHeadersFile(readFileSync(path.join(folder, '_headers'), 'utf8'));
  const files = sirv(folder, { etag: true, brotli: true, gzip: true });
  return (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    for (const [name, value] of Object.entries(headersFor(pathname))) response.setHeader(name, value);
    const clean = cleanAddress(pathname);
    if (clean !== pathname) {
      response.writeHead(308, { Location: clean + search }).end();
      return;
    }
    if (/^\/(_headers|404\.html)/.test(pathname)) return sendNotFound(request, response, folder);
    files(request, response, () => sendNotFound(request, response, folder));
  };
}

/** Listens on the loopback address alone; port 0 takes any that is free. */
export async function listen(handler: Handler, port: number): Promise<{ server: Server; address: string }> {
  const server = createServer(async (request, response) => {
    try {
      await handler(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return { server, address: addressOf(server, port) };
}

/** Stops listening and drops what is still connected. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
