/**
 * Measures ages. A time may be in the future, if this machine's clock was set back or another machine that shares the store has set the
 * time.
 * @param now returns the time in milliseconds since 1970
 */
export function clock(now: () => number) {
  return {
    /** Whether a time is less than `ms` before or after now. */
    isWithin: (ms: number, time: number) => Math.abs(now() - time) < ms,
  };
}
