import { ContentError } from '../content-error.ts';

/**
 * Settles like `work`. Rejects with ContentError('timeout') after `ms`, or with the reason of `signal` when it aborts. Both also abort the
 * signal that `work` receives. Rejects in time even if `work` ignores its signal.
 */
export function withDeadline<Result>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timeout = new AbortController();
    const either = AbortSignal.any(signal ? [signal, timeout.signal] : [timeout.signal]);
    either.throwIfAborted();
    const timer = setTimeout(
      () => timeout.abort(new ContentError('timeout', 'The content service did not answer in time')),
      ms,
    );
    const abort = () => reject(either.reason);
    either.addEventListener('abort', abort);
    work(either)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        // Node keeps a combined signal for ever while it has a listener, with everything that the listener references.
        either.removeEventListener('abort', abort);
      });
  });
}

/** Resolves after `ms`. Rejects with the reason of `signal` if it aborts first. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
  });
}
