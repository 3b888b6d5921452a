// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeReport, report } from '../../src/render/reporting/report.ts';

const logged: unknown[][] = [];

beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((...args) => void logged.push(args));
});
afterEach(() => vi.restoreAllMocks());

describe('a report', () => {
  it('has the file, the block, the query and the path in one line', () => {
    const line = describeReport({
      about: 'block-missing',
      file: 'service.json',
      block: 3,
      type: 'quote',
      query: 'service',
      path: 'quote.quote_content',
      message: 'is missing',
    });
    expect(line).toBe('service.json, block 3 (quote), query service, quote.quote_content: is missing');
  });

  it('omits unknown parts', () => {
    expect(describeReport({ about: 'content', query: 'GET /x', path: '', message: 'gone' })).toBe(
      'query GET /x: gone',
    );
  });

  it('is logged and dispatched as an event once', () => {
    const listener = vi.fn();
    addEventListener('pagewright:report', listener);
    const details = { about: 'block-threw', file: 'home.json', block: 1, message: 'Error: no' } as const;
    report(details);
    report({ ...details });
    removeEventListener('pagewright:report', listener);
    expect(logged).toEqual([['[pagewright] home.json, block 1: Error: no']]);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(listener.mock.calls[0]?.[0].detail).toEqual(details);
  });

  it('is repeated with another message', () => {
    report({ about: 'content', message: 'one thing' });
    report({ about: 'content', message: 'another' });
    expect(logged).toHaveLength(2);
  });
});
