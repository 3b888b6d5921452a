import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { withDeadline } from '../../src/content/requests/deadline.ts';

describe('work with a deadline', () => {
  it.each([undefined, new AbortController().signal])(
    'leaves no listener on its signal, because that would keep the work in memory',
    async (outer) => {
      const signals: AbortSignal[] = [];
      await withDeadline(1_000, outer, async (signal) => void signals.push(signal));
      await withDeadline(1_000, outer, async (signal) => {
        signals.push(signal);
        throw new Error('failed');
      }).catch(() => {});
      expect(signals).toHaveLength(2);
      for (const signal of signals) expect(getEventListeners(signal, 'abort')).toEqual([]);
    },
  );
});
