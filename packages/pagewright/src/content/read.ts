import type { ContentApi } from './content-adapter.ts';
import { type Call, type CallOptions, prepareCall } from './content-service-call.ts';
import { delay, withDeadline } from './deadline.ts';
import { describeIssue } from './describe-issue.ts';
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

/** A source whose name is not known at compile time. Every `Source` is one. */
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

/** Maximum number of parts of a list that the build reads; a part has up to 100 entries. */
const maxParts = 200;
const tooManyParts: ContentIssue = {
  path: '',
  expected: `a list of at most ${maxParts} parts, the most that a build reads`,
  found: 'a longer list, so its last entries are missing',
};
/** Maximum size of a part, in bytes: 100 entries with all their text. */
const maxPartBytes = 8 * 1024 * 1024;
/** Maximum number of issues in an error message. */
const maxIssuesShown = 5;

function contentError(error: unknown, source: ReadableSource): ContentError {
  if (!(error instanceof ContentError)) {
    return new ContentError(
      'invalid',
      `The response of the content service could not be used: ${String(error)}`,
    );
  }
  // A URL that does not name an entry, such as the URL of a list, must exist: its 404 is a failure of the service.
  const isFailure = error.kind === 'not-found' && error.status === 404 && !source.namesEntry;
  return isFailure ? new ContentError('http', error.message, error.status) : error;
}

/** Handles the normalized body of a response. */
type Handle<Result> = (body: unknown, response: ContentResponse) => Result | Promise<Result>;

/** Sends a request once and passes the normalized response to `handle`. */
async function requestOnce<Result>(
  source: ReadableSource,
  request: ContentRequest,
  params: unknown,
  { url, fetch: send }: Call,
  signal: AbortSignal,
  handle: Handle<Result>,
  maxBytes?: number,
): Promise<Result> {
  try {
    const { api } = source;
    const headers = { ...api.headers, ...readHeaders(url) };
    const response = await sendRequest(send, api, url, { headers, signal }, maxBytes);
    const body = source.normalize
      ? source.normalize(response.body, params, response, request)
      : response.body;
    return await handle(body, response);
  } catch (error) {
    signal.throwIfAborted();
    throw contentError(error, source);
  }
}

/** @throws ContentError('not-configured') */
function callOf(
  { api }: ReadableSource,
  request: ContentRequest,
  options: Pick<CallOptions, 'base' | 'fetch'>,
): Call {
  return prepareCall(api.name, api.urlOf(request), options);
}

/** Sends a request with retries, all within one deadline. */
async function requestWithRetries<Result>(
  source: ReadableSource,
  request: ContentRequest,
  params: unknown,
  options: CallOptions,
  handle: Handle<Result>,
  maxBytes?: number,
): Promise<Result> {
  const call = callOf(source, request, options);
  const { deadline, random = Math.random } = options;
  const end = Date.now() + deadline;
  return withDeadline(deadline, options.signal, async (signal) => {
    for (let retries = 0; ; retries += 1) {
      try {
        return await requestOnce(source, request, params, call, signal, handle, maxBytes);
      } catch (error) {
        const ms = retryDelay(error, retries, end - Date.now(), random());
        if (ms === undefined) throw error;
        await delay(ms, signal);
      }
    }
  });
}

/** The first issues as text, and the number of the others. */
function describeIssues(issues: readonly ContentIssue[]): string {
  if (issues.length === 0) return '';
  const shown = issues.slice(0, maxIssuesShown).map(describeIssue);
  const more = issues.length > maxIssuesShown ? [`and ${issues.length - maxIssuesShown} more`] : [];
  return ` (${[...shown, ...more].join('; ')})`;
}

/** Decodes a body and cleans its HTML. Loads the sanitiser, and decodes again, only if the first pass finds new HTML. */
async function decodeClean<Content>(
  source: ReadableSource<Content>,
  body: unknown,
): Promise<Decoded<Content>> {
  const { imageOf, classOf } = source.api;
  let isAllClean = true;
  let decoded = source.decode(
    body,
    (raw) => {
      const clean = cleanIfKnown(raw);
      if (clean === undefined) isAllClean = false;
      return clean ?? '';
    },
    imageOf,
  );
  if (!isAllClean) {
    const sanitise = await loadSanitiser();
    decoded = source.decode(body, (raw) => sanitise(raw, classOf), imageOf);
  }
  const { content, issues } = decoded;
  // An empty list is valid content. A list whose items were all dropped is a broken response.
  if (Array.isArray(body) && body.length > 0 && isEmptyContent(content)) {
    throw new ContentError(
      'invalid',
      `None of the ${body.length} entries in the response of the content service can be used${describeIssues(issues)}`,
    );
  }
  if (content !== undefined) return { content, issues };
  throw new ContentError(
    'invalid',
    `The response of the content service does not match the content schema${describeIssues(issues)}`,
  );
}

/**
 * Reads a source with one request: normalizes and decodes the response, and cleans its HTML. The caller retries and sets
 * the deadline through `options.signal`. Rejects with a ContentError, which is a TransientError if a retry may succeed, or
 * with the reason of the signal.
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

/**
 * Reads a list to its end, for the build: follows the source's `next` and joins the parts. The deadline applies to each
 * part. A list with too many parts is cut off, which is reported as an issue.
 */
export async function readAll<Content>(
  source: ReadableSource<Content>,
  params: unknown,
  options: CallOptions,
): Promise<Decoded<Content>> {
  const parts: unknown[] = [];
  let request: ContentRequest | undefined = source.request(params);
  while (request && parts.length < maxParts) {
    const current: ContentRequest = request;
    const collect = (body: unknown, response: ContentResponse) => {
      parts.push(body);
      return source.next?.(current, response);
    };
    request = await requestWithRetries(source, current, params, options, collect, maxPartBytes);
  }
  const { content, issues } = await decodeClean(source, parts.length === 1 ? parts[0] : parts.flat());
  return { content, issues: request ? [...issues, tooManyParts] : issues };
}
