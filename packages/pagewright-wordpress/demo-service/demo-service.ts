import type { IncomingMessage, ServerResponse } from 'node:http';
import { DemoContent } from './demo-content.ts';
import { longestBodyOf } from './form-body.ts';
import { FormMessages } from './form-messages.ts';
import { parseQuery } from './list-parameters.ts';
import { type ImageIndex, MediaLibrary } from './media-library.ts';
import { type RestAnswer, restError } from './rest-answer.ts';
import { createRouter } from './rest-router.ts';

export interface DemoServiceOptions {
  /** Folder of the demo content, `demo-content`. Read anew for each request. */
  readonly contentDir: string;
  /** File that gets a line of JSON for each message of a contact form; made with its folder when there is none. */
  readonly messagesFile: string;
  /** Sizes of the files in `public/`, as `readImageIndex` gives them. */
  readonly images: ImageIndex;
}

/** Answers what lies below `/wp-json/` and resolves to true; anything else is left alone and gives false. */
export type DemoService = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Reads on to the end where the body is too long, so that the answer reaches its sender. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const longest = longestBodyOf(request.headers['content-type'] ?? '');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part));
    size += bytes.length;
    if (size <= longest) parts.push(bytes);
    if (size > 64 * longest) {
      request.destroy();
      break;
    }
  }
  return size > longest ? undefined : Buffer.concat(parts);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Headers that WordPress sends with every answer of its REST service. */
function commonHeaders(
  request: IncomingMessage,
  restRoot: string,
  methods: readonly string[],
): Record<string, string> {
  const { origin } = request.headers;
  return {
    'Content-Type': 'application/json; charset=UTF-8',
    'X-Robots-Tag': 'noindex',
    'X-Content-Type-Options': 'nosniff',
    Link: `<${restRoot}>; rel="https://api.w.org/"`,
    'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link',
    'Access-Control-Allow-Headers':
      'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
    Vary: 'Origin',
    'Cache-Control': 'no-cache',
    ...(methods.length > 0 ? { Allow: methods.join(', ') } : {}),
    ...(origin === undefined
      ? {}
      : {
          'Access-Control-Allow-Origin': origin,
          'Access-Control-Allow-Methods': 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
          'Access-Control-Allow-Credentials': 'true',
        }),
  };
}

/** The content service that comes with the project: WordPress's manners over the files of the demo content. */
export function createDemoService({ contentDir, messagesFile, images }: DemoServiceOptions): DemoService {
  const media = new MediaLibrary(images);
  const service = { content: new DemoContent(contentDir), messages: new FormMessages(messagesFile) };
  const run = createRouter(service);

  return async (request, response) => {
    const [path = '', ...search] = (request.url ?? '').split('?');
    if (path !== '/wp-json' && !path.startsWith('/wp-json/')) return false;
    const restRoot = `http://${request.headers.host ?? '127.0.0.1'}/wp-json/`;
    const query = parseQuery(new URLSearchParams(search.join('?')));
    const route = decoded(path.slice('/wp-json'.length).replace(/\/$/, ''));
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    let outcome: { answer: RestAnswer; methods: string[] };
    try {
      const asked = {
        method,
        route: route ?? '/%',
        contentType: request.headers['content-type'] ?? '',
        accept: request.headers.accept ?? '',
        body: () => readBody(request),
      };
      outcome =
        request.headers['x-wp-nonce'] === undefined
          ? await run(asked, { query, media, restRoot })
          : { answer: restError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed'), methods: [] };
    } catch (error) {
      console.error(`Demo content: ${error instanceof Error ? error.message : String(error)}`);
      const message = 'There has been a critical error on this website.';
      outcome = { answer: restError(500, 'internal_server_error', message), methods: [] };
    }
    const { answer, methods } = outcome;
    const body = Buffer.from(answer.html ?? JSON.stringify(answer.body));
    const common = commonHeaders(request, restRoot, methods);
    const links = [common.Link, answer.headers?.Link].filter((link) => link !== undefined).join(', ');
    response.writeHead(answer.status, {
      ...common,
      ...answer.headers,
      Link: links,
      'Content-Length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
