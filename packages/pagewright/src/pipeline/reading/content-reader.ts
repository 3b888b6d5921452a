import { chooseContent } from '../../content/choose-content.ts';
import { ContentError, contentErrorOf } from '../../content/content-error.ts';
import { contentTags } from '../../content/content-tags.ts';
import { isEmptyContent } from '../../content/empty-content.ts';
import { decodeBody, type ReadOptions, read } from '../../content/read.ts';
import type { Pace } from '../../content/requests/content-service-call.ts';
import { readKey, requestKey } from '../../content/requests/request-key.ts';
import type { Decoded, ReadableSource } from '../../content/source.ts';
import type { Warning } from '../warnings.ts';
import { lackingId } from './absence-check.ts';
import { type BuildWithdrawalsOptions, buildWithdrawals } from './build-withdrawals.ts';
import {
  doubtfulMissingEntry,
  droppedValue,
  failedRead,
  missingList,
  type ReadRequest,
  worseContent,
} from './content-warnings.ts';
import type { FindForeignImages } from './disallowed-images.ts';
import { type EarlierReads, noEarlierReads, unchangedResult } from './earlier-reads.ts';
import type { KeptContent, KeptEntry } from './kept-content.ts';
import {
  contentFingerprint,
  errorFingerprint,
  type ReadResult,
  readResult,
  responseDigest,
} from './read-result.ts';
import { createReadingLog, type ReadingLog } from './reading-log.ts';
import { createResponseLog, type RecordedRequest } from './response-log.ts';
import { createResultStore } from './result-store.ts';
import { createServiceHealth } from './service-health.ts';

export interface ContentReader extends Pick<ReadingLog, 'warnings'> {
  readonly log: ReadingLog;
  /**
   * Sends each request once and resolves to its result. Whether a missing entry counts as deleted depends on what else the
   * service returned, so the result of such a read is final only after all other reads.
   */
  read(
    name: string,
    source: ReadableSource,
    params: unknown,
    options?: Pick<ReadOptions, 'entries'>,
  ): Promise<ReadResult>;
  /** The result without content, which is not loaded if it is unchanged. A missing entry counts as deleted. */
  check(
    name: string,
    source: ReadableSource,
    params: unknown,
  ): Promise<Pick<ReadResult, 'fingerprint' | 'error'>>;
}

interface ContentReaderOptions extends BuildWithdrawalsOptions {
  /** URL of the content service; undefined if none is configured. */
  readonly base: string | undefined;
  /** In milliseconds. */
  readonly deadline: number;
  readonly pace?: Pace | undefined;
  readonly kept: KeptContent;
  /** Replaces `fetch`, for a service that is not public. */
  readonly fetch?: typeof fetch;
  /** Removes what no message may show, such as the credentials that `fetch` sends. */
  readonly hide?: (text: string) => string;
  /** True to accept responses that are worse than the content of an earlier build. */
  readonly allowShrink?: boolean;
  readonly earlier?: EarlierReads;
  readonly findImages?: FindForeignImages;
  /** Decodes the body of a response, as `decodeBody` does. @param source its name */
  readonly decode?: (source: string, body: unknown) => Promise<Decoded<unknown>>;
}

/** How to send a request. */
interface Call {
  readonly source: ReadableSource;
  readonly params: unknown;
  /** See `ReadOptions`. */
  readonly entries: number | undefined;
}

