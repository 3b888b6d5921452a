/**
 * Measures ages. A time may be ahead: the clock of the machine was set back, or another machine that shares the store has set the time.
 * @param now the time in milliseconds since 1970
 */
export function clock(now: () => number) {
  return {
    /** Whether a time is less than `ms` away. */
    isWithin: (ms: number, time: number) => Math.abs(now() - time) < ms,
  };
}
