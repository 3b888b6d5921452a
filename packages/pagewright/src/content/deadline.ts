import { ContentError } from './source.ts';

/** The clock of a read, in milliseconds. Tests replace it. */
export interface Clock {
  now(): number;
  /** Calls `act` once after `ms`, unless what it returns is called before. */
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
 * that aborts; the signal that `work` gets aborts too. Ends in time even if `work` ignores it.
 */
export function withDeadline<Outcome>(
  ms: number,
  signal: AbortSignal | undefined,
  clock: Clock,
  work: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const late = new AbortController();
    const inTime = AbortSignal.any(signal ? [signal, late.signal] : [late.signal]);
    inTime.throwIfAborted();
    const cancel = clock.after(ms, () =>
      late.abort(new ContentError('timeout', 'The content service did not answer in time')),
    );
    inTime.addEventListener('abort', () => reject(inTime.reason));
    work(inTime).then(resolve, reject).finally(cancel);
  });
}

/** Waits, or rejects with the reason of `signal` when that aborts first. */
export function pause(ms: number, signal: AbortSignal, clock: Clock): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const abort = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', abort);
      resolve();
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}
