import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import { ExplainedError, servers } from 'pagewright/tooling/node';
import type { ServerMessage, StreamMessage } from '../../browser/protocol.ts';
import { answerHeaders, documentHeaders } from './answer-headers.ts';
import { type AppFiles, appIcon, appScript, appStyle } from './app-files.ts';
import { guardRequest } from './guard-requests.ts';
import { BodyTooLargeError, readBody } from './read-body.ts';
import { CallError, type StudioCall } from './studio-call.ts';

interface StudioServerOptions {
  readonly port: number;
  readonly token: string;
  readonly app: AppFiles;
  /** The origin of the frame, read for each request, because its server starts later. */
  readonly frameOrigin: () => string;
  /** Further origins of images, read for each request. */
  readonly imageOrigins?: () => readonly string[];
  /** The calls by their paths below `/api/`. */
  readonly calls: ReadonlyMap<string, StudioCall>;
  /** Calls with a body that is not JSON. */
  readonly uploads: ReadonlyMap<string, (bytes: Uint8Array, query: URLSearchParams) => Promise<unknown>>;
  /** The first message for a window; undefined while the studio starts. The window then tries again. */
  readonly hello: () => ServerMessage | undefined;
}

/** Largest bodies in bytes. */
const maxJson = 32 * 1024 * 1024;
const maxUpload = 20 * 1024 * 1024;

/** Most streams at once. Browsers open six connections to a server, and each window needs others for its calls. */
const mostStreams = 3;

/** Milliseconds between signs of life on a stream. */
const heartbeat = 15_000;

/** The server of the studio: the user interface, and what it calls. It serves nothing of the site. */
export class HttpStudio {
  readonly server: Server;
  readonly #options: StudioServerOptions;
  readonly #windows = new Set<ServerResponse>();

  constructor(options: StudioServerOptions) {
    this.#options = options;
    this.server = servers.createHttpServer((request, response) => {
      this.#respond(request, response).catch((error: unknown) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else sendJson(response, 500, { error: 'The studio has a defect. The terminal shows it.' });
      });
    });
    this.server.on('close', () => {
      for (const window of this.#windows) window.destroy();
    });
  }

  /** Sends a message to all windows. */
  send(message: ServerMessage): void {
    const line = `${JSON.stringify(message)}\n`;
    for (const window of this.#windows) window.write(line);
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { token } = this.#options;
    const address = this.server.address();
    const port = typeof address === 'object' && address ? address.port : this.#options.port;
    for (const [name, value] of Object.entries(answerHeaders)) response.setHeader(name, value);
    const refused = guardRequest(request, { port, token });
    if (refused) return sendJson(response, refused.status, { error: refused.message });
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/' && new URL(`http://${request.headers.host}`).hostname !== '127.0.0.1') {
      // The frame shows the site only to a window at this address. Browsers keep the token after the #.
      response.writeHead(307, { Location: `http://127.0.0.1:${port}/` }).end();
      return;
    }
    if (!pathname.startsWith('/api/')) return this.#sendApp(pathname.slice(1), response);
    const name = pathname.slice('/api/'.length);
    if (name === 'stream') return this.#openStream(response);
    await this.#call(name, searchParams, request, response);
  }

  async #call(
    name: string,
    query: URLSearchParams,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { calls, uploads } = this.#options;
    const call = calls.get(name);
    const upload = uploads.get(name);
    if (request.method !== 'POST' || !(call || upload))
      return sendJson(response, 404, { error: `There is no call ${name}.` });
    try {
      const body = await readBody(request, upload ? maxUpload : maxJson);
      const answer = upload ? await upload(body, query) : await call?.(JSON.parse(body.toString()));
      sendJson(response, 200, answer ?? {});
    } catch (error) {
      const status = statusOf(error);
      if (status === undefined || !(error instanceof Error)) throw error;
      if (status === 413) response.setHeader('Connection', 'close');
      sendJson(response, status, { error: error.message });
    }
  }

  #openStream(response: ServerResponse): void {
    const hello = this.#options.hello();
    if (!hello) {
      sendJson(response, 503, { error: 'The studio is starting.' });
      return;
    }
    this.#park();
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
    response.write(`${JSON.stringify(hello)}\n`);
    this.#windows.add(response);
    const timer = setInterval(() => {
      if (!response.writableEnded) response.write('\n');
    }, heartbeat);
    response.on('close', () => {
      clearInterval(timer);
      this.#windows.delete(response);
    });
  }

  /** Ends the streams that were opened first, to make room for one. Their windows connect again when a person uses them. */
  #park(): void {
    const parked: StreamMessage = { type: 'parked' };
    for (const window of [...this.#windows].slice(0, Math.max(0, this.#windows.size + 1 - mostStreams))) {
      this.#windows.delete(window);
      window.end(`${JSON.stringify(parked)}\n`);
    }
  }

  #sendApp(name: string, response: ServerResponse): void {
    const file = this.#options.app.get(name);
    if (file !== undefined) {
      response.writeHead(200, { 'Content-Type': lookup(name) ?? 'application/octet-stream' }).end(file);
      return;
    }
    if (name !== '') {
      sendJson(response, 404, { error: 'There is no such file.' });
      return;
    }
    const { frameOrigin, imageOrigins } = this.#options;
    const { nonce, headers } = documentHeaders({ frame: frameOrigin(), images: imageOrigins?.() ?? [] });
    response
      .writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' })
      .end(documentText(nonce));
  }
}

/** The HTTP status for what a call has thrown; undefined for a defect of the studio. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof CallError) return error.status;
  if (error instanceof ExplainedError) return 422;
  if (error instanceof SyntaxError) return 400;
  return error instanceof BodyTooLargeError ? 413 : undefined;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** The document of the studio. Its nonce is for styles that the JSON view adds. */
function documentText(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="style-nonce" content="${nonce}">
<title>Pagewright studio</title>
<link rel="icon" href="/${appIcon}" type="image/svg+xml">
<link rel="stylesheet" href="/${appStyle}">
<script type="module" src="/${appScript}"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
}
