import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sources } from '../../../../src/sources/source-registry.ts';
import { requestKey } from '../../src/content/requests/request-key.ts';
import { isSlug } from '../../src/content/sanitising/url-formats.ts';
import type { ContentRequest } from '../../src/content/source.ts';
import { budget } from '../budget.ts';

const hostile = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '../..',
    '%2e%2e',
    '%2e%2e%2fx',
    '?a=b',
    '#x',
    '//evil.example',
    '\u0000',
    'a,b',
    'a b',
    '',
    '%',
    '\ud800',
    '\\',
    'a/b',
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.constant('x'.repeat(4096)),
);
const base = 'https://content.example';

test('no slug changes the host, the depth or the query of a URL', () => {
  fc.assert(
    fc.property(hostile, (slug) => {
      for (const name of ['service', 'industry', 'software', 'platform', 'post'] as const) {
        const url = new URL(base + requestKey(sources[name], { slug }).slice('GET '.length));
        expect(url.origin).toBe(base);
        expect(url.pathname.split('/')).toHaveLength(6);
        expect(url.pathname.split('/')[5]?.length).toBeLessThan(2000);
        expect(url.pathname.endsWith('/')).toBe(false);
        expect(url.search + url.hash).toBe('');
      }
    }),
    budget(100, 5_000),
  );
});

test('no slug changes another value of a query or requests two entries', () => {
  fc.assert(
    fc.property(hostile, (slug) => {
      const url = new URL(base + requestKey(sources['case-study'], { slug }).slice('GET '.length));
      expect(url.pathname).toBe('/wp-json/wp/v2/case-studies');
      expect([...url.searchParams.keys()].sort()).toEqual(['_embed', 'per_page', 'slug', 'status']);
      expect(url.searchParams.get('slug')).toMatch(/^[^\s,]+$/);
    }),
    budget(100, 5_000),
  );
});

test('a valid slug is not changed', () => {
  fc.assert(
    fc.property(fc.constantFrom('pmo', 'größe', '日本', 'a_b-2', '107'), (slug) => {
      expect(isSlug(slug)).toBe(true);
      expect(decodeURIComponent(sources.service.request({ slug }).path)).toBe(`custom/v1/services/${slug}`);
    }),
    budget(20, 20),
  );
});

test('equal requests have equal keys in any order of their queries', () => {
  const { api } = sources.posts;
  const keyOf = (query: ContentRequest['query']) =>
    requestKey({ api, request: () => ({ path: 'wp/v2/posts', ...(query ? { query } : {}) }) }, {});
  expect(keyOf({ per_page: 2, _embed: true })).toBe('GET /wp-json/wp/v2/posts?_embed=true&per_page=2');
  expect(keyOf({ _embed: true, per_page: 2 })).toBe(keyOf({ per_page: 2, _embed: true }));
});
