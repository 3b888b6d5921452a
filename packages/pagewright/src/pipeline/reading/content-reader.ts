import { contentErrorOf } from '../../content/content-error.ts';
import { decodeBody, type ReadOptions, read } from '../../content/read.ts';
import type { ServiceCall, ServiceCalls } from '../../content/requests/content-service-call.ts';
import { readKey, requestKey, serviceOfKey } from '../../content/requests/request-key.ts';
import type { Decoded, ReadableSource } from '../../content/source.ts';
import { type BuildWithdrawalsOptions, buildWithdrawals } from './build-withdrawals.ts';
import type { FindForeignImages } from './disallowed-images.ts';
import { type EarlierReads, type ReadRecord, unchangedResult } from './earlier-reads.ts';
import type { KeptContent } from './kept-content.ts';
import type { FindLeftOut } from './left-out-content.ts';
import type { FindFields } from './missing-fields.ts';
import { readChoice, type SeenBody } from './read-choice.ts';
import { type AskedRead, type ReadResult, responseDigest, withdrawnResult } from './read-result.ts';
import { readServices } from './read-services.ts';
import { createReadingLog, type ReadingLog } from './reading-log.ts';
import type { RecordedRequest } from './response-log.ts';
import { createResultStore } from './result-store.ts';
import { createServiceHealth } from './service-health.ts';

export interface ContentReader extends Pick<ReadingLog, 'warnings'> {
  readonly log: ReadingLog;
  /**
   * Sends each request once and resolves to its result. Whether a missing entry counts as deleted depends on other responses of the
   * service. So the result for a missing entry is final only after all other reads.
   */
  read(
    name: string,
    source: ReadableSource,
    params: unknown,
    options?: Pick<ReadOptions, 'entries'>,
  ): Promise<ReadResult>;
  /** The result without content. Does not load unchanged content. A missing entry counts as deleted. */
  check(
    name: string,
    source: ReadableSource,
    params: unknown,
  ): Promise<Pick<ReadResult, 'fingerprint' | 'error'>>;
}

interface ContentReaderOptions extends BuildWithdrawalsOptions, ServiceCall {
  /** How to call the further content services. */
  readonly others?: ServiceCalls['others'];
  readonly kept: KeptContent;
  /** Removes secrets from a message, such as the credentials that `fetch` sends. */
  readonly hide?: (text: string) => string;
  /** True to accept responses that are worse than the content of an earlier build. */
  readonly allowShrink?: boolean;
  readonly earlier?: EarlierReads;
  readonly findImages?: FindForeignImages;
  readonly findFields?: FindFields;
  readonly findLeftOut?: FindLeftOut;
  /**
   * Decodes the body of a response, as `decodeBody` does.
   * @param source name of the source
   */
  readonly decode?: (source: string, body: unknown) => Promise<Decoded<unknown>>;
}

interface ListRead extends AskedRead {
  /** See `ReadOptions`. */
  readonly entries: number | undefined;
}

function callsOf({
  base,
  deadline,
  pace,
  fetch: send = fetch,
  label,
  setting,
  others,
}: ContentReaderOptions) {
  return { main: { base, deadline, pace, fetch: send, label, setting }, others } satisfies ServiceCalls;
}

/** The result of the previous build, if its content was kept. */
function earlierResult(
  { key, name }: AskedRead,
  record: ReadRecord | undefined,
  kept: KeptContent,
  log: ReadingLog,
): ReadResult | undefined {
  const result = record && unchangedResult({ key, source: name }, record, kept);
  if (result) log.note(key, record);
  return result;
}

/** Reads content for a build. Falls back to the content of an earlier build. */
export function createContentReader(options: ContentReaderOptions): ContentReader {
  const { kept, findImages = () => [], decode, hide, allowShrink = false, earlier = {} } = options;
  const calls = callsOf(options);
  const serviceNamed = readServices(calls, hide);
  const withdrawals = buildWithdrawals(kept, options, calls);
  const results = createResultStore(kept);
  const health = createServiceHealth();
  const log = createReadingLog((key) => serviceNamed(serviceOfKey(key)));
  const serviceOf = ({ service }: ReadableSource) => serviceNamed(service);
  const choice = { kept, withdrawals, health, log, allowShrink, findImages, serviceOf };
  const { accept, recover, settle } = readChoice(choice);

  async function sendAndAccept(asked: ListRead, response: RecordedRequest): Promise<ReadResult> {
    // If one request has timed out and the service has not responded to any, all later requests fail immediately.
    const { name, source, params, entries } = asked;
    const { call, hasResponses } = serviceNamed(source.service);
    const unanswered = log.firstUnanswered(asked.key);
    if (unanswered && !hasResponses) throw unanswered.error;
    let same: ReadResult | undefined;
    let seen: SeenBody = {};
    const arrived = await read(source, params, {
      ...call,
      fetch: response.fetch,
      entries,
      decode: async (body) => {
        same = entries === undefined ? sameResponse(asked, responseDigest(source, response)) : undefined;
        if (same) return { content: same.content, issues: [] };
        seen = { body, fields: options.findFields?.(name, body), leftOut: options.findLeftOut?.(name, body) };
        return decode ? decode(name, body) : decodeBody(source, body, call);
      },
    });
    return same ?? accept(asked, { ...arrived, ...seen }, responseDigest(source, response));
  }

  /** The content of the previous build, if the response is the same. This is faster than decoding and cleaning it again. */
  function sameResponse(asked: AskedRead, digest: string | undefined): ReadResult | undefined {
    const record = earlier.last?.(asked.key);
    if (digest === undefined || record?.digest !== digest) return undefined;
    const same = earlierResult(asked, record, kept, log);
    if (same) health.noteContent(asked.key, same.content);
    return same;
  }

  async function readOnce(asked: ListRead): Promise<ReadResult> {
    if (withdrawals.isAnnounced(asked)) return withdrawnResult(asked);
    const unchanged = earlierResult(asked, earlier.unchanged?.(asked.key), kept, log);
    if (unchanged) return unchanged;
    const response = serviceNamed(asked.source.service).responses.record();
    try {
      return await sendAndAccept(asked, response);
    } catch (thrown) {
      const first = log.firstUnanswered(asked.key);
      const message = first?.error === thrown ? first?.message : response.message;
      return recover(asked, contentErrorOf(thrown), message, asked.entries !== undefined);
    }
  }

  const resultOf = (asked: ListRead): Promise<ReadResult> =>
    results.get(asked.key) ?? results.add(asked.key, readOnce(asked));

  return {
    log,
    get warnings() {
      return log.warnings;
    },
    async read(name, source, params, { entries } = {}) {
      const asked = { key: readKey(source, params, entries), name, source, params, entries };
      return settle(asked, await resultOf(asked));
    },
    async check(name, source, params) {
      const key = requestKey(source, params);
      const record = earlier.unchanged?.(key);
      if (!record) return resultOf({ key, name, source, params, entries: undefined });
      log.note(key, record);
      return { fingerprint: record.fingerprint };
    },
  };
}
