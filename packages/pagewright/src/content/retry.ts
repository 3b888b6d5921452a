import { TransientError } from './send-request.ts';

const mostRetries = 3;
const firstPause = 400;

/**
 * Milliseconds to wait before the next attempt; undefined when there is none: the failure stays, there were enough
 * attempts, or no time is left.
 * @param retries how often the request was retried
 * @param left milliseconds until the deadline
 * @param random a number between 0 and 1, so that browsers do not all retry at the same time
 */
export function retryDelay(
  error: unknown,
  retries: number,
  left: number,
  random: number,
): number | undefined {
  if (!(error instanceof TransientError) || retries === mostRetries) return undefined;
  const pause = Math.max(error.retryAfter, firstPause * 2 ** retries * (0.5 + random / 2));
  return pause < left ? pause : undefined;
}
