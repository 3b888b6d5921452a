import { expect, test } from 'vitest';
import { wordpress } from '../src/wordpress.ts';

const { api, linkedEntries } = wordpress({ permalinks: { '/:year/:month/:slug': '/blog/:slug' } });
if (!linkedEntries) throw new Error('The adapter does not find entries');
const { kindOf, requests, entryAt } = linkedEntries;
const posts = { path: 'wp/v2/posts', query: { slug: 'x' } };
const categories = { path: 'wp/v2/categories', query: { slug: 'x' } };
const link = 'https://cms.example/2019/05/a-walk/';
const walk = { id: 7, slug: 'a-walk', link };

test.each([
  ['/?p=7', 'posts and pages'],
  ['/index.php?page_id=7', 'posts and pages'],
  ['/2019/05/a-walk/', 'posts and pages'],
  ['/index.php/a-walk', 'posts and pages'],
  ['/?attachment_id=7', 'attachments'],
  ['/?cat=7', 'categories'],
  ['/category/news/', 'categories'],
  ['/?tag=sea', 'tags'],
  ['/?author=7', 'authors'],
  ['/2019/05/', 'archives of a date'],
])('%s may mean one of the %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test.each([
  '/',
  '/?s=boats',
  '/wp-content/uploads/a.pdf',
  '/wp-admin/post.php?post=7',
  '/feed/',
  '/a-walk/feed/',
  '/xmlrpc.php',
  '/files/a.pdf',
])('%s cannot mean an entry', (path) => {
  expect(kindOf(path)).toBeUndefined();
});

test.each([
  ['/2019/05/a-walk', undefined, '/blog/a-walk'],
  ['/index.php/2019/05/a-walk', undefined, '/blog/a-walk'],
  ['/', '?p=7', undefined],
  ['/', '?utm=1', '/'],
  ['/contact', '?name=Ann', '/contact'],
  ['/wp-content/a.pdf', undefined, undefined],
])('%s with the query %s has the path %s on the site', (path, query, expected) => {
  expect(api.sitePathOf?.(path, query)).toBe(expected);
});

test('entries of a collection are found with one request by number and one by slug', () => {
  const paths = ['/?p=7', '/?p=8', '/2019/05/a-walk/', '/caf%C3%A9,-bar/', '/category/news/', '/?cat=9'];
  expect(requests(paths, posts).map(({ query }) => query)).toEqual([
    expect.objectContaining({ include: '7,8', per_page: 100 }),
    expect.objectContaining({ 'slug[0]': 'a-walk', 'slug[1]': 'café%2c-bar' }),
  ]);
  expect(requests(paths, categories).map(({ query }) => query)).toEqual([
    expect.objectContaining({ include: '9' }),
    expect.objectContaining({ 'slug[2]': 'news' }),
  ]);
  expect(requests(paths, { path: 'custom/v1/posts' })).toEqual([]);
});

test('a request never has more slugs or a longer URL than a server takes', () => {
  const paths = Array.from({ length: 250 }, (_, index) => `/${'日本語'.repeat(index % 20)}-${index}/`);
  const urls = requests(paths, posts).map((request) => api.urlOf(request));
  for (const url of urls) expect(url.length).toBeLessThan(8_000);
  const asked = requests(paths, posts).flatMap(({ query }) =>
    Object.keys(query ?? {}).filter((name) => name.startsWith('slug')),
  );
  expect(asked).toHaveLength(250);
});

test.each([
  ['/?p=7', 'a-walk', true],
  ['/2019/05/a-walk/', 'a-walk', true],
  ['/2019/05/A-walk', undefined, false],
  ['/a-walk/', 'a-walk', false],
  ['/?p=70', undefined, false],
  ['/category/a-walk/', undefined, false],
  ['/2019/05/', undefined, false],
])('%s means the entry %s', (path, slug, isExact) => {
  expect(entryAt(path, [walk])).toEqual(slug === undefined ? undefined : { slug, isExact });
});

test('a slug that several entries share says nothing, and an answer without a list neither', () => {
  expect(
    entryAt('/team/', [
      { id: 1, slug: 'team', link: 'https://cms.example/a/team/' },
      { id: 2, slug: 'team', link: 'https://cms.example/b/team/' },
    ]),
  ).toBeUndefined();
  expect(
    entryAt('/b/team/', [
      { id: 1, slug: 'team', link: 'https://cms.example/a/team/' },
      { id: 2, slug: 'team', link: 'https://cms.example/b/team/' },
    ]),
  ).toMatchObject({ isExact: true });
  expect(entryAt('/team/', { code: 'rest_no_route' })).toBeUndefined();
});

test('a slug in another script is found in its encoded form', () => {
  const entry = { id: 1, slug: '%e6%97%a5%e6%9c%ac', link: 'https://cms.example/%e6%97%a5%e6%9c%ac/' };
  expect(entryAt('/日本/', [entry])).toEqual({ slug: '日本', isExact: true });
  expect(entryAt('/%E6%97%A5%E6%9C%AC', [entry])).toEqual({ slug: '日本', isExact: true });
});
