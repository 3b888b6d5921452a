import { expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import { fill } from '../../src/grammar/fill.ts';
import type { PagePlan } from '../../src/grammar/plans/page-plan.ts';
import { diagnosticsOf, readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();

const config = `{
  "route": ["/posts", "/articles"],
  "head": { "title": "Posts", "description": "All posts." },
  "paging": { "list": "posts", "size": 5, "head": { "title": "Posts, page {route.page}" }, "feed": true },
  "data": {
    "posts": { "source": "posts", "failed": { "fallback": "posts", "notice": "Old posts" } },
    "service": { "source": "service", "params": { "slug": "security" } }
  },
  "blocks": [
    { "type": "banner", "props": { "title": "Page {route.page}" } },
    { "type": "prose", "only": { "page": ["1"] }, "props": { "text": "{service.title}" } },
    { "type": "prose", "except": { "page": ["1"] }, "props": { "text": "Older posts" } },
    { "type": "cards", "props": { "heading": "Posts", "cards": [{ "each": "{posts}", "show": { "title": "{item.title}" } }] } },
    { "type": "prose", "props": { "text": "Pages", "tags": [{ "each": "{paging}", "show": "{item.page}" }] } }
  ]
}
`;
const withConfig = (from: string | RegExp = '', to = '') =>
  withFiles(fixtureSite, {
    'list.json': config.replace(from, to),
    '_fallbacks/posts.json': '{ "source": "posts", "content": [{ "id": 1, "title": "One", "slug": "one" }] }',
  });

it('makes two pages of one config: one for the first page of the list, and one for all others', () => {
  const { diagnostics, pages, fallbacks, redirects } = check(withConfig());
  expect(diagnostics).toEqual([]);
  const lists = pages.filter(({ file }) => file.startsWith('list'));
  const summary = ({ file, routes, paging, feed, queries, blocks }: PagePlan) => ({
    file,
    routes,
    paging,
    feed,
    queries: Object.keys(queries),
    fallback: queries.posts?.failed.fallback,
    blocks: blocks.filter(({ place }) => place.file === 'list.json').map(({ place }) => place.block),
  });
  expect(lists.map(summary)).toEqual([
    {
      file: 'list.json',
      routes: ['/posts', '/articles'],
      paging: undefined,
      feed: 'posts',
      queries: ['posts', 'service', 'paging'],
      fallback: 'posts',
      blocks: [1, 2, 4, 5],
    },
    {
      file: 'list~page.json',
      routes: ['/posts/page/:page'],
      paging: { first: '/posts' },
      feed: undefined,
      queries: ['posts', 'paging'],
      fallback: undefined,
      blocks: [1, 3, 4, 5],
    },
  ]);
  const [first, further] = lists;
  const route = { page: '3' };
  const paging = [{ page: '1', next: '2' }, { page: '2' }];
  const shown = (page: PagePlan | undefined, scope: object) => [
    page && fill(page.queries.posts?.params ?? page.head, { ...scope }),
    page && fill(page.head, { ...scope, paging }),
    page?.blocks[0] && fill(page.blocks[0].props, { ...scope }),
  ];
  expect(shown(first, {})).toMatchObject([
    { per_page: 5 },
    { title: 'Posts', description: 'All posts.', paging: { page: '1', pages: paging } },
    { title: 'Page 1' },
  ]);
  expect(shown(further, { route })).toMatchObject([
    { per_page: 5, page: '3' },
    { title: 'Posts, page 3', description: 'All posts.', paging: { page: '3', pages: paging } },
    { title: 'Page 3' },
  ]);
  expect(redirects).toEqual([{ from: '/posts/page/1', to: '/posts' }]);
  // Without a count, the list has one page.
  expect(fallbacks[further?.queries.paging?.failed.fallback ?? '']?.content).toEqual([{ page: '1' }]);
});

it.each([
  [
    'a title without the number of the page',
    'page {route.page}"',
    'older"',
    'shared-title list.json "Posts, older"',
  ],
  [
    'a misspelt param of the route',
    'Page {route.page}',
    'Page {route.pgae}',
    'unknown-route-param list.json "Page {route.pgae}"',
  ],
  [
    'a number that no page has',
    '"only": { "page": ["1"]',
    '"only": { "page": ["first"]',
    'impossible-value list.json "first"',
  ],
  [
    'a list without links to its pages',
    '"{paging}"',
    '"{posts}"',
    'unused-query list.json "paging"',
    'unknown-field list.json "{item.page}"',
  ],
  [
    'a misspelt query that paging and a block agree on',
    '"posts": { "source"',
    '"post": { "source"',
    'unused-query list.json "post"',
  ],
  ['a misspelt list', '"list": "posts"', '"list": "psots"', 'paging-list list.json "psots"'],
  ['a size that the source does not allow', '"size": 5', '"size": 0', 'number-range list.json 0'],
  [
    'a query that nothing uses on any page',
    '"{service.title}"',
    '"Text"',
    'unused-query list.json "service"',
  ],
  [
    'a misspelt head of further pages',
    '"head": { "title": "Posts, page',
    '"head": { "titel": "Posts, page',
    'unknown-key list.json "titel"',
  ],
  ['a list without a size', '"size": 5, ', '', 'missing-key list.json "paging"'],
  [
    'further pages without a head',
    '"head": { "title": "Posts, page {route.page}" }, "feed"',
    '"feed"',
    'missing-key list.json "paging"',
  ],
  [
    'a route with the number of the page',
    '["/posts", "/articles"]',
    '["/posts/page/:page", "/articles"]',
    'paging-param list.json "/posts/page/:page"',
  ],
  [
    'a query with the name of the list of pages',
    '"data": {',
    '"data": { "paging": { "source": "posts" },',
    'reserved-name list.json "paging"',
  ],
  ['paging that was forgotten', /"paging": \{.*\n/, '', 'unknown-route-param list.json "Page {route.page}"'],
  ['what other programs call the size', '"size": 5', '"per_page": 5', 'unknown-key list.json "per_page"'],
  [
    'what other programs call the list',
    '"list": "posts"',
    '"query": "posts"',
    'unknown-key list.json "query"',
  ],
  ['a list that no source counts', '"list": "posts"', '"list": "service"', 'paging-list list.json "service"'],
  [
    'the number of the page, read from the list of all pages',
    'page {route.page}"',
    'page {paging.page}"',
    'path-through-list list.json "Posts, page {paging.page}"',
  ],
  ['what other programs call paging', '"paging": {', '"pagination": {', 'unknown-key list.json "pagination"'],
  ['paging without its values', /"paging": \{.*\n/, '"paging": true,\n', 'wrong-type list.json true'],
  [
    'a list whose source does not exist',
    '"source": "posts"',
    '"source": "wp/v2/posts"',
    'unknown-source list.json "wp/v2/posts"',
  ],
  ['another name for the list of pages', '"{paging}"', '"{numbers}"', 'unknown-query list.json "{numbers}"'],
  [
    'a head of further pages without a title',
    '"head": { "title": "Posts, page {route.page}" }, "feed"',
    '"head": { "description": "More posts." }, "feed"',
    'missing-key list.json "head"',
  ],
  ['a misspelt field of a list', '{item.title}', '{item.titel}', 'unknown-field list.json "{item.titel}"'],
])('reports %s once', (_, from, to, ...expected) => {
  expect(diagnosticsOf(withConfig(from, to))).toEqual(expected);
});
