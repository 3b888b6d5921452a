import type { ContentApi, ContentRequest, ContentResponse } from '../content-api.ts';
import { ContentError } from '../content-error.ts';
import { parseJson } from './parse-json.ts';
import { readText } from './read-text.ts';

/**
 * Maximum size of a response, in bytes. A list of 1,000 posts has 1.4 MB, and a post with pasted pictures, which are
 * dropped, has some megabytes. A larger response would keep a phone busy for seconds, so browsers keep what the build has read.
 */
const maxResponseBytes = (globalThis.document ? 2 : 8) * 1024 * 1024;
/** Maximum size of an error response, in bytes. Content services send a few hundred bytes. */
export const maxErrorBytes = 64 * 1024;

/** A failure that may be temporary, so that a retry can succeed. */
export class TransientError extends ContentError {
  /** Milliseconds that the service asks clients to wait before a retry. */
  readonly retryAfter: number;

  constructor(kind: 'http' | 'network', message: string, status?: number, retryAfter = 0) {
    super(kind, message, status);
    this.retryAfter = retryAfter;
  }
}

const maxRetries = 3;
/** In milliseconds. */
const firstDelay = 400;

/**
 * Milliseconds until the next retry. Undefined if no retry is useful: the failure is permanent, the retries are used up, or the deadline
 * comes first.
 * @param retries number of retries so far
 * @param left milliseconds until the deadline
 * @param random a number between 0 and 1, so that browsers do not all retry at the same time
 */
export function retryDelay(
  error: unknown,
  retries: number,
  left: number,
  random: number,
): number | undefined {
  if (!(error instanceof TransientError) || retries === maxRetries) return undefined;
  const delay = Math.max(error.retryAfter, firstDelay * 2 ** retries * (0.5 + random / 2));
  return delay < left ? delay : undefined;
}

/** The error of a response with more than `maxBytes`. */
export function tooLarge(maxBytes: number): ContentError {
  const message = `The response of the content service is too large: more than ${maxBytes} bytes`;
  return new ContentError('invalid', message);
}

/** True for an error with which the service says that it receives too many requests. */
export function isRefusal(error: unknown): error is TransientError {
  return error instanceof TransientError && (error.status === 429 || error.status === 503);
}

/** The Retry-After header in milliseconds. The header contains seconds or a date. */
function retryAfterHeader(headers: Headers): number {
  const value = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Math.max(ms || 0, 0);
}

/** True for `application/json` and other JSON types, such as `application/problem+json`. */
function isJsonType(type: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(type);
}

const typeOf = ({ headers }: Response) => headers.get('content-type') ?? 'no type';

interface ApiRequest {
  readonly api: ContentApi;
  readonly request: ContentRequest;
  readonly url: string;
}

/** True if the service itself says that the entry, or the page of a list, does not exist. */
async function isMissingContent(response: Response, { api, request }: ApiRequest): Promise<boolean> {
  const { status } = response;
  if (status < 400 || status > 499) return false;
  const text = isJsonType(typeOf(response)) ? await readText(response, maxErrorBytes) : undefined;
  return api.isMissing(status, parseJson(text ?? ''), request);
}

async function httpError(response: Response, asked: ApiRequest): Promise<ContentError> {
  const { status, headers } = response;
  const isMissing = await isMissingContent(response, asked);
  if (!response.bodyUsed) response.body?.cancel().catch(() => {});
  const message = `HTTP error! status: ${status}`;
  return status === 408 || status === 429 || status >= 500
    ? new TransientError('http', message, status, retryAfterHeader(headers))
    : new ContentError(isMissing ? 'not-found' : 'http', message, status);
}

/**
 * Sends a request once and parses the JSON of the response. Rejects with a ContentError or with the reason of `init.signal`. The
 * ContentError is a TransientError if a retry may succeed.
 */
export async function sendRequest(
  send: typeof fetch,
  asked: ApiRequest,
  init: RequestInit,
  maxBytes = maxResponseBytes,
): Promise<ContentResponse> {
  try {
    const response = await send(asked.url, init);
    if (!response.ok) throw await httpError(response, asked);
    if (!isJsonType(typeOf(response))) {
      response.body?.cancel().catch(() => {});
      throw new ContentError(
        'invalid',
        `Expected JSON from the content service but received ${typeOf(response)}`,
      );
    }
    const text = await readText(response, maxBytes);
    if (text === undefined) throw tooLarge(maxBytes);
    const body = parseJson(text);
    if (body === undefined)
      throw new ContentError('invalid', 'The content service sent JSON that is incomplete or broken');
    const answer = { status: response.status, headers: response.headers, body };
    const fault = asked.api.faultOf?.(answer, asked.request);
    if (fault !== undefined) throw new ContentError('invalid', fault);
    return answer;
  } catch (error) {
    init.signal?.throwIfAborted();
    if (error instanceof ContentError) throw error;
    throw new TransientError('network', 'The content service could not be reached');
  }
}
