import { ContentError } from './source.ts';

/** Time as reading sees it, so that a test may own it. Milliseconds. */
export interface Clock {
  now(): number;
  /** Calls `act` once after a while; what it returns calls that off. */
  after(ms: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Gives the outcome of `work`, or rejects with ContentError('timeout') after `ms`, or with the reason of `signal` when
 * that aborts; `work` is told by its own signal. Ends in time even if `work` does not listen.
 */
export function byDeadline<Outcome>(
  ms: number,
  signal: AbortSignal | undefined,
  clock: Clock,
  work: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const end = (reason: unknown) => {
      reject(reason);
      controller.abort(reason);
    };
    const abort = () => end(signal?.reason);
    if (signal?.aborted) return abort();
    const callOff = clock.after(ms, () =>
      end(new ContentError('timeout', 'The content service did not answer in time')),
    );
    signal?.addEventListener('abort', abort, { once: true });
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        callOff();
        signal?.removeEventListener('abort', abort);
      });
  });
}

/** Waits, or rejects with the reason of `signal` when that aborts first. */
export function pause(ms: number, signal: AbortSignal, clock: Clock): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const abort = () => {
      callOff();
      reject(signal.reason);
    };
    const callOff = clock.after(ms, () => {
      signal.removeEventListener('abort', abort);
      resolve();
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}
