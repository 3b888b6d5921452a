import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { recentCache } from '../../memory/recent-cache.ts';
import { acceptsEncoding } from './open-file.ts';

/** In bytes. */
const maxCompressed = 32_000_000;
const maxBody = 1_000_000;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Fast compression, because pages are compressed while a visitor waits. Builds compress their files better. */
const compress = {
  br: (text: Uint8Array) => toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: Uint8Array) => toGzip(text, { level: 6 }),
} as const;

type Encoding = keyof typeof compress;

/** The body of a request, cut off at a size that valid requests never reach. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.length;
    if (size > maxBody) break;
  }
  return Buffer.concat(chunks);
}

async function standardRequest(request: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers, url = '/' } = request;
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: entries,
    body: hasBody ? new Uint8Array(await readBody(request)) : null,
  });
}

/** Returns a function that answers a Node request with a standard response, compressed if the client accepts that. */
export function responseSender() {
  const compressed = recentCache<Buffer>(maxCompressed, ({ length }) => length);

  /** Compresses a body once per ETag. */
  async function encode(body: Buffer, encoding: Encoding, etag: string | null): Promise<Buffer> {
    const key = `${encoding} ${etag}`;
    const known = etag === null ? undefined : compressed.get(key);
    if (known) return known;
    const bytes = await compress[encoding](body);
    if (etag !== null) compressed.set(key, bytes);
    return bytes;
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    respond: (request: Request) => Promise<Response>,
  ): Promise<void> => {
    const standard = await respond(await standardRequest(request));
    const headers = Object.fromEntries(standard.headers);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((each) => acceptsEncoding(accepted, each));
    const isText = standard.headers.get('content-type')?.startsWith('text/') ?? false;
    const body = Buffer.from(await standard.arrayBuffer());
    const isCompressed = isText && encoding !== undefined && body.length > 0;
    const bytes = isCompressed ? await encode(body, encoding, standard.headers.get('etag')) : body;
    response.writeHead(standard.status, {
      ...headers,
      ...(isText ? { vary: 'Accept-Encoding' } : {}),
      ...(isCompressed ? { 'content-encoding': encoding } : {}),
      ...(standard.status === 304 || request.method === 'HEAD' ? {} : { 'content-length': bytes.length }),
    });
    response.end(bytes);
  };
}
