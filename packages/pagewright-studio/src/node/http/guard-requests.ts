import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

interface GuardOptions {
  /** The port on which the studio listens. */
  readonly port: number;
  /** What the window must send as `Authorization: Bearer …` with each request below `/api/`. */
  readonly token: string;
}

/** The answer to a request that is refused: an HTTP status, and a message for people. */
interface Refusal {
  readonly status: number;
  readonly message: string;
}

const hostNames = ['127.0.0.1', 'localhost', '[::1]'];

/** Slashes and plain names only, so that no router reads a path differently than this guard does. */
const plainPath = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*\/?$/;

/** Forms and requests in mode `no-cors` of other pages cannot send these. */
const bodyTypes = /^(?:application\/(?:json|octet-stream)|image\/(?:avif|gif|jpeg|png|webp))(?:\s*;|$)/i;

function isSame(given: string, expected: string): boolean {
  // Digests have equal lengths, which timingSafeEqual needs.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** The host that the client named, if it is one of the studio's own. Any other may lead here by DNS rebinding. */
function ownHost(request: IncomingMessage, port: number): string | undefined {
  const [host, ...others] = request.headersDistinct.host ?? [];
  const own = hostNames.map((name) => new URL(`http://${name}:${port}`).host);
  return host !== undefined && others.length === 0 && own.includes(host.toLowerCase()) ? host : undefined;
}

/** Whether a page of another origin made the request. Browsers do not let pages forge these headers. */
function isForeign({ headers }: IncomingMessage, host: string, isDocument: boolean): boolean {
  const site = headers['sec-fetch-site'];
  if (headers.origin !== undefined && headers.origin !== `http://${host}`) return true;
  // Browsers send "none" for an address that a person has typed, opened from a bookmark or started from a terminal.
  return site !== undefined && site !== 'same-origin' && !(site === 'none' && isDocument);
}

/**
 * Says why a request must not be answered; undefined if it may. Call it first for every request: pages of other sites, and of other
 * ports of this computer, run in the same browser and can send requests here.
 */
export function guardRequest(request: IncomingMessage, { port, token }: GuardOptions): Refusal | undefined {
  const { method, headers, url = '' } = request;
  const host = ownHost(request, port);
  if (host === undefined)
    return { status: 421, message: `Open the studio at http://127.0.0.1:${port}, not under another name.` };
  const path = url.replace(/\?.*$/s, '');
  if (!plainPath.test(path)) return { status: 400, message: 'The studio has no such path.' };
  const isApi = /^\/api(?:\/|$)/i.test(path);
  if (method !== 'GET' && !(method === 'POST' && isApi))
    return { status: 405, message: 'The studio accepts only GET, and POST below /api/.' };
  if (headers.upgrade !== undefined) return { status: 400, message: 'The studio has no WebSockets.' };
  // A service worker would see all later requests, also when another program has this port.
  if (headers['service-worker'] !== undefined)
    return { status: 400, message: 'The studio has no service workers.' };
  if (isForeign(request, host, !isApi))
    return {
      status: 403,
      message: 'The studio answers no other page. Open it with the URL from the terminal.',
    };
  if (!isApi) return undefined;
  const [, given] = /^Bearer ([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (given === undefined || !isSame(given, token))
    return {
      status: 401,
      message: 'The token is missing or wrong. Open the studio with the URL from the terminal.',
    };
  if (method === 'POST' && !bodyTypes.test(headers['content-type'] ?? ''))
    return { status: 415, message: 'Send JSON as application/json, and files as application/octet-stream.' };
  return undefined;
}
