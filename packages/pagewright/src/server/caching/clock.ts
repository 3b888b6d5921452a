/**
 * Whether a time is less than `ms` before or after now. It may be in the future, if this machine's clock was set back or another machine
 * that shares the store has set the time. Times are in milliseconds since 1970.
 */
export function isWithin(ms: number, time: number, now: number): boolean {
  return Math.abs(now - time) < ms;
}
