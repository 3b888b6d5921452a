import { addressesOf } from './addresses.ts';
import type { ContentRequest, ContentResponse } from './content-api.ts';
import { ContentError } from './content-error.ts';
import { describeIssue } from './describe-issue.ts';
import { isEmptyContent } from './empty-content.ts';
import { type CallOptions, callUrl } from './requests/content-service-call.ts';
import { delay, withDeadline } from './requests/deadline.ts';
import { readHeaders } from './requests/read-headers.ts';
import { isRefusal, retryDelay, sendRequest } from './requests/send-request.ts';
import { cleanIfKnown, loadSanitiser } from './sanitising/clean-html.ts';
import { withWidths } from './site-images.ts';
import type { ContentIssue, Decoded, ReadableSource } from './source.ts';

/** Maximum number of parts of a list that a build reads. Each part has up to 100 entries. */
const maxParts = 200;
const tooManyParts: ContentIssue = {
  path: '',
  expected: `a list of at most ${maxParts} parts, the most that a build reads`,
  found: 'a longer list, so its last entries are missing',
};
/** Maximum size of a part, in bytes: 100 entries with all their text. */
export const maxPartBytes = 8 * 1024 * 1024;
/** Maximum number of issues in an error message. */
const maxIssuesShown = 5;

/** The error of a request whose content must exist: "not found" becomes a failure of the service. */
function asFailure(error: unknown): unknown {
  const isMissing = error instanceof ContentError && error.kind === 'not-found';
  return isMissing ? new ContentError('http', error.message, error.status) : error;
}

/** Settles like `work`, but rejects only with a ContentError, or with the reason of `signal` after it has aborted. */
async function withContentErrors<Result>(
  { namesEntry }: ReadableSource,
  signal: AbortSignal | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ContentError))
      throw new ContentError('invalid', `The response of the content service could not be used: ${error}`);
    // A URL that does not name an entry, such as the URL of a list, must exist, so its 404 is a failure of the service.
    throw error.status === 404 && !namesEntry ? asFailure(error) : error;
  }
}

/** A response, with its body in the shape of the content schema. */
interface NormalizedResponse {
  readonly response: ContentResponse;
  readonly body: unknown;
}

type OnceOptions = Pick<CallOptions, 'base' | 'fetch' | 'site'> & { readonly signal: AbortSignal };

async function requestOnce(
  source: ReadableSource,
  params: unknown,
  request: ContentRequest,
  { base, fetch: send = fetch, signal }: OnceOptions,
  maxBytes?: number,
): Promise<NormalizedResponse> {
  const { api } = source;
  const path = api.urlOf(request);
  if (!path.startsWith('/'))
    throw new ContentError('invalid', `"urlOf" must give a path, not ${path}; another host needs "services"`);
  const url = callUrl(api.name, path, base);
  const headers = { ...api.headers, ...readHeaders(url) };
  const response = await sendRequest(send, { api, request, url }, { headers, signal }, maxBytes);
  const shown = api.shownIn ? api.shownIn(response.body) : response.body;
  const body = source.normalize ? source.normalize(shown, params, response, request) : shown;
  return { response, body };
}

/** Sends a request with retries. One deadline applies to all attempts. */
function requestWithRetries(
  source: ReadableSource,
  params: unknown,
  request: ContentRequest,
  options: CallOptions,
  maxBytes?: number,
): Promise<NormalizedResponse> {
  const { deadline, pace } = options;
  const attempt = () => {
    const end = Date.now() + deadline;
    return withDeadline(deadline, options.signal, async (signal) => {
      for (let retries = 0; ; retries += 1) {
        try {
          return await requestOnce(source, params, request, { ...options, signal }, maxBytes);
        } catch (error) {
          const isPaced = pace !== undefined && isRefusal(error);
          const ms = isPaced ? undefined : retryDelay(error, retries, end - Date.now(), Math.random());
          if (ms === undefined) throw error;
          await delay(ms, signal);
        }
      }
    });
  };
  return pace ? pace.run(attempt) : attempt();
}

/** The first issues as text, and how many others there are. */
function describeIssues(issues: readonly ContentIssue[]): string {
  if (issues.length === 0) return '';
  const shown = issues.slice(0, maxIssuesShown).map(describeIssue);
  const more = issues.length > maxIssuesShown ? [`and ${issues.length - maxIssuesShown} more`] : [];
  return ` (${[...shown, ...more].join('; ')})`;
}

