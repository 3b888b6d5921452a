import { describe, expect, it } from 'vitest';
import { type UrlParams, urlQuery, urlValues } from '../../src/grammar/url-params.ts';

const params: UrlParams = {
  q: { type: 'string', maxLength: 12 },
  page: { type: 'integer', minimum: 1, maximum: 50, default: 1 },
  sort: { type: 'string', enum: ['newest', 'oldest'], default: 'newest' },
};
const defaults = { page: 1, sort: 'newest' };

describe('the values of a URL', () => {
  it.each([
    ['', defaults],
    ['?q=tax&page=3&sort=oldest', { q: 'tax', page: 3, sort: 'oldest' }],
    ['?q=tax+and%20more', { ...defaults, q: 'tax and more' }],
    ['?q=%00%0A+tax%09%09law+', { ...defaults, q: 'tax law' }],
    ['?q=to%CC%88n', { ...defaults, q: 'tön' }],
    [
      '?q=%F0%9F%98%80%F0%9F%98%80%F0%9F%98%80%F0%9F%98%80%F0%9F%98%80%F0%9F%98%80%F0%9F%98%80',
      { ...defaults, q: '😀'.repeat(7) },
    ],
    ['?q=one&q=two', { ...defaults, q: 'one' }],
    ['?q=%FF%', { ...defaults, q: '\uFFFD%' }],
    ['?__proto__=x&constructor=y&utm_source=z', defaults],
  ])('%s', (search, expected) => {
    expect(urlValues(params, search)).toEqual(expected);
  });

  it.each([
    '?q=',
    '?q=++%09',
    `?q=${'x'.repeat(13)}`,
    '?page=0',
    '?page=51',
    '?page=1.5',
    '?page=1e1',
    '?page=0x10',
    '?page=%202',
    '?page=two',
    '?sort=Newest',
    '?sort=constructor',
  ])('are the defaults, or missing, for %s', (search) => {
    expect(urlValues(params, search)).toEqual(defaults);
  });

  it('have at most 200 characters unless they have a limit of their own', () => {
    const any: UrlParams = { q: { type: 'string' } };
    expect(urlValues(any, `?q=${'x'.repeat(200)}`)).toEqual({ q: 'x'.repeat(200) });
    expect(urlValues(any, `?q=${'x'.repeat(201)}`)).toEqual({});
  });

  it('have one query for all URLs that mean the same', () => {
    const queryOf = (search: string) => urlQuery(params, urlValues(params, search));
    expect(queryOf('?sort=oldest&x=1&q=+tax++law')).toBe('?q=tax+law&sort=oldest');
    expect(queryOf('?page=007&q=tax')).toBe('?q=tax&page=7');
    expect(queryOf('?page=1&sort=newest&q=')).toBe('');
    expect(queryOf(queryOf('?q=50%25%26%3Cb%3E'))).toBe('?q=50%25%26%3Cb%3E');
  });
});
