import type { IncomingHttpHeaders } from 'node:http';
import { ContentError } from '../../content/content-error.ts';
import type { ServiceLabel, ServiceSetting } from '../../content/requests/content-service-call.ts';
import { serviceUrl } from '../../content/requests/service-url.ts';
import { repairOf } from '../../pipeline/reading/content-warnings.ts';
import type { Warning } from '../../pipeline/warnings.ts';
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

/** A content service that the dev server reads for browsers. */
interface ProxiedService {
  /** Its base URL. */
  readonly base: string;
  /** A `fetch` with its credentials. */
  readonly send: typeof fetch;
  readonly label: ServiceLabel;
  readonly setting: ServiceSetting | undefined;
}

/** Why a service was not reached, such as `connect ECONNREFUSED 127.0.0.1:4899`: the message of `fetch` says only that it failed. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  const code: unknown = Reflect.get(cause, 'code');
  return cause.message || String(code);
}

/** True for a status which says that the service works for nobody, or not with these credentials. */
const isFailure = (status: number) => status === 401 || status === 403 || status >= 500;

/** Returns a function that reports a failure of a service once, until the service works again. */
function failureReport({ base, label, setting }: ProxiedService, report: (warning: Warning) => void) {
  let hasFailed = false;
  return (url: string, error: ContentError | undefined): void => {
    if (error && !hasFailed) {
      const found = error.kind === 'network' ? `cannot be reached: ${error.message}` : error.message;
      const repair = repairOf({ key: `GET ${url}`, service: label, setting, error });
      const text = `${label.name} at ${base} ${found}. ${repair}`;
      report({ kind: 'content services that do not work', cause: label.name, text });
    }
    hasFailed = error !== undefined;
  };
}

/**
 * Answers reads with the responses of a content service. Only the dev server uses it: its documents have no content, so its pages must read
 * each service, also a service that does not answer browsers.
 * @param report called once when the service begins to fail, because visitors see only that a block is missing
 */
export function serviceProxy(service: ProxiedService, report: (warning: Warning) => void): ServiceHandler {
  const { base, send } = service;
  const note = failureReport(service, report);
  return async ({ method, url = '/', headers }, response) => {
    if (method !== 'GET') {
      response.writeHead(405, { Allow: 'GET' }).end();
      return true;
    }
    try {
      const answer = await send(serviceUrl(base, url), { headers: sentHeaders(headers) });
      const { status } = answer;
      const received = [...answer.headers].filter(([name]) => !ownResponseHeaders.test(name));
      const body = Buffer.from(await answer.arrayBuffer());
      note(
        url,
        isFailure(status) ? new ContentError('http', `answers with status ${status}`, status) : undefined,
      );
      response.writeHead(status, Object.fromEntries(received)).end(body);
    } catch (error) {
      const reason = reasonOf(error);
      note(url, new ContentError('network', reason));
      response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end(reason);
    }
    return true;
  };
}
