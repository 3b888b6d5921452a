import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { responseSender } from '../../src/node/serving/send-response.ts';
import { closeServer } from '../../src/node/serving/static-server.ts';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let server: Server;
let port: number;
/** Answers standard requests. */
const respond = vi.fn(async (_request: Request) => new Response());
const text = 'A mile of rope. '.repeat(100);
const page = (headers: Record<string, string> = {}, body: string | null = text, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });

beforeEach(async () => {
  respond.mockReset().mockImplementation(async () => page());
  const send = responseSender();
  server = createServer((message, response) => void send(message, response, respond));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(() => closeServer(server));

/** Sends a request; `fetch` would decompress the response. */
function ask(accepted: string | undefined, method = 'GET', body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const sent = request({ host: '127.0.0.1', port, path: '/page?a=b', method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    // A connection that closes after the response, while the body is still being sent, is not reported to the request.
    sent.on('socket', (socket) => socket.on('error', reject));
    sent.end(body);
  });
}

test('a text is compressed as well as the client accepts', async () => {
  const [brotli, gzip] = [await ask('gzip, deflate, br'), await ask('gzip')];
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
  expect(gunzipSync(gzip.body).toString()).toBe(text);
  for (const { headers, body } of [brotli, gzip])
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(body.length) });
});

test.each([undefined, 'identity', 'br;q=0'])(
  'a text stays plain for a client that accepts %s',
  async (accepted) => {
    const { headers, body } = await ask(accepted);
    expect(body.toString()).toBe(text);
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(text.length) });
    expect(headers).not.toHaveProperty('content-encoding');
  },
);

test.each([
  ['is not text', { 'Content-Type': 'application/json' }],
  ['has no type', { 'Content-Type': '' }],
])('a response that %s is the same for all clients', async (_, more) => {
  respond.mockImplementation(async () => page(more));
  const { headers, body } = await ask('br');
  expect(body.toString()).toBe(text);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('vary');
});

test('a body is compressed once for each ETag and encoding', async () => {
  respond.mockImplementationOnce(async () => page({ ETag: '"1"' }));
  const first = await ask('br');
  respond.mockImplementation(async () => page({ ETag: '"1"' }, 'Other text'));
  expect((await ask('br')).body).toEqual(first.body);
  expect(gunzipSync((await ask('gzip')).body).toString()).toBe('Other text');
  respond.mockImplementation(async () => page({ ETag: '"2"' }, 'Newer text'));
  expect(brotliDecompressSync((await ask('br')).body).toString()).toBe('Newer text');
});

test('bodies without an ETag are not confused with each other', async () => {
  await ask('br');
  respond.mockImplementation(async () => page({}, 'Other text'));
  expect(brotliDecompressSync((await ask('br')).body).toString()).toBe('Other text');
});

test('a response without a body is not compressed', async () => {
  respond.mockImplementation(async () => page({}, ''));
  const { headers } = await ask('br');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers['content-length']).toBe('0');
});

test('a response for a page that the client already has has no length, and neither has a response to HEAD', async () => {
  respond.mockImplementationOnce(async () => page({ ETag: '"1"' }, null, 304));
  const known = await ask('br');
  expect(known).toMatchObject({ status: 304, headers: { etag: '"1"' } });
  respond.mockImplementationOnce(async () => page({}, null));
  const head = await ask('br', 'HEAD');
  for (const { headers } of [known, head]) expect(headers).not.toHaveProperty('content-length');
});

test('the site gets the method, the URL, the headers and the body of the request', async () => {
  let body: string | undefined;
  respond.mockImplementation(async (standard) => {
    body = await standard.text();
    return page({}, 'Sent', 201);
  });
  expect(await ask('gzip', 'POST', 'name=Ann')).toMatchObject({ status: 201 });
  const standard = respond.mock.lastCall?.[0];
  expect([standard?.method, standard?.url, body]).toEqual(['POST', 'http://localhost/page?a=b', 'name=Ann']);
  expect(standard?.headers.get('accept-encoding')).toBe('gzip');
});

test.each([
  [1_000_000, 1_000_000],
  [5_000_000, 1_200_000],
])('the site reads at most %i bytes of a body, which has %i', async (bytes, most) => {
  const sizes: number[] = [];
  respond.mockImplementation(async (standard) => {
    sizes.push((await standard.arrayBuffer()).byteLength);
    return page();
  });
  // Node may close the connection when it stops reading.
  await ask('br', 'POST', 'a'.repeat(bytes)).catch(() => {});
  await vi.waitFor(() => expect(sizes).toHaveLength(1));
  expect(sizes[0]).toBeGreaterThanOrEqual(1_000_000);
  expect(sizes[0]).toBeLessThanOrEqual(most);
});