/** The origins of the site and of a service. */
function originsOf(...urls: readonly (string | undefined)[]): string[] {
  return urls.flatMap((url) => /^https?:\/\/[^/?#]+/i.exec(url ?? '')?.[0] ?? []);
}

/**
 * Decodes a body, cleans its HTML, and adds the widths of the site's images. If the first pass finds new HTML, loads the sanitiser and
 * decodes again. Rejects with a ContentError if the body does not fit.
 */
export async function decodeBody<Content>(
  source: ReadableSource<Content>,
  body: unknown,
  { base, site }: Pick<CallOptions, 'base' | 'site'>,
): Promise<Decoded<Content>> {
  const { api, service } = source;
  const { imageOf, classOf, styleClassOf, visibilityOf, scriptResultOf, widthOf } = api;
  const addresses = site && addressesOf({ api, service, base, site });
  const valueRules = { imageOf, widthOf, visibilityOf, addresses };
  let isAllClean = true;
  let decoded = source.decode(
    body,
    (raw) => {
      const clean = cleanIfKnown(raw, { addresses });
      if (clean === undefined) isAllClean = false;
      return clean ?? '';
    },
    valueRules,
  );
  if (!isAllClean) {
    const [sanitise, files] = await Promise.all([loadSanitiser(), site?.loadFiles?.()]);
    const { images, media } = files ?? {};
    const origins = media && [...media, ...originsOf(site?.url, base)];
    const rules = {
      classOf,
      styleClassOf,
      visibilityOf,
      scriptResultOf,
      widthOf,
      addresses,
      images,
      media: origins,
    };
    decoded = source.decode(body, (raw) => sanitise(raw, rules), valueRules);
  }
  const { content, issues } = decoded;
  // An empty list is valid content, but a list whose items were all dropped is a broken response.
  if (Array.isArray(body) && body.length > 0 && isEmptyContent(content)) {
    throw new ContentError(
      'invalid',
      `None of the ${body.length} entries in the response of the content service can be used${describeIssues(issues)}`,
    );
  }
  if (content !== undefined) return { content: await withWidths(content, site?.loadFiles), issues };
  throw new ContentError(
    'invalid',
    `The response of the content service does not match the content schema${describeIssues(issues)}`,
  );
}

/**
 * Reads a source with one request: normalizes and decodes the response, and cleans its HTML. The caller retries, and sets the deadline with
 * `options.signal`. Rejects with a ContentError or with the reason of the signal. The ContentError is a TransientError if a retry may
 * succeed.
 */
export function readOnce<Content>(
  source: ReadableSource<Content>,
  params: unknown,
  options: OnceOptions,
): Promise<Decoded<Content>> {
  return withContentErrors(source, options.signal, async () => {
    const { body } = await requestOnce(source, params, source.request(params), options);
    return decodeBody(source, body, options);
  });
}

export interface ReadOptions<Content = unknown> extends CallOptions {
  /**
   * Reads a list in parts, following the source's `next`, until it has this many entries or ends; `Infinity` reads all of it. By default
   * only the first response is read. The last part is not cut, so the result may be longer.
   */
  readonly entries?: number | undefined;
  /** Replaces `decodeBody`. A build decodes in other threads. */
  readonly decode?: (body: unknown) => Promise<Decoded<Content>>;
}

/**
 * Reads a source like `readOnce`, with retries. The deadline applies to each part of a list. A list with too many parts is cut off, and an
 * issue reports that.
 */
export function read<Content>(
  source: ReadableSource<Content>,
  params: unknown,
  { entries, decode = (body) => decodeBody(source, body, options), ...options }: ReadOptions<Content>,
): Promise<Decoded<Content>> {
  return withContentErrors(source, options.signal, async () => {
    const parts: unknown[] = [];
    let found = 0;
    let request: ContentRequest | undefined = source.request(params);
    while (request && parts.length < maxParts) {
      const part: NormalizedResponse = await requestWithRetries(
        source,
        params,
        request,
        options,
        entries === undefined ? undefined : maxPartBytes,
      ).catch((error: unknown) => {
        // The previous part says that this part exists, so a missing one is a failure.
        throw parts.length > 0 ? asFailure(error) : error;
      });
      parts.push(part.body);
      found += Array.isArray(part.body) ? part.body.length : 0;
      request = found < (entries ?? 0) ? source.next?.(request, part.response) : undefined;
    }
    const { content, issues } = await decode(parts.length === 1 ? parts[0] : parts.flat());
    return { content, issues: request ? [...issues, tooManyParts] : issues };
  });
}
