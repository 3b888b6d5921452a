import type { ServiceLabel, ServiceSetting } from '../../content/requests/content-service-call.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { Warning } from '../warnings.ts';
import { type FailedRead, failedRead, unresponsiveService } from './content-warnings.ts';
import type { RequestImages } from './disallowed-images.ts';
import type { ReadRecord } from './earlier-reads.ts';
import type { ReadResult } from './read-result.ts';

/** Content that a build holds back, because the response looks like a failure. */
export interface HeldBack {
  readonly key: string;
  /** Which content is held back, and why. */
  readonly what: string;
}

export type ReadingLog = ReturnType<typeof createReadingLog>;

/** A content service in the log of a build. */
export interface LoggedService {
  readonly base: string | undefined;
  /** What messages call the service; absent on a site with one. */
  readonly label?: ServiceLabel | undefined;
  readonly setting?: ServiceSetting | undefined;
  /** True after its first response. */
  readonly hasResponses: boolean;
}

/**
 * The log of a build's requests.
 * @param serviceOf returns the service of a request, by its key
 */
export function createReadingLog(serviceOf: (key: string) => LoggedService) {
  const records = new Map<string, ReadRecord>();
  const images = new Map<string, RequestImages>();
  const warnings = new Map<string, Warning>();
  const failed = new Map<string, FailedRead>();
  const held = new Map<string, HeldBack>();
  const unanswered = new Map<LoggedService, FailedRead[]>();
  let hasFailures = false;
  const warn = (warning: Warning) => void warnings.set(warning.text, warning);
  return {
    /** The successful requests by key. The next build need not repeat them while their content stays the same. */
    records,
    /** The failed requests by key, including requests that content of an earlier build has replaced. */
    failed,
    /** Content of an earlier build that is used although the service has returned something else. */
    get held(): readonly HeldBack[] {
      return [...held.values()];
    },
    /** Images that browsers will not show. */
    get images(): readonly RequestImages[] {
      return [...images.values()];
    },
    /** True if a request failed, or if content of an earlier build is used instead of a response. */
    get hasFailures() {
      return hasFailures;
    },
    /**
     * Reports failed requests, dropped values, and each use of content from an earlier build. Missing entries are reported elsewhere,
     * together with the paths that need them.
     */
    get warnings(): readonly Warning[] {
      const lost = [...unanswered].flatMap(([service, reads]) =>
        service.hasResponses ? reads.map(failedRead) : [unresponsiveService(service, reads)],
      );
      return [...warnings.values(), ...lost];
    },
    /** The first request to the service of a key that got no response. */
    firstUnanswered: (key: string) => unanswered.get(serviceOf(key))?.[0],
    warn,
    /** Notes a successful request. */
    note(key: string, record: ReadRecord): void {
      records.set(key, record);
      record.warnings.forEach(warn);
      images.set(key, { key, source: record.source, images: record.images });
    },
    /** Notes the use of content from an earlier build. */
    noteHeld({ key, source }: ReadResult, found: RequestImages['images']): void {
      hasFailures = true;
      images.set(key, { key, source, images: found });
    },
    noteHoldBack(each: HeldBack): void {
      held.set(each.key, each);
    },
    noteFailure(): void {
      hasFailures = true;
    },
    /** Notes and reports a failed request. */
    noteFailed(read: FailedRead): void {
      failed.set(read.key, read);
      const isUnanswered = read.error.kind === 'network' || read.error.kind === 'timeout';
      if (isUnanswered) getOrInsert(unanswered, serviceOf(read.key), () => []).push(read);
      else warn(failedRead(read));
    },
  };
}
