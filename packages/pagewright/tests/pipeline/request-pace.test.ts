import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TransientError } from '../../src/content/requests/send-request.ts';
import { createPace } from '../../src/pipeline/reading/request-pace.ts';

const maxWait = 120_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The results of many requests, and how long they took in milliseconds. */
async function resultsOf(count: number, attempt: () => Promise<string>) {
  const pace = createPace({ maxWait, print: () => {} });
  const start = Date.now();
  let settled: readonly PromiseSettledResult<string>[] | undefined;
  const all = Array.from({ length: count }, () => pace.run(attempt));
  void Promise.allSettled(all).then((results) => {
    settled = results;
  });
  while (!settled && Date.now() - start < 10 * maxWait) await vi.advanceTimersByTimeAsync(1_000);
  return { statuses: (settled ?? []).map(({ status }) => status), took: Date.now() - start };
}

describe('many requests to a service', () => {
  it.each([
    ['without Retry-After', 429, 0],
    ['with a short Retry-After', 429, 10_000],
    ['with a long Retry-After', 429, 60_000],
    ['with one that is longer than a build waits', 429, 3_600_000],
    ['because it is in maintenance', 503, 30_000],
    ['because it may be down', 503, 0],
  ])('that refuses all of them %s end in time, each of them sent', async (_, status, retryAfter) => {
    let sent = 0;
    const { statuses, took } = await resultsOf(200, async () => {
      sent += 1;
      throw new TransientError('http', 'Refused', status, retryAfter);
    });
    expect(new Set(statuses)).toEqual(new Set(['rejected']));
    expect(took).toBeLessThan(maxWait + 60_000);
    expect(sent).toBeGreaterThanOrEqual(200);
  });

  it('that accepts two in each second all succeed', async () => {
    const accepted = new Map<number, number>();
    const { statuses } = await resultsOf(60, async () => {
      const second = Math.floor(Date.now() / 1_000);
      const count = accepted.get(second) ?? 0;
      if (count === 2) throw new TransientError('http', 'Refused', 429);
      accepted.set(second, count + 1);
      return 'content';
    });
    expect(statuses).toEqual(Array.from({ length: 60 }, () => 'fulfilled'));
  });
});
