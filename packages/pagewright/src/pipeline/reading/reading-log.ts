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

/** The log of a build's requests. */
export interface ReadingLog {
  /** The successful requests by key. The next build need not repeat them while their content stays the same. */
  readonly records: ReadonlyMap<string, ReadRecord>;
  /** The failed requests by key, including requests that content of an earlier build has replaced. */
  readonly failed: ReadonlyMap<string, FailedRead>;
  /** Content of an earlier build that is used although the service has returned something else. */
  readonly held: readonly HeldBack[];
  /** True if a request failed, or if content of an earlier build is used instead of a response. */
  readonly hasFailures: boolean;
  /** Images that browsers will not show. */
  readonly images: readonly RequestImages[];
  /**
   * Reports failed requests, dropped values, and each use of content from an earlier build. Missing entries are reported elsewhere,
   * together with the paths that need them.
   */
  readonly warnings: readonly Warning[];
}

export interface WritableLog extends ReadingLog {
  warn(warning: Warning): void;
  /** Notes a successful request. */
  note(key: string, record: ReadRecord): void;
  /** Notes the use of content from an earlier build. */
  noteHeld(result: ReadResult, images: RequestImages['images']): void;
  noteHoldBack(held: HeldBack): void;
  noteFailure(): void;
  /** Notes and reports a failed request. */
  noteFailed(failed: FailedRead): void;
  /** The first request that got no response. */
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
