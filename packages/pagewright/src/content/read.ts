import { attempt } from './attempt.ts';
import type { ContentApi } from './content-adapter.ts';
import { type Call, type CallOptions, prepareCall } from './content-service-call.ts';
import { byDeadline, pause } from './deadline.ts';
import { isEmptyContent } from './empty-content.ts';
import { readHeaders } from './read-headers.ts';
import { cleanOf, loadSanitiser } from './sanitising/clean-html.ts';
import {
  type CleanHtml,
  ContentError,
  type ContentFault,
  type ContentRequest,
  type ContentResponse,
  type Delivery,
} from './source.ts';

/** A source whose name is not known when the code is written; every `Source` is one. */
export interface ReadableSource<Content = unknown> {
  readonly api: ContentApi;
  request(params: unknown): ContentRequest;
  shape?(body: unknown, params: unknown, response: ContentResponse, request: ContentRequest): unknown;
  deliver(
    body: unknown,
    clean: CleanHtml,
    imageOf?: (value: unknown) => unknown,
  ): Delivery<Content | undefined>;
  readonly namesEntry?: boolean;
  readonly movesAs?: string;
  next?(request: ContentRequest, response: ContentResponse): ContentRequest | undefined;
}

const mostRetries = 3;
const firstPause = 400;
/** Parts of a list that the build reads: 100 entries each. */
const mostParts = 200;
/** Bytes that the build reads of each part: 100 entries with all their text. */
const longestPart = 8 * 1024 * 1024;
/** Faults that are told of an answer that is no content. */
const mostTold = 5;

/** Asks until there is an answer, at most four times before `end`. */
async function ask(
  api: ContentApi,
  call: Call,
  random: () => number,
  end: number,
  signal: AbortSignal,
  longest?: number,
): Promise<ContentResponse> {
  const { url, clock } = call;
  const headers = { ...api.headers, ...readHeaders(url) };
  for (let retries = 0; ; retries += 1) {
    const outcome = await attempt(call.fetch, api, url, { headers, signal }, clock.now(), longest);
    if ('answer' in outcome) return outcome.answer;
    const wait = Math.max(outcome.after, firstPause * 2 ** retries * (0.5 + random() / 2));
    if (!outcome.again || retries === mostRetries || clock.now() + wait >= end) throw outcome.error;
    await pause(wait, signal, clock);
  }
}

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

/** Asks, shapes, and hands on; the deadline is for all of that. */
async function answer<Outcome>(
  source: ReadableSource,
  request: ContentRequest,
  params: unknown,
  options: CallOptions,
  use: (body: unknown, response: ContentResponse) => Outcome | Promise<Outcome>,
  longest?: number,
): Promise<Outcome> {
  const { api } = source;
  const call = prepareCall(api.name, api.urlOf(request), options);
  const { clock, deadline } = call;
  const end = clock.now() + deadline;
  return byDeadline(deadline, options.signal, clock, async (signal) => {
    try {
      const response = await ask(api, call, options.random ?? Math.random, end, signal, longest);
      const body = source.shape ? source.shape(response.body, params, response, request) : response.body;
      return await use(body, response);
    } catch (error) {
      signal.throwIfAborted();
      throw contentError(error, source);
    }
  });
}

/** The first faults in words, and how many more there are. */
function inBrackets(faults: readonly ContentFault[]): string {
  if (faults.length === 0) return '';
  const told = faults
    .slice(0, mostTold)
    .map(({ path, expected, found }) => `${path || 'the answer'}: expected ${expected}, found ${found}`);
  const more = faults.length > mostTold ? [`and ${faults.length - mostTold} more`] : [];
  return ` (${[...told, ...more].join('; ')})`;
}

/** Delivers twice where HTML is new: the first pass finds out, so that the sanitiser is loaded only when it is needed. */
async function deliverClean<Content>(
  source: ReadableSource<Content>,
  body: unknown,
): Promise<Delivery<Content>> {
  const { imageOf, classOf } = source.api;
  let allKnown = true;
  let delivery = source.deliver(
    body,
    (raw) => {
      const clean = cleanOf(raw);
      if (clean === undefined) allKnown = false;
      return clean ?? '';
    },
    imageOf,
  );
  if (!allKnown) {
    const sanitise = await loadSanitiser();
    delivery = source.deliver(body, (raw) => sanitise(raw, classOf), imageOf);
  }
  const { content, faults } = delivery;
  // An empty list says that there are no entries. A list of which nothing is left says that it cannot be read.
  if (Array.isArray(body) && body.length > 0 && isEmptyContent(content)) {
    throw new ContentError(
      'invalid',
      `The content service gave a list of ${body.length}, and none of them can be used${inBrackets(faults)}`,
    );
  }
  if (content !== undefined) return { content, faults };
  throw new ContentError(
    'invalid',
    `The content service gave an answer that is not the content asked for${inBrackets(faults)}`,
  );
}

/**
 * Reads a source: asks, with retries, by one deadline; shapes, delivers, and cleans HTML. Rejects with ContentError,
 * or with the reason of `options.signal`.
 */
export async function read<Content>(
  source: ReadableSource<Content>,
  params: unknown,
  options: CallOptions,
): Promise<Delivery<Content>> {
  return answer(source, source.request(params), params, options, (body) => deliverClean(source, body));
}

/** Reads a list to its end, for the build: follows the source's `next` and joins the parts. The deadline is each part's. */
export async function readAll<Content>(
  source: ReadableSource<Content>,
  params: unknown,
  options: CallOptions,
): Promise<Delivery<Content>> {
  const parts: unknown[] = [];
  let request: ContentRequest | undefined = source.request(params);
  while (request && parts.length < mostParts) {
    const asked: ContentRequest = request;
    const keep = (body: unknown, response: ContentResponse) => {
      parts.push(body);
      return source.next?.(asked, response);
    };
    request = await answer(source, asked, params, options, keep, longestPart);
  }
  return deliverClean(source, parts.length === 1 ? parts[0] : parts.flat());
}
