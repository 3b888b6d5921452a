import type { ContentApi } from './content-adapter.ts';
import { isJsonType, parseJson, readText } from './response-body.ts';
import { ContentError, type ContentResponse } from './source.ts';

/**
 * Longest response that a browser reads, in bytes. A list of 1,000 posts has 1.4 MB; more than this keeps a phone busy
 * for seconds.
 */
export const maxResponseBytes = 2 * 1024 * 1024;
/** Longest error response that is read, in bytes. Those of content services have some hundreds. */
const longestError = 64 * 1024;

/** A failure that may pass: another attempt may succeed. */
export class TransientError extends ContentError {
  /** Milliseconds that the service asks clients to wait. */
  readonly retryAfter: number;

  constructor(kind: 'http' | 'network', message: string, status?: number, after = 0) {
    super(kind, message, status);
    this.retryAfter = after;
  }
}

/** The milliseconds that a Retry-After header asks for; it holds seconds or a date. */
function retryAfterHeader(headers: Headers, now: number): number {
  const written = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written) - now;
  return Math.max(ms || 0, 0);
}

const typeOf = ({ headers }: Response) => headers.get('content-type') ?? 'no type';

/** Whether the service itself says that there is no such entry, or no such page of a list. */
async function isMissingContent(response: Response, api: ContentApi): Promise<boolean> {
  const { status } = response;
  if (status < 400 || status > 499) return false;
  const isJson = isJsonType(typeOf(response));
  return api.isMissing(
    status,
    isJson ? parseJson((await readText(response, longestError)) ?? '') : undefined,
  );
}

async function failure(response: Response, api: ContentApi, now: number): Promise<ContentError> {
  const { status, headers } = response;
  const isMissing = await isMissingContent(response, api);
  if (!response.bodyUsed) response.body?.cancel().catch(() => {});
  const message = `HTTP error! status: ${status}`;
  return status === 408 || status === 429 || status >= 500
    ? new TransientError('http', message, status, retryAfterHeader(headers, now))
    : new ContentError(isMissing ? 'not-found' : 'http', message, status);
}

/**
 * Sends a request once and parses the JSON of the response. Rejects with ContentError, which is a PassingError where
 * another attempt may succeed, or with the reason of `init.signal`.
 */
export async function sendRequest(
  send: typeof fetch,
  api: ContentApi,
  url: string,
  init: RequestInit,
  now: number,
  longest = maxResponseBytes,
): Promise<ContentResponse> {
  try {
    const response = await send(url, init);
    if (!response.ok) throw await failure(response, api, now);
    if (!isJsonType(typeOf(response))) {
      response.body?.cancel().catch(() => {});
      throw new ContentError(
        'invalid',
        `The content service answered with ${typeOf(response)} where JSON was expected`,
      );
    }
    const text = await readText(response, longest);
    if (text === undefined)
      throw new ContentError(
        'invalid',
        `The content service gave an answer that is too long: more than ${longest} bytes`,
      );
    const body = parseJson(text);
    if (body === undefined)
      throw new ContentError('invalid', 'The content service gave JSON that is cut off or broken');
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    init.signal?.throwIfAborted();
    if (error instanceof ContentError) throw error;
    throw new TransientError('network', 'The content service could not be reached');
  }
}
