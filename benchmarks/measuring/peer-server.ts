import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { possiblePageFiles } from '../../packages/pagewright/src/pipeline/files/page-files.ts';

/** Media types of the files that the pages load. All but pictures and fonts are compressed. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};
const compressed = /^(?:text|application)\/|svg/;

/** What is served at an address of its own. */
export interface Contender {
  readonly name: string;
  /** Folder of its files. */
  readonly folder: string;
  /** Folder of the site, from which stylesheets, fonts and pictures come. */
  readonly shared: string;
  /** Changes a document before it is compressed. */
  readonly document?: (html: string) => string;
}

export interface ServedContender extends Contender {
  readonly origin: string;
  /** Bytes of the body that is sent for a path; undefined if it was never sent. */
  sentBytes(path: string): number | undefined;
  close(): void;
}

async function firstFile(files: readonly string[]): Promise<Buffer | undefined> {
  for (const file of files) {
    const found = await readFile(file).catch(() => undefined);
    if (found) return found;
  }
  return undefined;
}

/** Serves a contender's files as a static host does, with the same headers for all. Keeps what it has compressed. */
export async function serveContender(contender: Contender): Promise<ServedContender> {
  const bodies = new Map<string, Buffer>();

  async function bodyOf(address: string): Promise<Buffer | undefined> {
    const kept = bodies.get(address);
    if (kept) return kept;
    const extension = path.extname(address);
    const names = extension === '' ? possiblePageFiles(address.replace(/^\/|\/$/g, '')) : [address];
    const folders = extension === '' || extension === '.js' ? [] : [contender.shared];
    let body = await firstFile(
      [contender.folder, ...folders].flatMap((folder) => names.map((name) => path.join(folder, name))),
    );
    if (!body) return undefined;
    if (extension === '' && contender.document) body = Buffer.from(contender.document(body.toString()));
    if (compressed.test(typeOf(address))) body = await promisify(brotliCompress)(body);
    bodies.set(address, body);
    return body;
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const address = decodeURIComponent(pathname);
    const body = await bodyOf(address);
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    const type = typeOf(address);
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...(compressed.test(type) && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  const port = typeof listening === 'object' && listening ? listening.port : 0;
  return {
    ...contender,
    origin: `http://127.0.0.1:${port}`,
    sentBytes: (address) => bodies.get(address)?.length,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function typeOf(address: string): string {
  return types[path.extname(address) || '.html'] ?? 'application/octet-stream';
}
