import type { IncomingHttpHeaders } from 'node:http';
import { serviceUrl } from '../../content/requests/service-url.ts';
import type { ServiceHandler } from '../../project/content-tools.ts';

/** Headers of a request that concern the connection to the browser, or that could identify somebody to the service. */
const ownRequestHeaders =
  /^(?:host|connection|keep-alive|cookie|origin|referer|authorization|accept-encoding)$|^(?:sec|x-pagewright)-/;

/** Headers of a response that concern the connection to the service, or its own origin. */
const ownResponseHeaders =
  /^(?:connection|keep-alive|transfer-encoding|content-encoding|content-length|set-cookie)$|^access-control-/;

function sentHeaders(headers: IncomingHttpHeaders): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !ownRequestHeaders.test(name) ? [[name, value]] : [],
  );
}

/**
 * Answers reads with the responses of a content service. Only the dev server uses it: its documents have no content, so its pages must read
 * each service, also a service that does not answer browsers.
 * @param base base URL of the service
 * @param send a `fetch` with the credentials of the service
 */
export function serviceProxy(base: string, send: typeof fetch): ServiceHandler {
  return async ({ method, url = '/', headers }, response) => {
    if (method !== 'GET') {
      response.writeHead(405, { Allow: 'GET' }).end();
      return true;
    }
    try {
      const answer = await send(serviceUrl(base, url), { headers: sentHeaders(headers) });
      const received = [...answer.headers].filter(([name]) => !ownResponseHeaders.test(name));
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, Object.fromEntries(received)).end(body);
    } catch (error) {
      response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.message : String(error));
    }
    return true;
  };
}
