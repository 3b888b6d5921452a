import { describe, expect, it } from 'vitest';
import { scrub } from '../../src/render/reporting/scrub.ts';
import { shiftWindows, slowInteractions } from '../../src/render/reporting/web-vitals.ts';

describe('a text in a report', () => {
  it.each([
    [
      'a query and an anchor',
      'GET https://a.example/x?email=ada#top failed',
      'GET https://a.example/x failed',
    ],
    ['a relative query', 'at /search?q=ada%20l', 'at /search'],
    ['a name and a password in a URL', 'https://ada:secret@a.example/x', 'https://a.example/x'],
    ['an address', 'No account for ada.lovelace+x@mail.example.com.', 'No account for [email]'],
    ['an encoded address', 'user=ada%40example.com', 'user=[email]'],
    ['a number of a card, a phone', '4111 1111-1111.1111 or +44 (0)20 7946 0000', '[number] or [number]'],
    ['an id', 'order 3f2b8c9e-1d2f-4a5b-8c7d-9e0f1a2b3c4d', 'order [id]'],
    ['a token', `Bearer ${'aB3'.repeat(12)}`, 'Bearer [token]'],
    ['a place in a file', '/assets/core-Dk3Fa.js:12:3456', '/assets/core-Dk3Fa.js:12:3456'],
    ['a question', 'Is it? Yes, 2 of 3.', 'Is it? Yes, 2 of 3.'],
  ])('has no %s', (_, text, expected) => {
    expect(scrub(text)).toBe(expected);
  });

  it('is short, and a long text does not take long', () => {
    expect(scrub('a '.repeat(5000))).toHaveLength(300);
    for (const hostile of ['@', '1 ', 'a@', '/?', '%40', 'x://'])
      expect(scrub(hostile.repeat(100_000)).length).toBeLessThanOrEqual(300);
  });
});

describe('layout shifts', () => {
  const largest = (...entries: readonly (readonly [at: number, value: number])[]) => {
    const shifts = shiftWindows();
    for (const [at, value] of entries) shifts.add(at, value);
    return Math.round(shifts.largest() * 100) / 100;
  };

  it('are summed as long as less than a second is between them', () => {
    expect(largest([100, 0.1], [1099, 0.1], [2098, 0.1])).toBe(0.3);
    expect(largest([100, 0.1], [1100, 0.1], [1200, 0.05])).toBe(0.15);
  });

  it('are summed for five seconds at most, and the worst window counts', () => {
    const steady = Array.from({ length: 12 }, (_, index) => [index * 900, 0.1] as const);
    expect(largest(...steady)).toBe(0.6);
    expect(largest([0, 0.4], [9000, 0.1])).toBe(0.4);
    expect(largest()).toBe(0);
  });
});

describe('interactions', () => {
  const slowest = (count: number, ...durations: readonly number[]) => {
    const interactions = slowInteractions();
    durations.forEach((duration, index) => {
      interactions.add(index + 1, duration);
    });
    return interactions.slowest(count);
  };

  it('count by the slowest, and on a long visit without one of each fifty', () => {
    expect(slowest(0)).toBeUndefined();
    expect(slowest(3, 40, 300, 56)).toBe(300);
    expect(slowest(49, 40, 300, 56)).toBe(300);
    expect(slowest(50, 40, 300, 56)).toBe(56);
    expect(slowest(400, 40, 300)).toBe(40);
    expect(slowest(60, ...Array.from({ length: 60 }, (_, index) => index))).toBe(58);
  });

  it('have the duration of their slowest event', () => {
    const interactions = slowInteractions();
    for (const duration of [48, 120, 64]) interactions.add(7, duration);
    expect([interactions.slowest(1), interactions.seen()]).toEqual([120, 1]);
  });
});
