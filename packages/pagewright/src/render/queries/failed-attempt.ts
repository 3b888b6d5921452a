import type { ContentError } from '../../content/content-error.ts';

/** A failed attempt at a read that SWR must retry. The state of the query does not change. */
export class FailedAttempt extends Error {
  /** Milliseconds until the next attempt. */
  readonly delay: number;
  /** The failure of the previous read, which the query shows until this read ends. */
  readonly shown: ContentError | undefined;

  constructor(delay: number, shown: ContentError | undefined) {
    super();
    this.delay = delay;
    this.shown = shown;
  }
}
