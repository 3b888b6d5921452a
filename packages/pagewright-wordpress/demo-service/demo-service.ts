import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ContentTypes, resolveContentTypes } from '../src/site-types/content-model.ts';
import { BrokenFile, DemoContent } from './demo-content.ts';
import { longestBodyOf } from './form-body.ts';
import { FormMessages } from './form-messages.ts';
import { parseQuery } from './list-parameters.ts';
import { type ImageIndex, MediaLibrary } from './media-library.ts';
import { type RestResponse, restError } from './rest-response.ts';
import { createRouter } from './rest-router.ts';

export interface DemoServiceOptions {
  /** Folder of the demo content. It is read for each request, so edits show at once. */
  readonly contentDir: string;
  /** Content types of the site, which give the routes. */
  readonly contentTypes: ContentTypes;
  /** File that receives one line of JSON for each message of a contact form; created with its folder when it is missing. */
  readonly messagesFile: string;
  /** Sizes of the images in `public/`, as `readImageIndex` returns them. */
  readonly images: ImageIndex;
}

/** Answers a request below `/wp-json/` and resolves to true; ignores any other request and resolves to false. */
export type DemoService = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Undefined for a body that is too long. It is still read to its end, because otherwise the sender would not get the response. */
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

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Headers that WordPress sends with every response of its REST API. */
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
    'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link, ETag',
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

/**
 * Creates a content service that behaves like WordPress and reads the files of the demo content. Throws an Error if a content type is
 * invalid.
 */
export function createDemoService(options: DemoServiceOptions): DemoService {
  const { contentDir, contentTypes, messagesFile, images } = options;
  const media = new MediaLibrary(images);
  const run = createRouter({
    content: new DemoContent(contentDir),
    types: resolveContentTypes(contentTypes),
    messages: new FormMessages(messagesFile),
  });

  return async (request, serverResponse) => {
    const [path = '', ...search] = (request.url ?? '').split('?');
    if (path !== '/wp-json' && !path.startsWith('/wp-json/')) return false;
    const restRoot = `http://${request.headers.host ?? '127.0.0.1'}/wp-json/`;
    const query = parseQuery(new URLSearchParams(search.join('?')));
    const route = decodePath(path.slice('/wp-json'.length).replace(/\/$/, ''));
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    let outcome: { response: RestResponse; methods: string[] };
    try {
      const restRequest = {
        method,
        route: route ?? '/%',
        contentType: request.headers['content-type'] ?? '',
        accept: request.headers.accept ?? '',
        body: () => readBody(request),
      };
      outcome =
        request.headers['x-wp-nonce'] === undefined
          ? await run(restRequest, { query, media, restRoot })
          : {
              response: restError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed'),
              methods: [],
            };
    } catch (error) {
      if (!(error instanceof BrokenFile)) console.error(error);
      const message = 'There has been a critical error on this website.';
      outcome = { response: restError(500, 'internal_server_error', message), methods: [] };
    }
    const { response, methods } = outcome;
    const body = Buffer.from(response.html ?? JSON.stringify(response.body));
    const digest = createHash('md5').update(body).digest('hex');
    const hasTag = method === 'GET' && response.status === 200;
    const isCurrent = hasTag && (request.headers['if-none-match'] ?? '').includes(digest);
    const common = commonHeaders(request, restRoot, methods);
    const links = [common.Link, response.headers?.Link].filter((link) => link !== undefined).join(', ');
    serverResponse.writeHead(isCurrent ? 304 : response.status, {
      ...common,
      ...response.headers,
      Link: links,
      ...(hasTag ? { ETag: `W/"${digest}"` } : {}),
      ...(isCurrent ? {} : { 'Content-Length': body.length }),
    });
    serverResponse.end(isCurrent || request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
