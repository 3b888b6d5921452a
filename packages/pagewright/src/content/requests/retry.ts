import { TransientError } from './send-request.ts';

const maxRetries = 3;
const firstDelay = 400;

/**
 * Milliseconds until the next retry. Undefined if no retry is useful: the failure is permanent, the retries are used up, or the deadline
 * comes first.
 * @param retries number of retries so far
 * @param left milliseconds until the deadline
 * @param random a number between 0 and 1, so that browsers do not all retry at the same time
 */
export function retryDelay(
  error: unknown,
  retries: number,
  left: number,
  random: number,
): number | undefined {
  if (!(error instanceof TransientError) || retries === maxRetries) return undefined;
  const delay = Math.max(error.retryAfter, firstDelay * 2 ** retries * (0.5 + random / 2));
  return delay < left ? delay : undefined;
}
