import type { IncomingMessage } from 'node:http';

/** A request has a larger body than is accepted. Answer it with status 413 and `Connection: close`. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/**
 * The body of a request. Rejects with a BodyTooLargeError if it has more bytes than `maxBytes`, without reading the rest, and with
 * another error if the client goes away before the end.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new BodyTooLargeError(`The request has more than ${maxBytes.toLocaleString('en')} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // The default would close the connection on the way out, and the client would see no answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
