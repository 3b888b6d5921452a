import type { ContentError } from '../../content/source.ts';

/**
 * One attempt of a read has failed and another one follows. SWR retries what rejects with this; it is no state of the
 * query, which shows what it showed before.
 */
export class FailedAttempt extends Error {
  /** Milliseconds until the next attempt. */
  readonly pause: number;
  /** The failure of the read before this one, which the query shows until this read ends. */
  readonly shown: ContentError | undefined;

  constructor(pause: number, shown: ContentError | undefined) {
    super();
    this.pause = pause;
    this.shown = shown;
  }
}
