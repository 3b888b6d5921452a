import { chooseContent } from '../../content/choose-content.ts';
import { type ReadableSource, type ReadOptions, read } from '../../content/read.ts';
import { requestKey } from '../../content/request-key.ts';
import type { LinkedSite } from '../../content/site-links.ts';
import { ContentError, type Decoded } from '../../content/source.ts';
import type { Warning } from '../files/warnings.ts';
import {
  doubtfulMissingEntry,
  droppedValue,
  type FailedRead,
  failedRead,
  missingList,
  type ReadRequest,
  unresponsiveService,
  worseContent,
} from './content-warnings.ts';
import type { KeptContent } from './kept-content.ts';
import { type ReadResult, readResult, responseDigest } from './read-result.ts';
import { createResponseLog } from './response-log.ts';
import { createServiceHealth } from './service-health.ts';

export interface ContentReader {
  /**
   * Sends each request once and resolves to its result. Whether a missing entry counts as deleted depends on what else the
   * service returned, so the result of such a read is final only after all other reads.
   */
  read(
    name: string,
    source: ReadableSource,
    params: unknown,
    options?: Pick<ReadOptions, 'toEnd'>,
  ): Promise<ReadResult>;
  /** All results, sorted by key. */
  results(): Promise<ReadResult[]>;
  /**
   * Reports failed requests, dropped values, and each use of content of an earlier build. Entries that do not exist are
   * reported elsewhere, where the path that needs them is known.
   */
  readonly warnings: readonly Warning[];
}

interface ContentReaderOptions {
  /** URL of the content service; undefined if none is configured. */
  readonly base: string | undefined;
  /** The site whose pages links in content may mean. */
  readonly site?: LinkedSite;
  /** In milliseconds. */
  readonly deadline: number;
  readonly kept: KeptContent;
  /** Replaces `fetch`, for a service that is not public. */
  readonly fetch?: typeof fetch;
  /** True to accept responses that are worse than the content of an earlier build. */
  readonly allowShrink?: boolean;
}

/** Reads content for a build. Falls back to the content of an earlier build. */
export function createContentReader(options: ContentReaderOptions): ContentReader {
  const { base, site, deadline, kept, allowShrink = false } = options;
  const running = new Map<string, Promise<ReadResult>>();
  const warnings = new Map<string, Warning>();
  const unanswered: FailedRead[] = [];
  const health = createServiceHealth();
  const responses = createResponseLog(options.fetch);

  const warn = (warning: Warning) => warnings.set(warning.text, warning);

  async function send(
    request: ReadRequest,
    source: ReadableSource,
    params: unknown,
    toEnd: boolean,
  ): Promise<ReadResult> {
    // Until the service responds to any request, one that timed out fails all later ones at once.
    const [first] = unanswered;
    if (first && !responses.hasAny) throw first.error;
    const response = responses.record();
    const arrived = await read(source, params, { base, site, deadline, fetch: response.fetch, toEnd });
    return accept(request, arrived, responseDigest(source, response));
  }

  /** Uses a response, unless the content of an earlier build is better. */
  function accept(request: ReadRequest, arrived: Decoded<unknown>, digest: string | undefined): ReadResult {
    const { key } = request;
    const held = allowShrink ? undefined : kept.lastGood(key);
    if (held && chooseContent(held, arrived) === held) {
      warn(worseContent(request, held, arrived));
      return readResult(request, held);
    }
    for (const issue of arrived.issues) warn(droppedValue(request, issue));
    kept.stage(key, arrived);
    health.noteContent(key, arrived.content);
    return readResult(request, arrived, digest);
  }

  /** The result of a failed request: kept content where there is some, else the error. */
  function recover(request: ReadRequest, error: ContentError, toEnd: boolean): ReadResult {
    if (error.kind === 'not-configured') return { ...request, error };
    if (error.kind === 'not-found') {
      if (toEnd) warn(missingList(request, error));
      return { ...request, error };
    }
    const held = kept.lastGood(request.key);
    const failed = { ...request, error, held };
    if (error.kind === 'network' || error.kind === 'timeout') unanswered.push(failed);
    else warn(failedRead(failed));
    return held ? readResult(request, held) : { ...request, error };
  }

  /** A missing entry counts as deleted only if the service returned other entries of its collection. */
  function settle(result: ReadResult): ReadResult {
    const { error, key, source } = result;
    if (error?.kind !== 'not-found' || allowShrink || health.isReallyMissing(key, error)) return result;
    const held = kept.lastGood(key);
    if (!held) return result;
    warn(doubtfulMissingEntry(result, error, held));
    return readResult({ key, source }, held);
  }

  return {
    get warnings() {
      const isSilent = unanswered.length > 0 && !responses.hasAny;
      const failed = isSilent ? [unresponsiveService(base ?? '', unanswered)] : unanswered.map(failedRead);
      return [...warnings.values(), ...failed];
    },
    async results() {
      const all = (await Promise.all(running.values())).map(settle);
      return all.sort((left, right) => (left.key < right.key ? -1 : 1));
    },
    async read(name, source, params, { toEnd = false } = {}) {
      const single = requestKey(source, params);
      const request = { key: toEnd ? `all ${single}` : single, source: name };
      const reading =
        running.get(request.key) ??
        send(request, source, params, toEnd).catch((thrown: unknown) =>
          recover(
            request,
            thrown instanceof ContentError ? thrown : new ContentError('invalid', String(thrown)),
            toEnd,
          ),
        );
      running.set(request.key, reading);
      return settle(await reading);
    },
  };
}
