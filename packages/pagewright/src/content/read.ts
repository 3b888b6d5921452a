import type { ContentApi } from './content-adapter.ts';
import { type Call, type CallOptions, prepareCall } from './content-service-call.ts';
import { pause, withDeadline } from './deadline.ts';
import { isEmptyContent } from './empty-content.ts';
import { readHeaders } from './read-headers.ts';
import { retryDelay } from './retry.ts';
import { cleanIfKnown, loadSanitiser } from './sanitising/clean-html.ts';
import { sendRequest } from './send-request.ts';
import {
  type CleanHtml,
  ContentError,
  type ContentIssue,
  type ContentRequest,
  type ContentResponse,
  type Decoded,
} from './source.ts';

/** A source whose name is not known when the code is written; every `Source` is one. */
export interface ReadableSource<Content = unknown> {
  readonly api: ContentApi;
  request(params: unknown): ContentRequest;
  normalize?(body: unknown, params: unknown, response: ContentResponse, request: ContentRequest): unknown;
  decode(
    body: unknown,
    clean: CleanHtml,
    imageOf?: (value: unknown) => unknown,
  ): Decoded<Content | undefined>;
  readonly namesEntry?: boolean;
  readonly movesAs?: string;
  next?(request: ContentRequest, response: ContentResponse): ContentRequest | undefined;
}

/** Parts of a list that the build reads: 100 entries each. */
const mostParts = 200;
/** Bytes that the build reads of each part: 100 entries with all their text. */
const longestPart = 8 * 1024 * 1024;
/** Faults that are told of an answer that is no content. */
const mostTold = 5;

/** Whatever went wrong with an answer, a reader is told in the one way. */
function contentError(error: unknown, source: ReadableSource): ContentError {
  if (!(error instanceof ContentError)) {
    return new ContentError(
      'invalid',
      `The content service gave an answer that could not be used: ${String(error)}`,
    );
  }
  // Status 404 about an address that names no entry, such as that of a list, says that the service lacks the address.
  const isAboutAddress = error.kind === 'not-found' && error.status === 404 && !source.namesEntry;
  return isAboutAddress ? new ContentError('http', error.message, error.status) : error;
}

/** What is done with the body of a response. */
type Use<Outcome> = (body: unknown, response: ContentResponse) => Outcome | Promise<Outcome>;

/** Sends a request once and hands its normalized response to `use`. */
async function requestOnce<Outcome>(
  source: ReadableSource,
  request: ContentRequest,
  params: unknown,
  { url, clock, fetch: send }: Call,
  signal: AbortSignal,
  use: Use<Outcome>,
  longest?: number,
): Promise<Outcome> {
  try {
    const { api } = source;
    const headers = { ...api.headers, ...readHeaders(url) };
    const response = await sendRequest(send, api, url, { headers, signal }, clock.now(), longest);
    const body = source.normalize
      ? source.normalize(response.body, params, response, request)
      : response.body;
    return await use(body, response);
  } catch (error) {
    signal.throwIfAborted();
    throw contentError(error, source);
  }
}

/** How a request of a source is sent. Throws ContentError('not-configured'). */
function callOf(
  { api }: ReadableSource,
  request: ContentRequest,
  options: Omit<CallOptions, 'deadline'>,
): Call {
  return prepareCall(api.name, api.urlOf(request), options);
}

/** The same with retries, all within one deadline. */
async function requestWithRetries<Outcome>(
  source: ReadableSource,
  request: ContentRequest,
  params: unknown,
  options: CallOptions,
  use: Use<Outcome>,
  longest?: number,
): Promise<Outcome> {
  const call = callOf(source, request, options);
  const { clock } = call;
  const { deadline, random = Math.random } = options;
  const end = clock.now() + deadline;
  return withDeadline(deadline, options.signal, clock, async (signal) => {
    for (let retries = 0; ; retries += 1) {
      try {
        return await requestOnce(source, request, params, call, signal, use, longest);
      } catch (error) {
        const wait = retryDelay(error, retries, end - clock.now(), random());
        if (wait === undefined) throw error;
        await pause(wait, signal, clock);
      }
    }
  });
}

/** The first faults in words, and how many more there are. */
function inBrackets(faults: readonly ContentIssue[]): string {
  if (faults.length === 0) return '';
  const told = faults
    .slice(0, mostTold)
    .map(({ path, expected, found }) => `${path || 'the answer'}: expected ${expected}, found ${found}`);
  const more = faults.length > mostTold ? [`and ${faults.length - mostTold} more`] : [];
  return ` (${[...told, ...more].join('; ')})`;
}

/** Delivers twice where HTML is new: the first pass finds out, so that the sanitiser is loaded only when it is needed. */
async function decodeClean<Content>(
  source: ReadableSource<Content>,
  body: unknown,
): Promise<Decoded<Content>> {
  const { imageOf, classOf } = source.api;
  let allKnown = true;
  let delivery = source.decode(
    body,
    (raw) => {
      const clean = cleanIfKnown(raw);
      if (clean === undefined) allKnown = false;
      return clean ?? '';
    },
    imageOf,
  );
  if (!allKnown) {
    const sanitise = await loadSanitiser();
    delivery = source.decode(body, (raw) => sanitise(raw, classOf), imageOf);
  }
  const { content, issues: faults } = delivery;
  // An empty list says that there are no entries. A list of which nothing is left says that it cannot be read.
  if (Array.isArray(body) && body.length > 0 && isEmptyContent(content)) {
    throw new ContentError(
      'invalid',
      `The content service gave a list of ${body.length}, and none of them can be used${inBrackets(faults)}`,
    );
  }
  if (content !== undefined) return { content, issues: faults };
  throw new ContentError(
    'invalid',
    `The content service gave an answer that is not the content asked for${inBrackets(faults)}`,
  );
}

/**
 * Reads a source with one request: normalizes and decodes the response, and cleans its HTML. The caller retries, and
 * sets the deadline through `options.signal`. Rejects with ContentError, which is a PassingError where another attempt
 * may succeed, or with the reason of the signal.
 */
export async function readOnce<Content>(
  source: ReadableSource<Content>,
  params: unknown,
  options: Pick<CallOptions, 'base' | 'fetch'> & { readonly signal: AbortSignal },
): Promise<Decoded<Content>> {
  const request = source.request(params);
  const call = callOf(source, request, options);
  return requestOnce(source, request, params, call, options.signal, (body) => decodeClean(source, body));
}

/** Reads a source like `readOnce`, with retries, all within one deadline. */
export async function read<Content>(
  source: ReadableSource<Content>,
  params: unknown,
  options: CallOptions,
): Promise<Decoded<Content>> {
  return requestWithRetries(source, source.request(params), params, options, (body) =>
    decodeClean(source, body),
  );
}

/** Reads a list to its end, for the build: follows the source's `next` and joins the parts. The deadline is each part's. */
export async function readAll<Content>(
  source: ReadableSource<Content>,
  params: unknown,
  options: CallOptions,
): Promise<Decoded<Content>> {
  const parts: unknown[] = [];
  let request: ContentRequest | undefined = source.request(params);
  while (request && parts.length < mostParts) {
    const asked: ContentRequest = request;
    const keep = (body: unknown, response: ContentResponse) => {
      parts.push(body);
      return source.next?.(asked, response);
    };
    request = await requestWithRetries(source, asked, params, options, keep, longestPart);
  }
  return decodeClean(source, parts.length === 1 ? parts[0] : parts.flat());
}