/** Reads content for a build. Falls back to the content of an earlier build. */
export function createContentReader(options: ContentReaderOptions): ContentReader {
  const { base, deadline, pace, kept, allowShrink = false, earlier = noEarlierReads } = options;
  const { findImages = () => [], decode, fetch: send = fetch, hide } = options;
  const withdrawals = buildWithdrawals(kept, options, { base, deadline, pace, fetch: send });
  const results = createResultStore(kept);
  const health = createServiceHealth();
  const responses = createResponseLog(send, hide);
  const log = createReadingLog(base, () => responses.hasAny);

  async function sendAndAccept(
    request: ReadRequest,
    { source, params, entries }: Call,
    response: RecordedRequest,
  ): Promise<ReadResult> {
    // Until the service responds to any request, one that timed out fails all later ones at once.
    if (log.firstUnanswered && !responses.hasAny) throw log.firstUnanswered.error;
    let same: ReadResult | undefined;
    const arrived = await read(source, params, {
      base,
      deadline,
      pace,
      fetch: response.fetch,
      entries,
      decode: async (body) => {
        same = entries === undefined ? sameResponse(request, responseDigest(source, response)) : undefined;
        if (same) return { content: same.content, issues: [] };
        return decode ? decode(request.source, body) : decodeBody(source, body, { base });
      },
    });
    return same ?? accept(request, { source, params, entries }, arrived, responseDigest(source, response));
  }

  /** The content of the previous build, if its response was the same. Decoding and cleaning it again would take longer. */
  function sameResponse(request: ReadRequest, digest: string | undefined): ReadResult | undefined {
    const record = earlier.last(request.key);
    if (!record || digest === undefined || record.digest !== digest) return undefined;
    const same = unchangedResult(request, record, kept);
    if (!same) return undefined;
    log.note(request.key, record);
    health.noteContent(request.key, same.content);
    return same;
  }

  /** Uses a response, unless the content of an earlier build is better. */
  function accept(
    request: ReadRequest,
    { source, params }: Call,
    arrived: Decoded<unknown>,
    digest: string | undefined,
  ): ReadResult {
    const { key, source: name } = request;
    const asked = { key, name, source, params };
    const held = allowShrink || withdrawals.isAccepted(asked) ? undefined : withdrawals.current(asked);
    // A change of the list is the sign that its last entry is gone.
    const isEmptied = isEmptyContent(arrived.content) && withdrawals.isChanged(asked);
    if (held && !isEmptied && chooseContent(held, arrived) === held)
      return holdBack(asked, held, worseContent(request, held, arrived));
    const fresh = {
      fingerprint: contentFingerprint(kept.stage(key, arrived), digest),
      ...(digest === undefined ? {} : { digest }),
    };
    const result = { ...readResult(request, arrived), ...fresh };
    health.noteContent(key, arrived.content);
    const warnings = arrived.issues.map((issue) => droppedValue(request, issue));
    const tags = contentTags(name, source, params);
    log.note(key, { source: name, params, tags, ...fresh, warnings, images: findImages(result) });
    return result;
  }

  /** Uses content of an earlier build instead of a response. */
  function heldResult(request: ReadRequest, held: KeptEntry): ReadResult {
    const result = { ...readResult(request, held), fingerprint: contentFingerprint(held.stored, undefined) };
    log.noteHeld(result, findImages(result));
    return result;
  }

  /** Uses content of an earlier build, because what the service returns looks like a failure. */
  function holdBack(
    read: Parameters<typeof withdrawals.heldKey>[0],
    held: KeptEntry,
    warning: Warning,
  ): ReadResult {
    log.warn(warning);
    log.noteHoldBack({ key: withdrawals.heldKey(read), what: warning.text });
    return heldResult({ key: read.key, source: read.name }, held);
  }

  /** The result of a failed request: kept content where there is some, else the error. */
  async function recover(
    request: ReadRequest,
    call: Call,
    error: ContentError,
    message: string | undefined,
  ): Promise<ReadResult> {
    const failed = { ...request, error, fingerprint: errorFingerprint(error) };
    if (error.kind === 'not-configured') return failed;
    log.noteFailure();
    if (error.kind === 'not-found') {
      if (call.entries !== undefined) log.warn(missingList(request, error));
      return failed;
    }
    const held = withdrawals.current({ key: request.key, source: call.source });
    const failure = { ...request, error, held, message };
    log.noteFailed(failure);
    if (error.kind === 'network' || error.kind === 'timeout') log.noteUnanswered(failure);
    else log.warn(failedRead(failure));
    return held ? heldResult(request, held) : failed;
  }

  /** A missing entry counts as withdrawn only if something says so. */
  async function settle(result: ReadResult, { source, params }: Call): Promise<ReadResult> {
    const { error, key, source: name } = result;
    if (error?.kind !== 'not-found' || allowShrink) return result;
    const held = kept.lastGood(key);
    if (!held) return result;
    const asked = { key, name, source, params };
    const isWithdrawn = await withdrawals.isWithdrawn(asked, held);
    if (isWithdrawn ?? health.isReallyMissing(key, error)) return result;
    return holdBack(asked, held, doubtfulMissingEntry(result, error, held, lackingId(source, held.content)));
  }

  /** The result for content that was withdrawn, whether or not the service can be reached. */
  function withdrawn(request: ReadRequest): ReadResult {
    const error = new ContentError('not-found', 'The content service has withdrawn this entry');
    return { ...request, error, fingerprint: errorFingerprint(error) };
  }

  async function readOnce(request: ReadRequest, call: Call): Promise<ReadResult> {
    if (withdrawals.isAnnounced({ name: request.source, ...call })) return withdrawn(request);
    const record = earlier.unchanged(request.key);
    const unchanged = record && unchangedResult(request, record, kept);
    if (unchanged) {
      log.note(request.key, record);
      return unchanged;
    }
    const response = responses.record();
    try {
      return await sendAndAccept(request, call, response);
    } catch (thrown) {
      const { firstUnanswered: first } = log;
      const message = first?.error === thrown ? first?.message : response.message;
      return recover(request, call, contentErrorOf(thrown), message);
    }
  }

  function resultOf(name: string, call: Call): Promise<ReadResult> {
    const request = { key: readKey(call.source, call.params, call.entries), source: name };
    return results.get(request.key) ?? results.add(request.key, readOnce(request, call));
  }

  return {
    log,
    get warnings() {
      return log.warnings;
    },
    async read(name, source, params, { entries } = {}) {
      const call = { source, params, entries };
      return settle(await resultOf(name, call), call);
    },
    async check(name, source, params) {
      const key = requestKey(source, params);
      const record = earlier.unchanged(key);
      if (!record) return resultOf(name, { source, params, entries: undefined });
      log.note(key, record);
      return { fingerprint: record.fingerprint };
    },
  };
}
