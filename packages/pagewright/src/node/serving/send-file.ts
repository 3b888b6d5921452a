import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';
import { namesEtag } from '../../pipeline/files/names-etag.ts';
import type { OpenFile } from './open-file.ts';

interface Range {
  readonly start: number;
  /** Last byte, included. */
  readonly end: number;
}

/**
 * The requested range. Undefined if the response must be the whole file: the request has no range, several ranges, or a unit other than
 * bytes.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14
 */
function rangeOf({ headers }: IncomingMessage, size: number): Range | 'unsatisfiable' | undefined {
  // Responses have no strong validator, so an `If-Range` header never matches.
  if (headers['if-range'] !== undefined) return undefined;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

function typeOf(name: string): string {
  // mrmime does not know icons, and browsers ignore an icon of an unknown type.
  const type = name.endsWith('.ico') ? 'image/x-icon' : (lookup(name) ?? 'application/octet-stream');
  return type === 'text/html' ? 'text/html; charset=utf-8' : type;
}

/** The most bytes that are read at once, which takes less time than a stream. */
const readAtOnce = 256 * 1024;

/** Sends the bytes of a range. Closes the connection if that fails, so that the client does not wait for the rest. */
async function sendBytes({ handle }: OpenFile, range: Range, response: ServerResponse): Promise<void> {
  if (range.end < range.start) {
    response.end();
    return;
  }
  const length = range.end - range.start + 1;
  if (length <= readAtOnce) {
    const bytes = await handle
      .read(Buffer.allocUnsafe(length), 0, length, range.start)
      .catch(() => undefined);
    if (bytes?.bytesRead === length) response.end(bytes.buffer);
    else response.destroy();
    return;
  }
  const stream = handle.createReadStream({ ...range, autoClose: false });
  try {
    await pipeline(stream, response, { end: false });
  } catch {
    // The client has closed the connection, or the file cannot be read.
    response.destroy();
    return;
  }
  if (stream.bytesRead === length) response.end();
  else response.destroy();
}

/** Sends an open file and closes it. Keeps the headers that the response already has. */
export async function sendFile(
  file: OpenFile,
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404 = 200,
): Promise<void> {
  try {
    const { size, encoding } = file;
    const isPage = status === 200;
    const etag = `W/"${size}-${file.modified.getTime()}"`;
    response.setHeader('Vary', 'Accept-Encoding');
    if (isPage) {
      response.setHeader('ETag', etag);
      response.setHeader('Last-Modified', file.modified.toUTCString());
      response.setHeader('Accept-Ranges', 'bytes');
      if (namesEtag(request.headers['if-none-match'], etag)) {
        response.writeHead(304).end();
        return;
      }
    }
    const range = isPage && encoding === undefined ? rangeOf(request, size) : undefined;
    if (range === 'unsatisfiable') {
      response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
      return;
    }
    const bytes = range ?? { start: 0, end: size - 1 };
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', typeOf(file.name));
    if (encoding) response.setHeader('Content-Encoding', encoding);
    if (range) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
    response.setHeader('Content-Length', bytes.end - bytes.start + 1);
    response.writeHead(range ? 206 : status);
    if (request.method === 'HEAD') response.end();
    else await sendBytes(file, bytes, response);
  } finally {
    await file.handle.close();
  }
}
