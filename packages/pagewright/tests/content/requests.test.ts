import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryQuery } from '../../../pagewright-wordpress/src/wordpress.ts';
import type { ContentRequest } from '../../src/content/content-api.ts';
import { requestKey } from '../../src/content/requests/request-key.ts';
import { isSlug } from '../../src/content/sanitising/url-formats.ts';
import { slugText } from '../../src/content/slug-part.ts';
import { budget } from '../budget.ts';
import { hostileSlugs } from '../fixtures/hostile-slugs.ts';
import { sources } from '../sites/museum-code.ts';

const base = 'https://content.example';
const { api } = sources.articles;
const keyOf = (request: ContentRequest) => requestKey({ api, request: () => request }, {});

test('no slug changes the host, the depth or the query of a URL', () => {
  fc.assert(
    fc.property(hostileSlugs, (slug) => {
      for (const name of ['exhibition', 'article'] as const) {
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
    fc.property(hostileSlugs, (slug) => {
      const key = keyOf({ path: 'wp/v2/posts', query: entryQuery(slugText(slug)) });
      const url = new URL(base + key.slice('GET '.length));
      expect(url.pathname).toBe('/wp-json/wp/v2/posts');
      expect([...url.searchParams.keys()].sort()).toEqual(['_embed', 'per_page', 'slug', 'status']);
      expect(url.searchParams.get('slug')).toMatch(/^[^\t-\r ,]+$/);
    }),
    budget(100, 5_000),
  );
});

test('a valid slug is not changed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ropes', 'größe', '日本、東京', 'a_b-2', '107', '100%', "it's", 'a,b', '⚓-🚢'),
      (slug) => {
        expect(isSlug(slug)).toBe(true);
        const { path } = sources.exhibition.request({ slug });
        expect(decodeURIComponent(path)).toBe(`custom/v1/exhibitions/${slug}`);
      },
    ),
    budget(20, 20),
  );
});

test('WordPress gets a slug as it stores it, so it finds only the entry with this slug', () => {
  const slugOf = (slug: string) => {
    const key = keyOf({ path: 'wp/v2/posts', query: entryQuery(slugText(slug)) });
    return new URL(base + key.slice('GET '.length)).searchParams.get('slug');
  };
  expect(
    [
      'a,b',
      "it's",
      '1+1',
      'a b',
      '100%',
      'a.b',
      'a_b-2',
      '日本、東京',
      '%e6%97%a5',
      'Пирс',
      'Dock',
      'cut-%e3%81',
    ].map(slugOf),
  ).toEqual([
    'a%2cb',
    'it%27s',
    '1%2b1',
    'a%20b',
    '100%25',
    'a%2eb',
    'a_b-2',
    '日本、東京',
    '日',
    '%d0%9fирс',
    '%44ock',
    'cut-%e3%81',
  ]);
});

test('equal requests have equal keys in any order of their queries', () => {
  const path = 'wp/v2/posts';
  expect(keyOf({ path, query: { per_page: 2, _embed: true } })).toBe(
    'GET /wp-json/wp/v2/posts?_embed=true&per_page=2',
  );
  expect(keyOf({ path, query: { _embed: true, per_page: 2 } })).toBe(
    keyOf({ path, query: { per_page: 2, _embed: true } }),
  );
});
