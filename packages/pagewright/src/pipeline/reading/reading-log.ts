import type { Warning } from '../warnings.ts';
import { type FailedRead, failedRead, unresponsiveService } from './content-warnings.ts';
import type { RequestImages } from './disallowed-images.ts';
import type { ReadRecord } from './earlier-reads.ts';
import type { ReadResult } from './read-result.ts';

/** Content that a build holds back, because what the service returns looks like a failure. */
export interface HeldBack {
  readonly key: string;
  /** What is held, and why. */
  readonly what: string;
}

/** What a build reports about its requests. */
export interface ReadingLog {
  /** The requests that were answered well, by key. The next build need not send them if their content stays the same. */
  readonly records: ReadonlyMap<string, ReadRecord>;
  /** The requests that failed, by key; also those for which content of an earlier build is used. */
  readonly failed: ReadonlyMap<string, FailedRead>;
  /** Content of an earlier build that is used although the service has returned something else, by key. */
  readonly held: readonly HeldBack[];
  /** True if a request failed, or if content of an earlier build is used instead of a response. */
  readonly hasFailures: boolean;
  /** Images that browsers will not show. */
  readonly images: readonly RequestImages[];
  /**
   * Reports failed requests, dropped values, and each use of content of an earlier build. Entries that do not exist are
   * reported elsewhere, where the path that needs them is known.
   */
  readonly warnings: readonly Warning[];
}

export interface WritableLog extends ReadingLog {
  warn(warning: Warning): void;
  /** Notes a request that was answered well. */
  note(key: string, record: ReadRecord): void;
  /** Notes that content of an earlier build is used. */
  noteHeld(result: ReadResult, images: RequestImages['images']): void;
  noteHoldBack(held: HeldBack): void;
  noteFailure(): void;
  /** Notes and reports a request that failed. */
  noteFailed(failed: FailedRead): void;
  /** The first request without a response. */
  readonly firstUnanswered: FailedRead | undefined;
}

/**
 * @param base URL of the content service
 * @param hasResponses returns true after the first response
 */
export function createReadingLog(base: string | undefined, hasResponses: () => boolean): WritableLog {
  const records = new Map<string, ReadRecord>();
  const images = new Map<string, RequestImages>();
  const warnings = new Map<string, Warning>();
  const failed = new Map<string, FailedRead>();
  const held = new Map<string, HeldBack>();
  const unanswered: FailedRead[] = [];
  let hasFailures = false;
  const warn = (warning: Warning) => void warnings.set(warning.text, warning);
  return {
    records,
    failed,
    get held() {
      return [...held.values()];
    },
    get images() {
      return [...images.values()];
    },
    get hasFailures() {
      return hasFailures;
    },
    get warnings() {
      const isSilent = unanswered.length > 0 && !hasResponses();
      const lost = isSilent ? [unresponsiveService(base ?? '', unanswered)] : unanswered.map(failedRead);
      return [...warnings.values(), ...lost];
    },
    get firstUnanswered() {
      return unanswered[0];
    },
    warn,
    note(key, record) {
      records.set(key, record);
      record.warnings.forEach(warn);
      images.set(key, { key, source: record.source, images: record.images });
    },
    noteHeld({ key, source }, found) {
      hasFailures = true;
      images.set(key, { key, source, images: found });
    },
    noteHoldBack(each) {
      held.set(each.key, each);
    },
    noteFailure() {
      hasFailures = true;
    },
    noteFailed(read) {
      failed.set(read.key, read);
      if (read.error.kind === 'network' || read.error.kind === 'timeout') unanswered.push(read);
      else warn(failedRead(read));
    },
  };
}
