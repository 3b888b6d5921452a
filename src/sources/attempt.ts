import { ContentError, type ContentResponse } from './source.ts';

/** Longest answer that is read, in bytes: what is longer is no content, and would fill a telephone's memory. */
const longestAnswer = 5 * 1024 * 1024;

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

/** The text of an answer, or undefined when it is longer than what is read. */
async function readText(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > longestAnswer) {
      reader?.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Asks once and reads the JSON of the answer. Rejects only when `init.signal` aborts. */
export async function attempt(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  now: number,
): Promise<Attempt> {
  try {
    const response = await send(url, init);
    const { status, headers } = response;
    if (!response.ok) {
      response.body?.cancel().catch(() => {});
      const error = new ContentError('http', `HTTP error! status: ${status}`, status);
      return {
        error,
        again: status === 408 || status === 429 || status >= 500,
        after: retryAfter(headers, now),
      };
    }
    const type = headers.get('content-type') ?? 'no type';
    if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
      response.body?.cancel().catch(() => {});
      return invalid(`The content service answered with ${type} where JSON was expected`);
    }
    const text = await readText(response);
    if (text === undefined) return invalid('The content service gave an answer that is too long');
    try {
      return { answer: { status, headers, body: JSON.parse(text) } };
    } catch {
      return invalid('The content service gave JSON that is cut off or broken');
    }
  } catch {
    init.signal?.throwIfAborted();
    return {
      error: new ContentError('network', 'The content service could not be reached'),
      again: true,
      after: 0,
    };
  }
}
