import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../../pagewright/src/node/serving/listening-address.ts';
import { answerHeaders, documentHeaders } from '../../src/node/http/answer-headers.ts';
import { guardRequest } from '../../src/node/http/guard-requests.ts';
import { BodyTooLargeError, readBody } from '../../src/node/http/read-body.ts';

const token = 'a'.repeat(43);
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer(async (incoming, response) => {
    const refusal = guardRequest(incoming, { port, token });
    if (refusal) return response.writeHead(refusal.status, { connection: 'close' }).end(refusal.message);
    try {
      response.end(`${(await readBody(incoming, 10)).length} bytes`);
    } catch (error) {
      response.writeHead(error instanceof BodyTooLargeError ? 413 : 500, { connection: 'close' }).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = Number(new URL(addressOf(server, 0)).port);
});
afterAll(() => server.close());

interface Sent {
  readonly method?: string;
  readonly path?: string;
  /** `PORT` is replaced by the port of the studio. */
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string;
}

/** Sends a request like a browser or another program. Resolves with the status. */
function send({ method = 'GET', path = '/', headers = {}, body }: Sent): Promise<number> {
  const withPort = (value: string) => value.replace('PORT', String(port));
  const named = Object.entries({ host: '127.0.0.1:PORT', ...headers }).map(
    ([name, value]) => [name, Array.isArray(value) ? value.map(withPort) : withPort(value)] as const,
  );
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path, headers: Object.fromEntries(named), agent: false },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const bearer = { authorization: `Bearer ${token}` };
const own = { ...bearer, origin: 'http://127.0.0.1:PORT', 'sec-fetch-site': 'same-origin' };
const json = { 'content-type': 'application/json' };

describe('the studio answers', () => {
  it.each<[what: string, sent: Sent]>([
    ['the address that a person opens', { headers: { 'sec-fetch-site': 'none' } }],
    ['its own scripts', { path: '/assets/main-B_1.js?v=1', headers: { 'sec-fetch-site': 'same-origin' } }],
    [
      'its window at localhost',
      { path: '/api/files', headers: { ...bearer, host: 'localhost:PORT', origin: 'http://localhost:PORT' } },
    ],
    ['its window at [::1]', { path: '/api/files', headers: { ...bearer, host: '[::1]:PORT' } }],
    ['a request of its window', { path: '/api/files?file=page-configs%2Fa.json', headers: own }],
    [
      'JSON of its window',
      {
        method: 'POST',
        path: '/api/step',
        headers: { ...own, 'content-type': 'application/json; charset=utf-8' },
        body: '{}',
      },
    ],
    [
      'an image of its window',
      { method: 'POST', path: '/api/upload', headers: { ...own, 'content-type': 'image/png' }, body: 'x' },
    ],
  ])('%s', async (_, sent) => {
    expect(await send(sent)).toBe(200);
  });
});

describe('the studio refuses', () => {
  it.each<[what: string, status: number, sent: Sent]>([
    [
      'a service worker, which would stay',
      400,
      { path: '/studio.js', headers: { ...own, 'service-worker': 'script' } },
    ],
    ['a name that leads here by DNS rebinding', 421, { headers: { host: 'evil.example:PORT' } }],
    ['a name that starts like its own', 421, { headers: { host: '127.0.0.1.evil.example:PORT' } }],
    ['another port', 421, { headers: { host: '127.0.0.1:1' } }],
    ['no port', 421, { headers: { host: '127.0.0.1' } }],
    ['credentials in the host', 421, { headers: { host: 'evil@127.0.0.1:PORT' } }],
    ['an absolute URL, as for a proxy', 400, { path: 'http://127.0.0.1/api/files', headers: own }],
    [
      'another page on localhost',
      403,
      {
        path: '/api/files',
        headers: { ...bearer, 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:6181' },
      },
    ],
    [
      'its own page under its other name',
      403,
      { path: '/api/files', headers: { ...own, origin: 'http://localhost:PORT' } },
    ],
    ['a sandboxed frame', 403, { path: '/api/files', headers: { ...bearer, origin: 'null' } }],
    [
      'an image or script tag, or a frame, of another site',
      403,
      { path: '/assets/main.js', headers: { 'sec-fetch-site': 'cross-site' } },
    ],
    [
      'a link or a prefetch of another site',
      403,
      { headers: { 'sec-fetch-site': 'cross-site', 'sec-purpose': 'prefetch' } },
    ],
    [
      'an old browser without Sec-Fetch headers',
      403,
      {
        method: 'POST',
        path: '/api/step',
        headers: { ...bearer, ...json, origin: 'http://evil.example' },
        body: '{}',
      },
    ],
    [
      'the API in the address bar',
      403,
      { path: '/api/files', headers: { ...bearer, 'sec-fetch-site': 'none' } },
    ],
    [
      'a form that another site submits',
      403,
      {
        method: 'POST',
        path: '/api/step',
        headers: { origin: 'http://evil.example', 'content-type': 'text/plain' },
        body: '{}',
      },
    ],
    [
      'a form without Origin',
      401,
      { method: 'POST', path: '/api/step', headers: { 'content-type': 'text/plain' }, body: '{}' },
    ],
    [
      'text as JSON',
      415,
      { method: 'POST', path: '/api/step', headers: { ...own, 'content-type': 'text/plain' }, body: '{}' },
    ],
    [
      'a type that only starts alike',
      415,
      {
        method: 'POST',
        path: '/api/step',
        headers: { ...own, 'content-type': 'application/jsonx' },
        body: '{}',
      },
    ],
    [
      'SVG',
      415,
      {
        method: 'POST',
        path: '/api/upload',
        headers: { ...own, 'content-type': 'image/svg+xml' },
        body: '<svg/>',
      },
    ],
    ['no type', 415, { method: 'POST', path: '/api/step', headers: own, body: '{}' }],
    ['no token', 401, { path: '/api/files' }],
    ['the API itself without token', 401, { path: '/api' }],
    ['the API in upper case without token', 401, { path: '/API/files' }],
    ['a wrong token', 401, { path: '/api/files', headers: { authorization: `Bearer ${'b'.repeat(43)}` } }],
    ['a short token', 401, { path: '/api/files', headers: { authorization: 'Bearer a' } }],
    ['a token as password', 401, { path: '/api/files', headers: { authorization: `Basic ${token}` } }],
    ['an encoded path', 400, { path: '/%61pi/files' }],
    ['two slashes', 400, { path: '//api/files' }],
    ['dots', 400, { path: '/assets/../api/files' }],
    ['a backslash', 400, { path: '/assets\\..\\api' }],
    ['POST outside of the API', 405, { method: 'POST', path: '/', headers: { ...own, ...json } }],
    ['other methods', 405, { method: 'DELETE', path: '/api/files', headers: own }],
    [
      'a preflight',
      405,
      {
        method: 'OPTIONS',
        path: '/api/files',
        headers: { origin: 'http://evil.example', 'access-control-request-method': 'POST' },
      },
    ],
    [
      'a WebSocket',
      400,
      { headers: { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-key': 'x' } },
    ],
  ])('%s', async (_, status, sent) => {
    expect(await send(sent)).toBe(status);
  });

  it('bodies that are too long, whether their length is announced or not', async () => {
    const post = { method: 'POST', path: '/api/step', body: 'x'.repeat(11) };
    expect(await send({ ...post, headers: { ...own, ...json } })).toBe(413);
    expect(await send({ ...post, headers: { ...own, ...json, 'transfer-encoding': 'chunked' } })).toBe(413);
    expect(await send({ ...post, headers: { ...own, ...json }, body: 'x'.repeat(10) })).toBe(200);
  });
});

describe('the headers of the studio', () => {
  it('allow its document only its own scripts, styles with a new nonce, and the frame', () => {
    const options = { frame: 'http://127.0.0.1:6181/', images: ['https://content.example/wp'] };
    const [first, second] = [documentHeaders(options), documentHeaders(options)];
    expect(first.nonce).not.toBe(second.nonce);
    expect(first.headers).toMatchObject({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    expect(first.headers['Content-Security-Policy']?.replace(first.nonce, 'NONCE').split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'nonce-NONCE'",
      "img-src 'self' data: blob: http://127.0.0.1:6181 https://content.example",
      "font-src 'self'",
      "connect-src 'self'",
      'frame-src http://127.0.0.1:6181',
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  it('forbid every other answer to be framed, or read as a document', () => {
    expect(answerHeaders['Content-Security-Policy']).toContain("default-src 'none'; frame-ancestors 'none'");
    expect(answerHeaders['Cross-Origin-Resource-Policy']).toBe('same-origin');
  });

  it('ask for a process that the page in the frame does not share', () => {
    expect(
      documentHeaders({ frame: 'http://127.0.0.1:6181', images: [] }).headers['Origin-Agent-Cluster'],
    ).toBe('?1');
  });
});
