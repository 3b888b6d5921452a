import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshUntil, madeAt, thisDocumentMadeAt } from '../../src/render/queries/fresh-until.ts';

const now = Date.parse('2026-03-12T10:00:00Z');

interface Metric {
  readonly name: string;
  readonly description: string;
}

class NavigationTiming {
  readonly serverTiming: readonly Metric[] | undefined;

  constructor(serverTiming?: readonly Metric[]) {
    this.serverTiming = serverTiming;
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('PerformanceNavigationTiming', NavigationTiming);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The `Server-Timing` metrics of the document. */
function withTimings(...timings: [name: string, description: string][]): void {
  const serverTiming = timings.map(([name, description]) => ({ name, description }));
  vi.stubGlobal('performance', { getEntriesByType: () => [new NavigationTiming(serverTiming)] });
}

test('a page is new for the configured time after it was made', () => {
  withTimings(['cache', 'hit'], ['made', '2026-03-12T09:59:30.000Z']);
  expect(freshUntil(thisDocumentMadeAt(), 60_000)).toBe(now + 30_000);
});

test.each([
  ['does not say when it was made', ['cache', 'hit']],
  ['has no valid time', ['made', 'yesterday']],
  ['was made in the future, because clocks differ', ['made', '2026-03-12T10:00:01.000Z']],
] satisfies [string, [string, string]][])('a page is not new if it %s', (_, timing) => {
  withTimings(timing);
  expect(freshUntil(thisDocumentMadeAt(), 60_000)).toBe(0);
});

test('a page is not new in a browser without Server-Timing', () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [new NavigationTiming()] });
  expect(freshUntil(thisDocumentMadeAt(), 60_000)).toBe(0);
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  expect(freshUntil(thisDocumentMadeAt(), 60_000)).toBe(0);
});

test('a script reads the time of a page from the header of its response', () => {
  expect(madeAt('cache;desc="hit", made;desc="2026-03-12T09:59:30.000Z"')).toBe(now - 30_000);
  expect(madeAt('cache;desc="hit"')).toBeNaN();
});
