import { onTestFinished, vi } from 'vitest';

const speed = 20;
const stepMs = 5;

/** Runs timers and dates twenty times as fast until the test ends, so that retries take little time. */
export function speedUpTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const steps = setInterval(() => vi.advanceTimersByTime(speed * stepMs), stepMs);
  onTestFinished(() => {
    clearInterval(steps);
    vi.useRealTimers();
  });
}
