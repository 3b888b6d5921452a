import type { ContentApi } from './content-adapter.ts';
import { isJsonType, parseJson, readText } from './response-body.ts';
import { ContentError, type ContentResponse } from './source.ts';

/**
 * Longest response that a browser reads, in bytes. A list of 1,000 posts has 1.4 MB; more than this keeps a phone busy
 * for seconds.
 */
export const longestResponse = 2 * 1024 * 1024;
/** Longest error that is read, in bytes. Errors of content services have some hundreds. */
const longestError = 64 * 1024;

/** What one try came to. `again`: another may do better; `after`: milliseconds that the service asked to be left alone. */
export type Attempt =
  | { readonly answer: ContentResponse }
  | { readonly error: ContentError; readonly again: boolean; readonly after: number };

function invalid(message: string): Attempt {
  return { error: new ContentError('invalid', message), again: false, after: 0 };
}

/** Milliseconds out of Retry-After, which holds seconds or a date. */
function retryAfter(headers: Headers, now: number): number {
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

async function failure(response: Response, api: ContentApi, now: number): Promise<Attempt> {
  const { status, headers } = response;
  const isMissing = await isMissingContent(response, api);
  if (!response.bodyUsed) response.body?.cancel().catch(() => {});
  return {
    error: new ContentError(isMissing ? 'not-found' : 'http', `HTTP error! status: ${status}`, status),
    again: status === 408 || status === 429 || status >= 500,
    after: retryAfter(headers, now),
  };
}

/** Asks once and reads the JSON of the answer. Rejects only when `init.signal` aborts. */
export async function attempt(
  send: typeof fetch,
  api: ContentApi,
  url: string,
  init: RequestInit,
  now: number,
  longest = longestResponse,
): Promise<Attempt> {
  try {
    const response = await send(url, init);
    if (!response.ok) return await failure(response, api, now);
    if (!isJsonType(typeOf(response))) {
      response.body?.cancel().catch(() => {});
      return invalid(`The content service answered with ${typeOf(response)} where JSON was expected`);
    }
    const text = await readText(response, longest);
    if (text === undefined)
      return invalid(`The content service gave an answer that is too long: more than ${longest} bytes`);
    const body = parseJson(text);
    if (body === undefined) return invalid('The content service gave JSON that is cut off or broken');
    return { answer: { status: response.status, headers: response.headers, body } };
  } catch {
    init.signal?.throwIfAborted();
    return {
      error: new ContentError('network', 'The content service could not be reached'),
      again: true,
      after: 0,
    };
  }
}
