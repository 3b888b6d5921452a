// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeReport, report } from '../../../packages/pagewright/src/render/reporting/report.ts';

const told: unknown[][] = [];

beforeEach(() => {
  told.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((...words) => void told.push(words));
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
    const heard = vi.fn();
    addEventListener('pagewright:report', heard);
    const entry = { about: 'block-threw', file: 'home.json', block: 1, message: 'Error: no' } as const;
    report(entry);
    report({ ...entry });
    removeEventListener('pagewright:report', heard);
    expect(told).toEqual([['[pagewright] home.json, block 1: Error: no']]);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard.mock.calls[0]?.[0].detail).toEqual(entry);
  });

  it('is repeated with another message', () => {
    report({ about: 'content', message: 'one thing' });
    report({ about: 'content', message: 'another' });
    expect(told).toHaveLength(2);
  });
});
