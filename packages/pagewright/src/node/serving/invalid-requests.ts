import type { EventEmitter } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { bareHeaders } from '../../signing/bare-headers.ts';

/** Methods that no request to a site may have. */
const forbiddenMethods: ReadonlySet<string | undefined> = new Set(['CONNECT', 'TRACE', 'TRACK']);

function isUrl(target: string): boolean {
  // Not URL.canParse: in Node 20, it rejects URLs with letters such as ü after many calls.
  try {
    return new URL(target, 'http://localhost') !== undefined;
  } catch {
    return false;
  }
}

/** The status of a request that no handler can read: its target is not a URL, its method is not for sites, or it names no host. */
function invalidStatus({ method, url = '/', headers, httpVersion }: IncomingMessage): 400 | 405 | undefined {
  if (forbiddenMethods.has(method)) return 405;
  // See RFC 9112, section 3.2. Node itself would answer, but without a content security policy.
  const isNameless = headers.host === undefined && httpVersion === '1.1';
  return isNameless || !isUrl(url) ? 400 : undefined;
}

function closeWith(socket: Duplex, status: number): void {
  if (!socket.writable) return;
  const headers = { ...bareHeaders, 'Content-Length': 0, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
}

/**
 * Answers invalid requests to a server with a content security policy, even if they are not HTTP. The listeners of the server receive only
 * valid requests.
 */
export function refuseInvalidRequests(server: EventEmitter): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const invalid = invalidStatus(request);
    if (invalid === undefined)
      for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
    else response.writeHead(invalid, { ...bareHeaders, Allow: 'GET, HEAD', Connection: 'close' }).end();
  });
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...bareHeaders, Connection: 'close' }).end();
  });
  server.on('connect', (_: IncomingMessage, socket: Duplex) => closeWith(socket, 405));
  server.on('clientError', (error: Error, socket: Duplex) =>
    closeWith(socket, 'code' in error && error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400),
  );
}

/** A server whose listener gets only valid requests; see `refuseInvalidRequests`. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer({ requireHostHeader: false }, listener);
  refuseInvalidRequests(server);
  return server;
}
